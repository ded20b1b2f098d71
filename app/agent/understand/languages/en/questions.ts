import type { Phrasebook } from "../../phrases/phrasebook";
import { pattern } from "../../phrases/verbose";

/** What asks, and what it asks about. */
export const questions = {
  ask: pattern`
    ^(?:
      sh(?:all|ould) (?:i|we)|(?:run|go|walk|talk)(?: me)? (?:through|over)|remind me (?:what|when|where|who|which)
      |any|what|what's|whats|when|when's|whens|where|where's|wheres|who|who's|whos|whom|which|how|how's|hows|why|is|are|am|do|does
      |did|was|were|will|have(?! an? remind)|has|any|anything|show|list|check|find|search|look|pull|tell(?! me (?:later )?to\b)|view|see
      |give(?! me an? (?:\w+ )?(?:remind|nudge|heads|alert))|read|display|bring up|double check|know|let me know(?! .{1,25} (?:before|ahead of|prior to)\b)
      |remember|review my|browse|share my|lookup|fetch|get me|get (?:the|my|our) (?=\w+ (?:of|for) )|agenda
      |schedule\?|open my|open up(?! an? remind)|i (?:forgot|forget|can't remember|think i have|wonder|was wondering)
    )\b
  `,
  free: pattern`
    \b(?:
      (?:can|could|should) \w+ and (?:i|me) (?:meet|talk|chat|catch up|sync|get together|have|do)\b
      |how free (?:am|is|are|will|does|do)\b
      |(?:am|are|is|be|will|'m|was) (?:
        i|we|me|my (?:schedule|calendar|day|week|morning|afternoon|evening)|the (?:day|week)|everyone|both
      )?\s?(?:be |going to be |currently )*(?:totally |completely |all )?(?:
        free|available|availble|avaliable|avail|open|busy|booked|occupied|clear
      )\b|(?:i'm|im|i am|i'll be|i will be|we're|we are) (?:free|available|availble|avaliable|avail|busy|open)
      |(?<!\b(?:best|highest|cheapest|latest|newest)\b.{0,40})availab\w*(?! (?:\w+ )?(?:class|cours|job|position|room|flight|hotel|ticket))|availability|free (?:time|slots?|spots?|times|hours?|day|on|at|that|this|tomorrow|today|for)
      |(?:open|empty|available) (?:slots?|spots?|times?|windows?|spaces?)|openings?
      |(?:schedule|calendar|day|week|afternoon|morning) (?:is |look |looks )?(?:free|open|clear|empty)
      |^is (?:the |next |this )?(?:\w+day|tomorrow|\d{1,2}(?:st|nd|rd|th)) (?:still )?(?:free|open|clear|available)
      |when (?:can|could|should|might|shall) (?:i|we|they|us)\b|what times? (?:can|could|works?|would work|suits?)\b(?! i (?:watch|pick up|order|buy|eat|get)\b)
      |when works
      |find (?:me |us )?(?:a |an |some |the )?(?:next |good |free |open |common |earliest )?(?:
        times?\b|slots?|gap|hour|spot|window|half[- ]?hour|\d+[ -](?:min|minutes?|hours?)
      )|(?:any|got|some) (?:gaps?|holes?|openings?)
      |(?:is|are) there (?:still |any |some |a |enough )*(?:space|room|time|gaps?|slots?|spots?|openings?) (?:for|in|on|to|tomorrow|today|this|next)
      |(?:good|decent|free|quiet) (?:slot|moment|gap)s? (?:for|to|with|on|in)
      |(?:when'?s|when is|what'?s|what is) the (?:earliest|soonest|next time|first time) (?:i|we)
      |(?:any|some|got) (?:free )?time (?:free|open|on|tomorrow|today|this|next|for)
      |do (?:i|we) have (?:any |some |free |enough )*(?:time|room|space|openings?|gaps?)
      |(?:good|best|better) (?:time|day|slot) (?:to|for)(?: us| me)? (?:to )?(?:
        meet|talk|catch up|chat|(?:a|the|our) (?:meeting|call|sync|chat|interview)
      )\b|suggest (?:a |some )?(?:times?|slots?)|next free|earliest (?:slot|time)|does \w+ have (?:any )?time
    )\b
  `,
  mine: pattern`
    \b(?:
      is there anything|anything (?:on|planned|scheduled)|when (?:do|will|am|did|should|can) (?:i|we)|when i\b
      |tell me when|what(?:'s| is) my (?:next|last|first)|what time (?:do|does|did|am|will) (?:i|we)|happenin
      |activit(?:y|ies)|do i (?:have|need to|see|meet)|what did i (?:do|have)|how many times (?:do|did|will) i|have i got|did i (?:have|schedule|book|accept|add|set)
      |i (?:have|got|need to be|am doing)|am i|i'm|when's my|what's on|whats on|what is on|what (?:do|am) i
      |what's up (?:for|on|next)|whats up (?:for|on)|on for|still on|going on (?:in|on|with|my)
      |happening (?:on|tomorrow|today|this|next|with|in my)|what's (?:happening|planned|next|coming up|left)
      |coming up
      |my (?:
        day|week|month|morning|afternoon|evening|weekend|plans?|next|agenda|schedule|today|tomorrow|mon|tues|wednes
        |thurs|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec
      )\w*|how (?:busy|full|booked|packed)|busy|planned|scheduled|plans|plan for|next up
      |show me (?:today|tomorrow|this|next|mon|tues|wednes|thurs|fri|satur|sun)
    )\b
  `,
  askEvent: pattern`
      ^any\b|^(?:when|what time|what day|which day|where)(?:'?s| is| are| was| were) (?:my|our)\b
      |^(?:find|show(?: me)?|pull up|look up|check|open|see|tell me about|search(?: for)?) (?:my|our|the)\b
      |^(?:is|are|was|will|has|did) [a-z]+ (?:coming|going|attending|joining|able|accept|reply|respond|rsvp)
      |^who(?:'?s| is| are| else is| else| all)? (?:all |else |still )?(?:in|on|at|coming|going|attending|joining|invited)\b
      |^anything (?:called|labell?ed|named|titled)|^(?:what|which) year|^(?:is|are) there (?:any|a)\b
      |^(?:when|when's|whens|where|where's|wheres|what (?:time|day|date|is the plan)|which (?:day|date)|how long|who|who all) (?:
        responded|organi[sz]ed|organi[sz]es|invited|scheduled|booked|leads|runs|is|are|am|was|were|do|'s|my|the|our
        |people|has|have|accepted|declined|might|will|does
      )\b|\b(?:address|location|place|details|duration|length|agenda|link|name|number|room|dial-?in) (?:of|for|to)\b
      |\b(?:declin\w+|accepted|accept|attending|invited|rsvp\w*|response to|confirmed for)\b|^(?:search|look) for\b
      |\b(?:my|our)\b
    `,
  ownThing: pattern`
      ^(?:
        (?:run|go|walk)(?: me)? (?:through|over) my (?:day|week|schedule|calendar|agenda)
        |(?:what'?s|how'?s|what is|how is|what does|how does) (?:my|our) (?:day|week|weekend|morning|afternoon|evening|month)\b
        |what(?:'s| is) (?:(?:up )?next|coming up)$|am i (?:double|triple)[- ]?booked
        |(?:did|has|have) (?!i\b|you\b|we\b|the\b|my\b|it\b|there\b)\w+ (?:
          accept|accepted|declined?|replied|reply|rsvp|responded?|confirm(?:ed)?
        )
        |who(?:'?s| is| are| else is| else| all)? ?(?:all |else |still )?(?:
          in|on|at|coming|going|attending|joining|invited|running|hosting
        ) (?:to |on |in |at )?(?:the|my|our|this|that|today's|tomorrow's)\b
        |(?:is|are|will) (?!i\b|you\b|we\b|the\b|my\b|it\b|there\b|this\b|that\b)\w+ (?:
          (?:still |also |really )*(?:coming|joining|attending|invited)|be (?:there|at|in) (?:the|my|our)
        )
        |(?:what|which) (?:room|floor|building|place|link|address|number|office) (?:is|are)\b
        |(?:send|give|get|share)(?: me)? (?:the|a) (?:\w+ )?(?:link|address|location|details|invite link|dial-?in) (?:for|to|of)\b
      )
      |^(?:when|where|what time|what day) (?:am|are|do|will) (?:i|we) (?:
        seeing|see|meeting|meet|having|going|supposed
      )\b|^(?:when|what time|what day|which day)(?:'s| is| are| was) (?:my|our)\b
    `,
  guest: pattern`
      ^(?:did|has|have|is|are|will|was) (?<name>
        (?!(?:i|you|we|they|he|she|it|the|my|our|this|that|there|any\w*|every\w*)\b)[a-z]+(?:,? and [a-z]+)?
      ) (?:still |also |really |already )*(?:
        accept\w*|declin\w*|repl(?:y|ied)|respond\w*|rsvp\w*|confirm\w*|coming(?! up)|joining|attending|invited
        |be (?:there|at|in|on|joining|coming)
      )\b(?: yet| already)?(?: (?:to|for|at|the|my|our)\b)*
    `,
  listReminders: pattern`
      \b(?:any|pending|my|the|all|todays?|today's|show|list|active|upcoming|current|how many(?: more)?)\b.{0,30}\b(?:
        reminders|pending reminder|(?:undone|open|pending) tasks?
      )\b|^(?:do i have|is there|are there) (?:any|a) (?:\w+ )?reminders?\b
    `,
  howTo: pattern`
      ^what does .{1,40} mean\b|\b(?:in the world|top \d+|quotes (?:by|from|about)|pay ?date|approved for)\b
      |\b(?:days? of|enough|type of|kind of|much|more) vacation\b
      |^what should i (?:have|eat|cook|make|wear|watch|buy|get|read)\b
      |^(?:what|when|where|why|how|how old) (?:do|did|were) you\b(?! (?:have|see|know|got|find|suggest|think|remind)\b)
      |^how (?:can|do|to|should|would|does|could)\b(?!.{0,20}\b(?:day|week|schedule|calendar|agenda|tomorrow|look))
    `,
  looking: pattern`
      ^on (?:my|the|our) (?:cal[ae]nd[ae]r|schedule|agenda)\b|\b(?:review|see|check|look (?:at|over|through)|view|open|go over|know) (?:on |up )?(?:my|the|our) (?:\w+ )?(?:
        cal[ae]nd[ae]r|schedule|agenda|diary|appointments|meetings|events
      )\b
      |\b(?:address|location|place|details|status|length|duration|name|number|link|start time|end time) (?:of|for) (?:my|the|our)\b
      |^(?:latest|upcoming|next|current|today's|tomorrow's|all|open|this week's)(?: \w+)? (?:events|meetings|appointments)\b
      |\bhow many (?:\w+ )?(?:meetings|events|appointments|calls|reminders)\b
      |^(?:my |the |our |all |any |today's |tomorrow's |this \w+'s )?(?:\w+ )?(?:
        meetings|events|appointments|activities
      )\b(?!.* (?:with|at) )
      |^(?:\w+ ){0,2}(?:
        parties|birthdays|concerts|conferences|calls|games|interviews|reviews|workshops|weddings|anniversaries|trips
        |visits
      )\b(?!.*(?: (?:with|at|from|every) |\d ?[ap]m|\d:\d))
      |^(?:the )?(?:
        time|place|location|details?|address|name|title|date|duration|length|agenda|attendees|guests|guest list
        |status|subject|description
      ) (?:of|for) (?:the|my|our|that|this|next|today's|tomorrow's|\w+day's) |^(?:my |the |our )?(?:next|first|last|upcoming|current|following) (?:meeting|appointment|event|call)s?(?: (?:today|tomorrow|on|this|next|of|in|for|please)\b|$)
      |^join (?!.{0,20}\b(?:club|army|us|team)\b)\w
    `,
  calendarFor: pattern`
      ^(?:meeting|event|appointment) (?:times?|details|location|place|list|status|schedule)\b
      |^(?:make|give|get|create|show|send) (?:me )?(?:an? |the )?(?:list|overview|rundown) of (?=
        .*\b(?:meetings|events|appointments|calendar|schedule|agenda|calls|reminders|plans)\b
      )
      |^(?:my |the |our |today's |tomorrow's )?(?:schedule|agenda|calendar|calender|diary)(?: (?:for|on|of|this|next|today|tomorrow|please)\b|$)(?!
        .*\b(?:with|meeting|call|lunch|dinner|appointment|event|an?|to)\b
      )
    `,
  onlyAsks: pattern`
      ^(?!do$)(?:
        (?:
          what|what's|whats|was|is|are|am|how|how's|does|do|did|will|would|i|we|me|my|our|the|a|an|that|this|it|look
          |looks|looking|like|be|have|got|show|check|see|pull|bring|up|tell|give|run ?down|overview|list|read|view
          |everything|all|stuff|anything|something|things?|going|on|for|of|about|in|at|to|happening|planned
          |scheduled|left|remaining|else|again|just|please|\?
        )(?: |$)
      )+$
    `,
  askLead: pattern`
      ^(?:
        (?:
          how (?:busy|free|full|booked)|(?:run|go|walk|talk)(?: me)? (?:through|over)|remind me
          |(?:good|best|better)(?= (?:time|day|slot))|doing|openings?|conflicts?|see (?=if|what|whether|when|my|the)
          |what's|whats|what|which|when's|whens|when|where's|wheres|where|who's|whos|who|how's|hows|how|why|is|are|am|do|does|did|was|were|will
          |have|has|any|anything|anyone|somebody|show|list|check|find|search|look|pull up|tell|view|give|read
          |display|bring up|double check|know|let me know|get|open|browse|share|send(?= me)|many|long|much|people|person|time
          |times|day|days|date|dates|else|on|in|for|up|out|at|me(?! and)|i|we|us|you|to|if|the|a|an|my|our|there
          |perhaps|might|may|can|could|would|should|going|gonna|supposed|scheduled|planned|set|have|having|got
          |happening|happens|coming|of|that|go|attend|attending|accept|accepted|decline|declined|hasn't|hasnt|not
          |invited|schedule|location|response|being|played|called|titled|named|start|end|starts|ends|begin|begins
          |(?:(?:zoom|teams|meet|meeting|video|call) )?(?:link|address|room|place|details|dial-?in|number)(?= (?:for|of|to|is|are)\b)
        |happen|has|had|currently|next|upcoming|forgot|remember|please|also|be|it|its|this|about|calendar|agenda
          |events|event|meetings|from|by|some|any|all|other|more
        )\b['s]*[\s,:]*
      )
    `,
} satisfies Partial<Phrasebook>;
