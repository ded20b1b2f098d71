import type { Phrasebook } from "../../phrases/phrasebook";
import { pattern } from "../../phrases/verbose";

/** What goes with a request: the times, the people, the new names, and where a title begins and ends. */
export const details = {
  newTime: /\b(?:to|until|till|til|be|be on|be at|for|into|at|it|on|now|instead|it's|start|begin|go|make it)\s*$/,
  oldTime: /\b(?:instead of|from|rather than|not|was)\s*$/,
  earlier: /\b(?:earlier|forward|sooner|up)\b/,
  longer: /\b(?:extend|lengthen|prolong|longer|add|shorten|shorter|cut|more)\b/,
  eveningWords: pattern`
      \b(?:
        dinner|supper|drinks|party|pub|bar|movie|concert|tonight|date night|happy hour|beers?|cocktails?
        |new year.?s eve|nye|oudjaarsavond|silvester|reveillon|nochevieja
      )\b
    `,
  morningWords: /\b(?:breakfast|coffee|gym|run|jog|sunrise|school run|wake|alarm)\b/,
  addPeople: /^(?:plus|ask|add|invite|include|bring|cc|loop in|loop|put)\b/,
  removePeople: pattern`
      ^(?:without|minus|not with|leave out|remove|uninvite|disinvite|un-invite|drop|take|delete|exclude|kick|reject)\b
    `,
  peopleTo: /^(?:to|from|in|into|onto|on|off|for|of|out)$/,
  replacePeople: /^(?:replace|replaced|swap|switch|exchange)$/,
  retitle: pattern`
      \b(?:
        (?:change|set|update|make|rename|edit) (?:the |its |it'?s? )?(?:title|name|subject|topic) (?:to|as|into|:)
        |(?:rename|retitle|call|title|name) (?:it|this|that|the \w+) (?:to |as |into )?
        |(?:title|name|subject) (?:should be|is|it)[ ]
      )
    `,
  relocate: pattern`
      \b(?:
        (?:change|set|update|make|move|edit) (?:the |its )?(?:location|place|venue|room) (?:
          (?:of|for) (?:the |my |our )?(?:\w+ ){1,4}
        )?(?:to|as|into|:)|(?:location|place|venue|room|where) (?:is|should be|will be|:) ?
        |(?:at|in) the (?=[a-z]+ (?:room|office))
      )
    `,
  markers: {
    with: /^(?:with|w|w\/|wth|wit|joining|inviting|invite|including|include|alongside|between)$/,
    without: /^(?:without)$/,
    at: /^(?:at|in|@|near|inside|to)$/,
    on: /^on$/,
    about: /^(?:about|regarding|re|concerning|discuss|discussing|discussion|abt)$/,
    called: /^(?:called|titled|named|labell?ed|title|name|label|entitled|subject|call|calling)$/,
    for: /^(?:for|of)$/,
    to: /^(?:to|into|onto|on|in|off|from)$/,
    and: /^(?:and|&|\+|n|plus|or|also)$/,
    aside: pattern`
        ^(?:
          because|if|unless|although|though|while|as soon|when|where|whose|he|she|they|he's|she's|they're|he'll
          |she'll|they'll|thats|that's|something (?:came|has|else)|got|sorry|cause|cos|cuz
        )$
      `,
    self: /^(?:i|me|myself|us)$/,
    stop: pattern`
      ^(?:
        [.!?;:()[\]{}"]|please|pls|plz|thanks|instead|so|because|but|if|that|who|which|when|where|is|are|was
        |scheduled|taking|starting|ending|lasting|located|set|happening|planned|booked|today|asap|then|also|due
        |begins?|starts?|ends?|needs?|should|would|every|before|after|during|until|till|from|by|since|while|i|it's
        |going|coming|still|yet|already|thats|that's|anymore|too|only|later|earlier|back|forward|has|have|will|does|do|as|named|titled|called
        |without|accepted|declined|now|this|around|taking|place|moved|rescheduled|postponed|shifted|pushed
      )$
    `,
    articles: /^(?:the|a|an|my|our|your|his|her|their|this|that|those|these|some|another|any|all|me|us|one)$/,
    nobody: pattern`
        ^(?:
          me|myself|us|everyone|everybody|all|team|my team|the team|our team|someone|somebody|anyone|anybody|people
          |them|him|her|you|it|that|this person|one|boss|my boss|friends|my friends|family|my family|colleagues
          |employees|the guys|guys|clients?|others|attendees|group|crew|staff|him|mom and dad
        )$
      `,
    hollow: pattern`
        ^(?:
          meetings?|meet|ok|okay|fine|good|possible|events?|calendar events?|appointments?|cal[ae]nd[ae]r|schedule|something|anything|thing
          |things|it|that|this|them|one|all|both|those|these|everything|entry|entries|time|slot|plans?|reminder
          |reminders|block|booking|invite|meeting request|meeting appointment|calendar entry|me|i|we|a|up|in|on
          |event date|everything|nothing|works?|look like|looks? like|look|like|busy|availability|free slots?
          |free time|open slots?|traffic|date|day|room|meeting room|hold|free|available|new|new event|new meeting
          |meeting time|time slot|spot|agenda|what|there|here|us|my|the|following|same|first|last|next|upcoming
          |current|now|time for|some time|sometime|to|be|for|of|and|please|going|go|see|get|have|attendees?|hours?
          |minutes?|longer|shorter|out|off|appt|ahead|before|beforehand|vorher|antes|avant|gaps?|holes?|openings?|left|not|but not|smth|sth|sometime next
          |(?:first|last|next|earliest|latest) (?:meetings?|events?|appointments?|thing|one)|(?:my )?busiest day|another|another meeting|task|tasks|event called|meetings? scheduled
        )$
      `,
    tail: pattern`
      (?:
        (?<!\b(?:day|time|week|morning|afternoon))\soff
        |\s(?:
          events?|invite|calendar events?|meet|timings?|lists?|me|too|please|now|meeting time|time|date and time
          |event time|with|on|in|at|to|for|of|the|a|my|that|and|be|is|it|so|also|just|as|by|from|i|scheduled|called
          |i have|we have
        )
      )$
    `,
    calendar: /^(?:cal[ae]nd[ae]rs?|calandar|schedule|agenda|diary|planner)$/,
    front: pattern`
        ^(?:
          new|another|upcoming|next|following|scheduled|existing|quick|short|recurring|calendar|event|called|titled
          |named|for|to|of|up|down|in|about|an?|the|my|our|me|us|i|with|on|that|this|all|any|some|your|be|have
          |having|get me|is|there|are|time|for my|day|hour|minute|min|long|one|am|due|also|just|back|out|if|and
          |attend|attending|join|joining|planning|going|see|go
        )\s
      `,
  },
} satisfies Partial<Phrasebook>;
