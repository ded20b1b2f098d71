import type { Phrasebook } from "../../phrases/phrasebook";
import { pattern } from "../../phrases/verbose";

/** What a message is about: things of a calendar, and what only looks like them. */
export const subjects = {
  event: pattern`
      \b(?:
        (?:my|the|our|that|today's|tomorrow's) (?:next |last |first )?\d{1,2}(?::?\d\d)? ?(?:[ap]\.?m|o'?clock)
        |meetings?|meet|meetup|appointments?|appt|apt|events?|calendar|calender|calandar|schedule|agenda|invite
        |invites|lunch|luncheon|dinner|brunch|breakfast|supper|coffee|drinks|party|parties|birthday|wedding
        |anniversary|conference|interview|interviews|sync|stand-?up|1:1|one on one|one-on-one|1-1|catch-?up|catch up
        |check-?in|review|session|class|lesson|practice|rehearsal|game|match|tournament|concert|show|movie|dentist
        |doctor|doctors|dr|hair ?cut|hairdresser|salon|spa|gym|yoga|workout|training|workshop|webinar|seminar
        |lecture|presentation|demo|kick-?off|retro|retrospective|planning|briefing|debrief|call|calls|zoom|skype
        |video ?call|trip|visit|date|picnic|barbecue|bbq|reunion|ceremony|shower|festival|hike|walk|golf|golfing
        |bowling|fishing|camping|play ?date|exam|check-?up|viewing|deadline
        |offsite|all-?hands|town ?hall|get-?together|gathering|hangout|hang out|plans|plan|vacation|swim|soccer
        |football|basketball|baseball|tennis|church|study|physio|therapy|massage|nails|x-ray|surgery
        |final|finals|graduation|funeral|cleaning|laundry|focus time|out of office|ooo|conflicts?|birthdays
        |anniversaries|conferences|workshops|webinars|lessons|classes|concerts|trips|visits
      )\b
    `,
  calendar: pattern`
      \b(?:
        cal[ae]nd[ae]rs?|calandar|meetings?|appointments?|appt|events?|agenda|my schedule|the schedule|invites?
        |stand-?up|sync|conference call|birthday|(?:call|interview|session|catch-?up) with
      )\b
    `,
  callSomebody: /^(?:call|(?:pick|drop) (?:up|off)) (?:my |the )?\w+(?: (?:from|at|to) (?:the )?(?:airport|station))?/,
  verdict: pattern`
      \b(?:
        (?:sounds?|looks?|seems?|feels?|is|are|was|were|will be|would be|that's) (?:
          very |really |so |just |a bit |too |all[ ]
        )*(?:
          good|fine|great|perfect|nice|ok|okay|lovely|wonderful|awesome|excellent|cool|fun|bad|boring|terrible|awful
          |important|right|correct|wrong|best|better|ideal|convenient|fantastic|amazing
        )|works?(?: (?:great|fine|well|best|better|perfectly))?(?: for (?:me|us))?|suits? (?:me|us)
      )(?: (?:yesterday|today|again|though|last \w+|this \w+))?$
      |\b(?:at|to|in|for|about|during|before|after|from|of) (?:the|that|this|my|our) (?:\w+ )?(?:meeting|call|event|appointment)\b
    `,
  negated: /\b(?:not|never|no longer|isn't|aren't|wasn't|won't|can't|cannot|don't|doesn't|didn't|shouldn't)\b/,
  aside: pattern`
      ^(?:
        (?:the|that|this) (?:
          movie|show|game|match|film|program(?:me)?|episode|race|series|store|shop|mall|sale|school
        ) (?:starts?|begins?|ends?|is on|opens?|closes?|comes on|airs)
        |there(?:'s| is| are) (?:an? |some )?(?:game|show|movie|match|storm|sale|film)s? on|ignore|disregard|pretend
        |act as|(?:i|we) (?:just |already |really )?(?:had(?! to\b)(?!.*\b(?:but|now)\b)|went|saw|met|finished|missed|enjoyed|loved)
        |text|sms|e-?mail|message|tell|send|post|play|turn|order|buy|pay|transfer|wake|brew|cook|boil|bake
        |roast|sing|lock|unlock|open|close|mute|unmute|pause|resume|skip|rate|track|translate|convert|calculate
        |define|spell|dim|charge|freeze|activate|refill|rent|subscribe|unsubscribe|download|install|print|scan
        |google|record|stream|watch|listen|feed|vacuum|mow|water|wash|preheat|heat|warm|cool|lower|raise|stop
        |happy (?:birthday|anniversary|new year)
        |(?:good|great|nice|lovely|pleasure) (?:meeting|seeing|to (?:meet|see))|see (?:you|ya|u)
        |have (?:a|an) (?:good|great|nice|lovely)|good ?night|congrat\w*|it's|its|it is|today is|tomorrow is
        |that (?:is|was)|(?:the|my|our) \w+(?: \w+)? (?:was|were|went|is (?:fun|boring|great|good|bad|nice|over))
      )\b
      |\b(?:
        be there|be here|be back|be home|be late|on my way|since yesterday|happy birthday|current date
        |the date (?:today|please)
      )\b|\bto (?:eat|watch|hear|listen|buy|order|rent|sell|find|search|apply|stop)\b
    `,
} satisfies Partial<Phrasebook>;
