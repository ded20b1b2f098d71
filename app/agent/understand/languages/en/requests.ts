import type { Phrasebook } from "../../phrases/phrasebook";
import { pattern } from "../../phrases/verbose";

/** What asks for something to be done. */
export const requests = {
  heads: [
    [
      "deny",
      pattern`
        ^(?:keep|leave) (?:it|that|this|them|the one|that one|this one)(?: on| in| there| for (?:now|me)| where it is| as (?:it )?is| the (?:schedule|calendar|same)| my calendar)*$
      `,
    ],
    ["edit_attendees", /^(?:replace|invite|uninvite|disinvite|un-invite|cc|loop in|loop)\b/],
    [
      "reschedule",
      pattern`
        ^(?:
          bring (?=.{1,60}\b(?:forward|up|earlier)\b)|re-?schedule|re-?book|move|postpone|shift|push|delay|bump
          |extend|shorten|lengthen|prolong|defer|bring forward|slide|swap|switch|adjust|re-?arrange|reschdule
          |resched|put off|(?:put|push|hold) (?=.{1,40} off (?:until|till|to|for)\b)|pull(?! up)|advance|prepone
          |rename|retitle|relocate
        )\b
      `,
    ],
    [
      "reschedule",
      pattern`
        ^(?:
          add (?:another |an extra |an additional )?(?:\d+|an?|one|two|half an) (?:more |extra |additional )?(?:hours?|minutes?|mins?)\b(?= to)
          |(?:set|change|update) the (?:end|start|starting|ending) time
        )
      `,
    ],
    ["reschedule", /^(?:do|have|hold|say|try) (?:the |my |our |that |this )?(?=.*\binstead\b)/],
    ["create", /^keep (?=.{1,40} (?:free|clear|open)\b)/],
    ["create", /^set (?:something|smth|sth|it|this|us|me) up\b/],
    ["create", /^get me (?=half|an?\b|\d)/],
    ["reschedule", /^(?:change|changed|update|modify|edit|alter|correct|fix|revise)\b/],
    [
      "cancel",
      pattern`
        ^(?:
          cancel|cancle|canel|delete|deleted|erase|clear|destroy|scrap|drop|nix|wipe|call off|get rid|discard|dump
          |eliminate|take (?:.{1,60} )?off|take out|remove|axe|scratch|kill|void|empty|free up|clean (?:up|out)
          |cxl|cncl|purge|trash|toss|decline|strike|ditch|unschedule
        )\b
      `,
    ],
    [
      "create",
      pattern`
        ^(?:
          schedule|shedule|scedule|book|create|add|set|setup|set up|arrange|plan|make|put|pencil in|pencil|block
          |organi[sz]e|log|mark|record|reserve|insert|include|enter|note|write|jot|save|hold|start|fix up|throw
          |input|post|keep|(?:slot|squeeze|fit)(?: in)?|stick|sched|drop in|line up|include|take note|repeat
        )\b
      `,
    ],
    ["edit_attendees", /^bring (?=\w+(?: and \w+)? (?:along|to|into|in)\b)/],
    [
      "edit_attendees",
      pattern`
        ^(?:
          (?:ask|have|get|let) (?=\w+(?: and \w+)? (?:to )?(?:join|come|attend)\b)
          |(?:forward|share|send) (?=
            (?:the |my |this |that |an? )?(?:\w+ )?(?:invite|invitation|meeting|event)\b.{0,40}\b(?:to|with)[ ]
          )
        )
      `,
    ],
    ["create", /^(?:do|grab|have|get) (?=(?:an?|some|our|lunch|dinner|coffee|drinks|breakfast|brunch)\b)/],
    // A meeting by its kind is itself the request; the word stays part of the title.
    [
      "create",
      pattern`
        ^(?=
          (?:
            have (?:a|an)|meet(?:ing)?|lunch|dinner|coffee|breakfast|brunch|drinks|call|sync|catch-?up|stand-?up
            |interview
          )\b
        )
      `,
    ],
  ],
  strong: pattern`
      ^(?:
        bring (?=.{1,60}\b(?:forward|up|earlier)\b)|re-?schedule|reschdule|resched|schedule|shedule|scedule|postpone
        |cancel|cancle|book|arrange|pencil|invite|uninvite|unschedule
      )
    `,
  weak: pattern`
    ^(?:
      empty|free up|clean|trash|toss|put|hold|push|drop|open|do|grab|set$
      |make(?! (?:an? )?(?:appointment|meeting|event))|start|keep|throw|input|post|save|write|record|log|enter
      |insert|repeat|note|fit|stick|hold|jot|fix up|set ?up$|pull|slide|fix|correct|wipe|kill|dump|discard
      |decline|void|take out|strike
    )
  `,
  setAnew: pattern`
      ^(?:set|put|start|keep) (?:(?:my|the|our) (?!calendar|schedule|agenda)|it|that|this)\b.*\b(?:to|back to) (?:(?:start |be |begin )?(?:at |on )?)(?:
        \d|next|mon|tues|wednes|thurs|fri|satur|sun|tomorrow|noon|today|one|two|three|four|five|six|seven|eight|nine
        |ten|eleven|twelve
      )
    `,
  passive: [
    [
      "cancel",
      pattern`
        \b(?:meetings?|events?|cal[ae]nd[ae]r|appointments?|schedule|it|everything)\b.{0,40}\b(?:
          deleted|removed|cancell?ed|erased|wiped|cleared|(?:is|are|be) (?:completely |all )?clear
        )\b
      `,
    ],
    [
      "cancel",
      pattern`
        ^(?!.*\b(?:if|unless|whether)\b)(?:
          (?:.*\b(?:is|are|'s) (?:off|called off|no longer (?:on|happening|needed|necessary)))$
          |.*\b(?:don't|do not|no longer|won't) (?:need|want|be needing|have to (?:do|attend))\b.*\b(?:
            meeting|call|sync|event|appointment|lunch|dinner|anymore|any more|any longer
          )\b|forget (?:about )?(?:the|my|our) .*\b(?:meeting|call|sync|event|appointment|lunch|dinner|coffee)\b
        )
      `,
    ],
    [
      "create",
      pattern`
        \b(?:to be|be|have it|like it|it|event|meeting|appointment) (?:
          added|put|scheduled|booked|included|saved|placed
        ) (?:to|on|in|into|for|at)\b
      `,
    ],
  ],
  erasing: pattern`
      \b(?:is|are|was|were|been|got|gets|being|'s) (?:now )?(?:cancell?ed|called off)\b
      |\b(?:
        cancel|cancell?ing|delete|erase|remove|wipe|clear (?:my|our|the|out|all)|call off|get rid of|take off|drop
      )\b(?! (?:(?:\w+ ){1,3}from (?:the|my) (?:invite|guest)))
    `,
  movesAfter: /(?:\band|\bthen|,|;)\s*(?:re-?schedule|move|re-?book|change|put|push|make)\b/,
  change: pattern`
      \b(?:
        (?<!(?:can't|cannot|not|won't|couldn't|didn't) )(?:make|made) (?:it|that|this|the|my) .*
        |should (?:be|have been|end|start|last|go (?:to|until|from))|(?:is|be) (?:later|earlier) than
        |\b(?:at|on) .{1,30}, not (?:at |on )?(?:\d|\w+day)|needs? to (?:be|end|start|last)|will (?:end|start|last)
        |will be (?:an?|\d+|one|two|three|half) (?:and a half |an )?(?:hours?|minutes?|mins?)|lasts|got moved
        |has moved|is now|was moved|instead of|moved? to|to be (?:on|at|from|moved)
        |(?:is|are|'s) (?:at|on|in|from) .{1,30} now$|\binstead$|change (?:it|that)|reschedul\w*|postpone[d]?
        |(?:start|end|begin)s? (?:an? |\d+ )?(?:hours?|minutes?)? ?(?:earlier|later)
        |(?:hours?|minutes?|mins?) (?:long(?:er)?|later|earlier)|longer|shorter|rather than
        |(?:one|a|\d+) (?:hours?|minutes?|day|week) (?:later|earlier)
      )\b
    `,
  people: pattern`
      \b(?:
        invite|uninvite[d]?|disinvite|(?:is|are|'s)(?: not|n't) (?:coming|going|attending|joining|able)
        |(?<!\b(?:i|we) )(?:won't|will not|no longer) be (?:at|in|with|attending|joining|coming to)\b(?=.*\b(?:meeting|appointment|event|call|anymore|any more|any longer)\b)
        |(?:won't|can't|cannot|will not|can not) (?:come|go|attend|make it|join)\b.*\b(?:instead|but|so)
        |coming instead|going instead|as (?:an )?attendees?|to the (?:invite|guest list|attendees|invitees|guests)
      )\b
    `,
  plan: /^(?:i|we|i'm|im|i've|ive|we're|we've|i'll|we'll|there's|there is|my|the|our|[a-z]+ and i)\b/,
  planSure: pattern`
      ^(?:
        (?:i'm|im|i am|we're|we are) (?:
          going|planning|having|meeting|attending|seeing|taking|hosting|doing|visiting|leaving|flying|getting
          |playing|picking
        )|(?:i|we) (?:will|have (?:a|an|to|my)|need to (?!find|get|know|see|search)|should|must|must have|plan to)
        |i'll|we'll|i've got|ive got|[a-z]+ and i
      )\b
    `,
  planLead: pattern`
      ^(?:
        (?:i|we)(?:'m|'ve|'re|'ll)?|im|ive|there's|there is|there|have|has|had|am|are|is|will|be|going|gonna|to
        |planning|on|need|needed|want|wanted|got|gotta|attending|attend|went|having|interested|in|supposed|would
        |like|also|just|scheduled|hoping|invited|a|an|the|my
      )\b['s]*[\s,]*
    `,
  plansAlone: pattern`
      ^(?:
        pick(?:ing)? up|drop(?:ping)? off|meet(?:ing)?|see(?:ing)?|visit(?:ing)?|call|take|bring|go to|leave for
        |walk|study|practice
      )\b
    `,
  remind: pattern`
      \b(?:
        remind(?:er|ers|s)? (?!list)|remind$|reminders?\b|notify me|alert me|give me a (?:nudge|heads[- ]?up|ping)
        |nudge me|ping me|notification|tell me (?:later )?to\b|don't let me forget|heads[- ]?up
      )
    `,
  remindMe: pattern`
      \b(?:
        remind me(?! (?:what|when|where|who|which)\b)|(?:ping|nudge|alert|notify) me
        |(?:be|get) reminded (?:to|about|of|that)|tell me later to|don't let me forget
        |(?:set|create|add|make|need|have|want|give|put|open)(?: me| up| you)* (?:an? |the )?(?:[a-z0-9]+ ){0,2}remind(?:er|ers)\b
        |let me know .{1,25} (?:before|ahead of|prior to)|reminder (?:to|for|about|that|tomorrow|today|at|on)\b
      )
    `,
  late: pattern`
    \b(?:
      (?:
        i'?m|i am|i'?ll be|i will be|i'?m gonna be|we'?re|we are|we'?ll be|gonna be|going to be|will be|be|running
        |am|might be|may be
      ) (?:a (?:bit|little|few (?:minutes|mins)) |about |around |probably |~)?(?:running )?(?:
        \d+ ?(?:m|min|mins|minutes|hours?|h)? |an hour |half an hour |ten minutes |five minutes |fifteen minutes |twenty minutes |thirty minutes[ ]
      )?(?:late|delayed|behind)\b(?! (?:on|with) (?:my|the) (?:bill|payment|rent|report|bills|payments))
      |running (?:late|behind)|stuck in traffic|i'?ll be there in|arriving late
      |(?:my )?(?:train|flight|bus) is (?:late|delayed)|won't make it (?:on|in) time
      |i'?m (?:\d+|ten|five|fifteen|twenty) (?:min|mins|minutes) (?:late|behind|out|away)
      |tell (?:\w+ ){1,3}(?:that )?i'?m (?:running )?(?:\d+ \w+ )?late
    )\b
  `,
  summary: pattern`
      \b(?:
        summar(?:y|ise|ize|ies)|recap|action (?:items?|points?)|meeting (?:notes|minutes)
        |(?:notes|minutes|takeaways|highlights|transcript|follow-?ups) (?:from|of|for)
        |what (?:was|did we) (?:decided?|discuss(?:ed)?|agreed?|talk(?:ed)? about)|what happened (?:in|at)|tl;?dr
      )\b
    `,
  preference: pattern`
      \b(?:
        call me (?!a\b|an\b|back|at|when|if|tomorrow|today|later|on|in)|(?:just |please )?address me
        |(?:change|update|set|switch|alter|make|turn|modify) (?:the |my |your |me )?(?:
          language|nick ?name|user ?name|name|time ?zone|default|working hours|work hours|office hours|workday
          |buffer|currency|preferences?|settings?|reminder (?:time|settings?|lead)
        )|(?:change|set) what you call me|(?:change|what) the name you|name you (?:use|call|refer)
        |my (?:name|nickname|username)(?:'s| is|s)\b|my names \w
        |(?:speak|talk(?:ing)?|reply|answer|respond|write|text|communicate|speaking|chat)(?: to me| with me| me)? in (?!person|the|an?\b|my|private)\w+
        |instructions in \w+|language (?:setting|to)
        |i (?:
          prefer|like|always want|usually want|usually have|don't (?:want|like|do|take)|never (?:want|take)|hate
        ) (?:my |to have |to do |having |any )?(?:meetings?|mornings?|afternoons?|calls|lunch|short|no meetings)
        |no (?:meetings?|calls|appointments) (?:before|after|on|during|over|in)
        |(?:my|our) (?:working hours|work hours|office hours|workday|work day|lunch(?: break)?|time ?zone|default)(?: is| are| runs?| starts?)
        |(?:default|standard) (?:meeting )?(?:length|duration|time|reminder)
        |(?:my |all )meetings (?:should|must) (?:be|last|default)
        |always (?:leave|keep|add|remind|use|make|book|schedule|give)|from now on|by default
        |(?:leave|keep|add) (?:a )?(?:\d+[- ]?\w+ )?buffer|i work (?:from|between|mon|until|till|\d)|new nickname
        |refer to me
        |speak (?:
          english|french|german|spanish|dutch|italian|portuguese|mandarin|chinese|japanese|korean|russian|norwegian
          |swedish
        )
      )\b
    `,
} satisfies Partial<Phrasebook>;
