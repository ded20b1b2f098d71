import type { Phrasebook } from "./phrasebook";

export const english: Phrasebook = {
  code: "en",
  yes: "lgtm naturally undoubtedly unquestionably bingo amen certain positive rad gotcha ace sweet yes yeah yea yep yup yeap yas ya yess yesss sure ok okay okey k kk alright right correct perfect great good fine lovely super excellent awesome cool confirm confirmed confirming affirmative affirmitive agreed agree absolutely definitely exactly precisely indeed totally certainly course roger true valid brilliant wonderful fantastic nice ideal splendid terrific amazing beautiful swell accurate exact concur approve aye yessir mhm uh-huh surely proceed deal book approved accept accepted 👍 👌 ✅ 💯 🙌 🆗 ☑ ✔",
  no: "negatory no nope nah naw not dont don't never stop forget nevermind wrong incorrect abort negative false cancel scratch scrap isn't isnt wasn't doesn't doesnt won't wont can't cant negate mistake none neither nothing disagree disregard ignore halt cease refuse untrue terminate hush shut quit 👎 ❌ 🚫 🙅",
  filler:
    "hell heck got happens current process response advise permission allowed statement that this it is it's its s thats that's i'm im i i'd me you your the a an so to for of on and just all very much thanks thank thx ty please pls plz go ahead do doing done works work look looks sounds sound suits well what want wanted like think believe guess would be will with by way sir mam man mate buddy olly ai pda siri alexa google hey oh um uh actually really now then day time mind them those these they one my at bit was were said saying say meant mean idea case answer chance can could do that's request command task instructions action input everything anything talking speaking asked told prefer gave quiet quite enough off up down going rather date it'll there's great please! lets let's make happen send my our we we're were you're youre you've youve they they're from here too again both details info information best way have had has been should might know found help job more exact hold back leave bother second thought whole also perfect plan fine wanted asked needed need use using since think sure it'll i'd i'll i've ive don",
  bareYes:
    /^(?:(?:yes|yeah|yep|sure|ok|okay|great|perfect|good|oh|well|please)[\s,.!]+){0,3}(?:do it|go ahead|please do|do so|go for it|make it so|that works|works|works for me|that works for me|it does|that does it|send it|make it happen|that one|this one|do that|i do|please go ahead|sounds like a plan|i think so|i believe so|it is|that is|let's do it|lets do it|let's do that|that would work|(?:that )?suits me(?: well| fine| just fine)?|i'll go with (?:it|that)|it does thanks so much|sounds like you got it all|(?:that|it)'ll do(?: nicely)?|permission (?:granted|allowed)|looks rad|i will do it|that's what i want|that is what i want|you got it all|you (?:are|'re) (?:right|correct)|that's the one|you bet(?:cha)?|without (?:a |any )?(?:doubt|question|fail)|by all means|i'd say so|i should (?:think|say) so|sounds (?:about )?right|you have my (?:approval|permission|consent|blessing|ok|okay|go-?ahead)|(?:i'm|i am|im) (?:on board|in|in agreement|game|up for it|all for it|(?:down|good|fine|ok|okay|happy) with (?:it|that))|count me in|i second that|uh huh|most certainly|sure thing|why yes|very well|fair enough|i? ?could(?:n't| not) agree more|that'll (?:work|do)|(?:continue|carry on|keep going|proceed)|i like (?:it|that)|no doubt about it|we're good|no objections?(?: here)?|so be it|be my guest)(?: please| thanks| thank you| then| now| with me| by me)?$/,
  politeNo:
    /\b(?:no (?:problem|worries|prob|probs|rush|objections?|doubt)|not bad|why not|can't wait|cant wait|don't worry|dont worry)\b/g,
  courtesy:
    /^(?:[\s,.!;:…-]+|(?:ok(?:ay)?|oh|hey|hi|hello|yo|dear|well|so|now|then|and|but|also|actually|alright|great|good|perfect|cool|awesome|nice|thanks?|thank you|sure|yes|yeah|yep|please|pls|plz|kindly|just|ohhh|right|um+|uh+|hmm+|no|nope|maybe later|not (?:right )?now|not yet|sorry|parley|google|olly|pda|alexa|siri|cortana|hey there|good (?:morning|afternoon|evening)|again|instead|first|quickly|quick|a lot|so much|very much|for (?:that|your help))\b[\s,.!:-]*|(?:can|could|would|will|may|might) (?:you|i|we|u)(?: please| maybe| just| also| kindly| quickly| possibly)*\b[\s,]*|(?:can|could|would|will|do) you (?:mind|please|be able to)\b[\s,]*|(?:i|we)(?:'d| would|'ll| will|'m| am|'ve| have)? ?(?:really |also |just |still )?(?:like|love|want|wanna|need|have|got|gotta|wish|going|gonna|trying|hoping|am going|am trying|am hoping)(?: for)?(?: you)? (?:to )?(?=(?:please )?(?:schedule|book|create|add|set|arrange|plan|make|put|block|reserve|cancel|delete|remove|erase|clear|move|reschedule|change|shift|push|postpone|delay|extend|update|modify|edit|switch|check|see|know|view|look|find|show|get rid|take|invite|organi[sz]e|drop|remind|include|double|enter|pencil|confirm|uninvite|review|search)\b)|(?:let's|lets|let us|go ahead and|feel free to|help me(?: to)?|i wanna|i wanted to|make (?:sure|certain)(?: (?:to|that|you))?|(?:please )?note that|be sure to|update to(?= add)|i must|you can|you should|please can you|be able to|try to|time to|want to|like to|wish to|need to)\b[\s,]*)/,
  undo: /\b(?:undo|undone it|take (?:that|it) back|revert (?:that|it|this)|revert|roll (?:that|it) back|put (?:it|that|them) back(?: (?:the way|how|as) it was)?|reverse (?:that|it)|bring it back|un-?cancel (?:that|it)|ctrl ?z)\b/,
  help: /^(?:(?:hi|hello|hey|hiya|howdy|help|help me|menu|start|info|commands|options|\?+|good (?:morning|afternoon|evening)|what's up|sup|yo|who are you|hi there|hello there|hey there|get started|instructions|i (?:need|want|could use) (?:some |a little |a bit of |your )?help|help me out|what are my options|list (?:your|all|all your|the) (?:features|commands|functions|skills)|tell me (?:about )?your (?:abilities|features|skills|capabilities)|(?:give|show|tell) me (?:a list of )?(?:what|the things|all) you can do|what do you know(?: how to do)?|what can (?:this|the) (?:app|bot|assistant) do|help please|please help|how (?:does|do) (?:this|it|you) works?)\b ?(?:parley|there|please|me|again)?$)|\b(?:what (?:all |else |exactly |more )?(?:can|could|do|would|are) (?:you|u|i|parley|your)(?: able to| to)? ?(?:do|help|ask|assist|offer|handle|capabilities|skills|say|support|features|functions|know about|good at|capable)\b|how (?:can|do|could|would) (?:you|i) (?:help|use|benefit|assist|work)\b|what (?:are|is) (?:your|the)(?: \w+){0,2} ?(?:capabilities|skills|features|functions|purpose|topics?|subjects?|areas?|abilities)|(?:what|which|the) (?:kinds?|sorts?|types?|range|all|other)? ?(?:of )?(?:the )?(?:things?|topics?|subjects?|questions?|information|info|skills?|areas?|commands?|tasks?|stuff|services?|features?)\b.{0,30}\b(?:you|i)\b|\b(?:things|topics?|subjects?|questions?|areas?|tasks|stuff|skills?|functions?|capabilit\w+|abilities|expertise|features)\b.{0,40}\b(?:you|your)\b.{0,30}\b(?:can|could|do|know|able|help|answer|handle|have|support|good|familiar|discuss|talk|expert)\w*|^(?:tell me|explain|show me|list|describe) what (?:you|all you|things you) (?:can|do|are able)\b.{0,20}$|^what do you do$|^how do i use (?:you|this)$|what (?:information|things|topics|subjects|skills|questions)\b|^(?:can you )?tell me what you can (?:help|assist) (?:me )?with$|^what (?:are you able to|can you be) (?:answer|asked|asked about|help with)\b|can you help me(?: out)?(?: with (?:anything|something|this|stuff).*| please)?$)/,
  late: /\b(?:(?:i'?m|i am|i'?ll be|i will be|i'?m gonna be|we'?re|we are|we'?ll be|gonna be|going to be|will be|be|running|am|might be|may be) (?:a (?:bit|little|few (?:minutes|mins)) |about |around |probably |~)?(?:running )?(?:\d+ ?(?:m|min|mins|minutes|hours?|h)? |an hour |half an hour |ten minutes |five minutes |fifteen minutes |twenty minutes |thirty minutes )?(?:late|delayed|behind)\b(?! (?:on|with) (?:my|the) (?:bill|payment|rent|report|bills|payments))|running (?:late|behind)|stuck in traffic|i'?ll be there in|arriving late|(?:my )?(?:train|flight|bus) is (?:late|delayed)|won't make it (?:on|in) time|i'?m (?:\d+|ten|five|fifteen|twenty) (?:min|mins|minutes) (?:late|behind|out|away)|tell (?:\w+ ){1,3}(?:that )?i'?m (?:running )?(?:\d+ \w+ )?late)\b/,
  summary:
    /\b(?:summar(?:y|ise|ize|ies)|recap|action (?:items?|points?)|meeting (?:notes|minutes)|(?:notes|minutes|takeaways|highlights|transcript|follow-?ups) (?:from|of|for)|what (?:was|did we) (?:decided?|discuss(?:ed)?|agreed?|talk(?:ed)? about)|what happened (?:in|at)|tl;?dr)\b/,
  preference:
    /\b(?:call me (?!a\b|an\b|back|at|when|if|tomorrow|today|later|on|in)|(?:just |please )?address me|(?:change|update|set|switch|alter|make|turn|modify) (?:the |my |your |me )?(?:language|nick ?name|user ?name|name|time ?zone|default|working hours|work hours|office hours|workday|buffer|currency|preferences?|settings?|reminder (?:time|settings?|lead))|(?:change|set) what you call me|(?:change|what) the name you|name you (?:use|call|refer)|my (?:name|nickname|username)(?:'s| is|s)\b|my names \w|(?:speak|talk(?:ing)?|reply|answer|respond|write|text|communicate|speaking|chat)(?: to me| with me| me)? in (?!person|the|an?\b|my|private)\w+|instructions in \w+|language (?:setting|to)|i (?:prefer|like|always want|usually want|usually have|don't (?:want|like|do|take)|never (?:want|take)|hate) (?:my |to have |to do |having |any )?(?:meetings?|mornings?|afternoons?|calls|lunch|short|no meetings)|no (?:meetings?|calls|appointments) (?:before|after|on|during|over|in)|(?:my|our) (?:working hours|work hours|office hours|workday|work day|lunch(?: break)?|time ?zone|default)(?: is| are| runs?| starts?)|(?:default|standard) (?:meeting )?(?:length|duration|time|reminder)|(?:my |all )meetings (?:should|must) (?:be|last|default)|always (?:leave|keep|add|remind|use|make|book|schedule|give)|from now on|by default|(?:leave|keep|add) (?:a )?(?:\d+[- ]?\w+ )?buffer|i work (?:from|between|mon|until|till|\d)|new nickname|refer to me|speak (?:english|french|german|spanish|dutch|italian|portuguese|mandarin|chinese|japanese|korean|russian|norwegian|swedish))\b/,
  remind:
    /\b(?:remind(?:er|ers|s)? (?!list)|remind$|reminders?\b|notify me|alert me|give me a (?:nudge|heads[- ]?up|ping)|nudge me|ping me|notification|tell me (?:later )?to\b|don't let me forget|heads[- ]?up)/,
  free: /\b(?:(?:can|could|should) \w+ and (?:i|me) (?:meet|talk|chat|catch up|sync|get together|have|do)\b|how (?:busy|free|full|booked) (?:am|is|are|will|does|do)\b|(?:am|are|is|be|will|'m|was) (?:i|we|me|my (?:schedule|calendar|day|week|morning|afternoon|evening)|the (?:day|week)|everyone|both)?\s?(?:be |going to be |currently )*(?:totally |completely |all )?(?:free|available|availble|avaliable|avail|open|busy|booked|occupied|clear)\b|(?:i'm|im|i am|i'll be|i will be|we're|we are) (?:free|available|availble|avaliable|avail|busy|open)|availab\w*|availability|free (?:time|slots?|spots?|times|hours?|day|on|at|that|this|tomorrow|today|for)|(?:open|empty|available) (?:slots?|spots?|times?|windows?|spaces?)|openings?|(?:schedule|calendar|day|week|afternoon|morning) (?:is |look |looks )?(?:free|open|clear|empty)|when (?:can|could|should|might|shall) (?:i|we|they|us)\b|what times? (?:can|could|works?|would work|suits?)|when works|find (?:me |us )?(?:a |an |some |the )?(?:next |good |free |open |common |earliest )?(?:times?\b|slots?|gap|hour|spot|window|half[- ]?hour|\d+[ -](?:min|minutes?|hours?))|(?:any|got|some) (?:gaps?|holes?|openings?)|(?:any|some|got) (?:free )?time (?:free|open|on|tomorrow|today|this|next|for)|do i have (?:any |some |free |enough )*(?:time|room|space|openings?|gaps?)|(?:good|best|better) (?:time|day|slot) (?:to|for)(?: us| me)? (?:to )?(?:meet|talk|catch up|chat|(?:a|the|our) (?:meeting|call|sync|chat|interview))\b|suggest (?:a |some )?(?:times?|slots?)|next free|earliest (?:slot|time)|does \w+ have (?:any )?time)\b/,
  ask: /^(?:sh(?:all|ould) (?:i|we)|(?:run|go|walk|talk)(?: me)? (?:through|over)|remind me (?:what|when|where|who|which)|any|what|what's|whats|when|when's|whens|where|where's|who|who's|whom|which|how|how's|why|is|are|am|do|does|did|was|were|will|have|has|any|anything|show|list|check|find|search|look|pull|tell|view|see|give(?! me an? (?:\w+ )?(?:remind|nudge|heads|alert))|read|display|bring up|double check|know|let me know|remember|review my|browse|share my|lookup|fetch|get me|get (?:the|my|our) (?=\w+ (?:of|for) )|agenda|schedule\?|open my|open up|i (?:forgot|forget|can't remember|think i have|wonder|was wondering))\b/,
  mine: /\b(?:is there anything|anything (?:on|planned|scheduled)|when (?:do|will|am|did|should|can) (?:i|we)|when i\b|tell me when|what(?:'s| is) my (?:next|last|first)|what time (?:do|does|did|am|will) (?:i|we)|happenin|activit(?:y|ies)|do i (?:have|need to (?:be|go))|have i got|did i (?:have|schedule|book|accept|add|set)|i (?:have|got|need to be|am doing)|am i|i'm|when's my|what's on|whats on|what is on|what (?:do|am) i|what's up (?:for|on|next)|whats up (?:for|on)|on for|still on|going on (?:in|on|with|my)|happening (?:on|tomorrow|today|this|next|with|in my)|what's (?:happening|planned|next|coming up|left)|coming up|my (?:day|week|month|morning|afternoon|evening|weekend|plans?|next|agenda|schedule|today|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|busy|planned|scheduled|plans|plan for|next up|show me (?:today|tomorrow|this|next|mon|tues|wednes|thurs|fri|satur|sun))\b/,
  askEvent:
    /^any\b|^(?:when|what time|what day|which day|where)(?:'s| is| are| was| were) (?:my|our)\b|^(?:find|show(?: me)?|pull up|look up|check|open|see|tell me about|search(?: for)?) (?:my|our|the)\b|^(?:is|are|was|will|has|did) [a-z]+ (?:coming|going|attending|joining|able|accept|reply|respond|rsvp)|^anything (?:called|labell?ed|named|titled)|^(?:what|which) year|^(?:is|are) there (?:any|a)\b|^(?:when|when's|whens|where|what (?:time|day|date|is the plan)|which (?:day|date)|how long|who|who all) (?:responded|organi[sz]ed|organi[sz]es|invited|scheduled|booked|leads|runs|is|are|am|was|were|do|'s|my|the|our|people|has|have|accepted|declined|might|will|does)\b|\b(?:address|location|place|details|duration|length|agenda|link|name|number) (?:of|for)\b|\b(?:declin\w+|accepted|accept|attending|invited|rsvp\w*|response to|confirmed for)\b|^(?:search|look) for\b|\b(?:my|our)\b/,
  listReminders:
    /\b(?:any|pending|my|the|all|todays?|today's|show|list|active|upcoming|current|how many(?: more)?)\b.{0,30}\b(?:reminders|pending reminder|(?:undone|open|pending) tasks?)\b|^(?:do i have|is there|are there) (?:any|a) (?:\w+ )?reminders?\b/,
  howTo:
    /^what does .{1,40} mean\b|^how (?:can|do|to|should|would|does|could)\b(?!.{0,20}\b(?:day|week|schedule|calendar|agenda|tomorrow|look))/,
  ownThing:
    /^(?:(?:run|go|walk)(?: me)? (?:through|over) my (?:day|week|schedule|calendar|agenda)|(?:what's|how's|what is|how is|what does|how does) my (?:day|week|weekend|morning|afternoon|evening|month)\b|what(?:'s| is) (?:(?:up )?next|coming up)$|am i (?:double|triple)[- ]?booked|(?:did|has|have) (?!i\b|you\b|we\b|the\b|my\b|it\b|there\b)\w+ (?:accept|accepted|declined?|replied|reply|rsvp|responded?|confirmed))|^(?:when|where|what time|what day) (?:am|are|do|will) (?:i|we) (?:seeing|see|meeting|meet|having|going|supposed)\b|^(?:when|what time|what day|which day)(?:'s| is| are| was) (?:my|our)\b/,
  remindMe:
    /\b(?:remind me(?! (?:what|when|where|who|which)\b)|(?:ping|nudge|alert|notify) me|(?:be|get) reminded (?:to|about|of|that)|tell me later to|don't let me forget|(?:set|create|add|make|need|have|want|give|put|open)(?: me| up| you)* (?:an? |the )?(?:[a-z0-9]+ ){0,2}remind(?:er|ers)\b|reminder (?:to|for|about|that|tomorrow|today|at|on)\b)/,
  passive: [
    [
      "cancel",
      /\b(?:meetings?|events?|cal[ae]nd[ae]r|appointments?|schedule|it|everything)\b.{0,40}\b(?:deleted|removed|cancell?ed|erased|wiped|cleared|(?:is|are|be) (?:completely |all )?clear)\b/,
    ],
    [
      "cancel",
      /^(?!.*\b(?:if|unless|whether)\b)(?:(?:.*\b(?:is|are|'s) (?:off|called off|no longer (?:on|happening|needed|necessary)))$|.*\b(?:don't|do not|no longer|won't) (?:need|want|be needing|have to (?:do|attend))\b.*\b(?:meeting|call|sync|event|appointment|lunch|dinner|anymore|any more|any longer)\b|forget (?:about )?(?:the|my|our) .*\b(?:meeting|call|sync|event|appointment|lunch|dinner|coffee)\b)/,
    ],
    [
      "create",
      /\b(?:to be|be|have it|like it|it|event|meeting|appointment) (?:added|put|scheduled|booked|included|saved|placed) (?:to|on|in|into|for|at)\b/,
    ],
  ],
  refusal:
    /^(?:no|nope|nah|never ?mind|not|none|on second thought|forget|abort|stop|don't|dont|do not|negate|keep it|it isn't|under no circumstances|by no means|out of the question|hard pass|better not|skip (?:it|that)|drop (?:it|that)|cut it out|i (?:beg to differ|doubt it)|i(?:'ve| have)? changed my mind|i(?:'ll| will) pass)\b|\b(?:don't|dont|do not|won't|wont|doesn't|doesnt|didn't|can't|cannot) (?:want|work|cancel|do|book|schedule|like|need|delete|add|make|send)\b/,
  weak: /^(?:empty|free up|clean|trash|toss|put|hold|push|drop|open|do|grab|set$|make(?! (?:an? )?(?:appointment|meeting|event))|start|keep|throw|input|post|save|write|record|log|enter|insert|sign|repeat|note|fit|stick|hold|jot|fix up|set ?up$|pull|slide|fix|correct|wipe|kill|dump|discard|decline|void|take out|strike)/,
  calendarFor:
    /^(?:meeting|event|appointment) (?:times?|details|location|place|list|status|schedule)\b|^(?:make|give|get|create|show|send) (?:me )?(?:an? |the )?(?:list|overview|rundown) of (?=.*\b(?:meetings|events|appointments|calendar|schedule|agenda|calls|reminders|plans)\b)|^(?:my |the |our |today's |tomorrow's )?(?:schedule|agenda|calendar|calender|diary)(?: (?:for|on|of|this|next|today|tomorrow|please)\b|$)(?!.*\b(?:with|meeting|call|lunch|dinner|appointment|event|an?|to)\b)/,
  plansAlone:
    /^(?:pick(?:ing)? up|drop(?:ping)? off|meet(?:ing)?|see(?:ing)?|visit(?:ing)?|call|take|bring|go to|leave for|walk|study|practice)\b/,
  onlyAsks:
    /^(?!do$)(?:(?:what|what's|whats|was|is|are|am|how|how's|does|do|did|will|would|i|we|me|my|our|the|a|an|that|this|it|look|looks|looking|like|be|have|got|show|check|see|pull|bring|up|tell|give|run ?down|overview|list|read|view|everything|all|stuff|anything|something|things?|going|on|for|of|about|in|at|to|happening|planned|scheduled|left|remaining|else|again|just|please|\?)(?: |$))+$/,
  negated: /\b(?:not|never|no longer|isn't|aren't|wasn't|won't|can't|cannot|don't|doesn't|didn't|shouldn't)\b/,
  callSomebody: /^call (?:my |the )?\w+/,
  setAnew:
    /^(?:set|put|start|keep) (?:(?:my|the|our) (?!calendar|schedule|agenda)|it|that|this)\b.*\b(?:to|back to) (?:(?:start |be |begin )?(?:at |on )?)(?:\d|next|mon|tues|wednes|thurs|fri|satur|sun|tomorrow|noon|today|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/,
  spelling: [
    "calendar",
    "schedule",
    "reschedule",
    "appointment",
    "meeting",
    "reminder",
    "cancel",
    "delete",
    "erase",
    "tomorrow",
    "availability",
    "available",
    "invite",
    "lunch",
    "dinner",
    "everything",
  ],
  looking:
    /\b(?:review|see|check|look (?:at|over|through)|view|open|go over|know) (?:on |up )?(?:my|the|our) (?:\w+ )?(?:cal[ae]nd[ae]r|schedule|agenda|diary|appointments|meetings|events)\b|\b(?:address|location|place|details|status|length|duration|name|number|link|start time|end time) (?:of|for) (?:my|the|our)\b|^(?:latest|upcoming|next|current|today's|tomorrow's|all|open|this week's)(?: \w+)? (?:events|meetings|appointments)\b|\bhow many (?:\w+ )?(?:meetings|events|appointments|calls|reminders)\b|^(?:my |the |our |all |any |today's |tomorrow's |this \w+'s )?(?:\w+ )?(?:meetings|events|appointments|activities)\b(?!.* (?:with|at) )|^(?:\w+ ){0,2}(?:parties|birthdays|concerts|conferences|calls|games|interviews|reviews|workshops|weddings|anniversaries|trips|visits)\b(?!.*(?: (?:with|at|from|every) |\d ?[ap]m|\d:\d))|^(?:the )?(?:time|place|location|details?|address|name|title|date|duration|length|agenda|attendees|guests|guest list|status|subject|description) (?:of|for) (?:the|my|our|that|this|next|today's|tomorrow's|\w+day's) |^(?:my |the |our )?(?:next|first|last|upcoming|current|following) (?:meeting|appointment|event|call)s?(?: (?:today|tomorrow|on|this|next|of|in|for|please)\b|$)|^join (?!.{0,20}\b(?:club|army|us|team)\b)\w/,
  erasing:
    /\b(?:is|are|was|were|been|got|gets|being|'s) (?:now )?(?:cancell?ed|called off)\b|\b(?:cancel|cancell?ing|delete|erase|remove|wipe|clear (?:my|our|the|out|all)|call off|get rid of|take off|drop)\b(?! (?:(?:\w+ ){1,3}from (?:the|my) (?:invite|guest)))/,
  aside:
    /^(?:ignore|disregard|pretend|act as|text|sms|e-?mail|message|tell|send|post|play|turn|order|buy|pay|transfer|wake|brew|cook|boil|bake|roast|sing|lock|unlock|open|close|mute|unmute|pause|resume|skip|rate|track|translate|convert|calculate|define|spell|dim|charge|freeze|activate|refill|rent|subscribe|unsubscribe|download|install|print|scan|google|record|stream|watch|listen|feed|vacuum|mow|water|wash|preheat|heat|warm|cool|lower|raise|stop|happy (?:birthday|anniversary|new year)|(?:good|great|nice|lovely|pleasure) (?:meeting|seeing|to (?:meet|see))|see (?:you|ya|u)|have (?:a|an) (?:good|great|nice|lovely)|good ?night|congrat\w*|it's|its|it is|today is|tomorrow is|that (?:is|was)|(?:the|my|our) \w+(?: \w+)? (?:was|were|went|is (?:fun|boring|great|good|bad|nice|over)))\b|\b(?:be there|be here|be back|be home|be late|on my way|since yesterday|happy birthday|current date|the date (?:today|please))\b|\bto (?:eat|watch|hear|listen|buy|order|rent|sell|find|search|apply|stop)\b/,
  doIt: /^(?:please )?(?:(?:schedule|book|create|add|save|set|make|put|send|confirm|proceed with|go ahead with) (?:it|that|this|the (?:event|meeting|appointment|invite))(?: (?:up|in|on|down))?(?: (?:(?:to|on|in|into) )?(?:my|the) (?:calendar|schedule))?)(?: please| now| then| for me)*$/,
  movesAfter: /(?:\band|\bthen|,|;)\s*(?:re-?schedule|move|re-?book|change|put|push|make)\b/,
  strong:
    /^(?:bring (?=.{1,60}\b(?:forward|up|earlier)\b)|re-?schedule|reschdule|resched|schedule|shedule|scedule|postpone|cancel|cancle|book|arrange|pencil|invite|uninvite|unschedule)/,
  heads: [
    [
      "deny",
      /^(?:keep|leave) (?:it|that|this|them|the one|that one|this one)(?: on| in| there| for (?:now|me)| where it is| as (?:it )?is| the (?:schedule|calendar|same)| my calendar)*$/,
    ],
    ["edit_attendees", /^(?:replace|invite|uninvite|disinvite|un-invite|cc|loop in|loop)\b/],
    [
      "reschedule",
      /^(?:bring (?=.{1,60}\b(?:forward|up|earlier)\b)|re-?schedule|re-?book|move|postpone|shift|push|delay|bump|extend|shorten|lengthen|prolong|defer|bring forward|slide|swap|switch|adjust|re-?arrange|reschdule|resched|put off|(?:put|push|hold) (?=.{1,40} off (?:until|till|to|for)\b)|pull(?! up)|advance|prepone|rename|retitle|relocate)\b/,
    ],
    [
      "reschedule",
      /^(?:add (?:another |an extra |an additional )?(?:\d+|an?|one|two|half an) (?:more |extra |additional )?(?:hours?|minutes?|mins?)\b(?= to)|(?:set|change|update) the (?:end|start|starting|ending) time)/,
    ],
    ["reschedule", /^(?:do|have|hold) (?:the|my|our|that|this) (?=.*\binstead\b)/],
    ["reschedule", /^(?:change|changed|update|modify|edit|alter|correct|fix|revise)\b/],
    [
      "cancel",
      /^(?:cancel|cancle|canel|delete|deleted|erase|clear|destroy|scrap|drop|nix|wipe|call off|get rid|discard|dump|eliminate|take (?:.{1,60} )?off|take out|remove|axe|scratch|kill|void|empty|free up|clean (?:up|out)|purge|trash|toss|decline|strike|ditch|unschedule)\b/,
    ],
    [
      "create",
      /^(?:schedule|shedule|scedule|book|create|add|set|setup|set up|arrange|plan|make|put|pencil in|pencil|block|organi[sz]e|log|mark|record|reserve|insert|include|enter|note|write|jot|sign|save|hold|start|fix up|throw|input|post|keep|slot|squeeze|stick|sched|fit|drop in|line up|include|take note|repeat)\b/,
    ],
    ["edit_attendees", /^bring (?=\w+(?: and \w+)? (?:along|to|into|in)\b)/],
    [
      "edit_attendees",
      /^(?:(?:ask|have|get|let) (?=\w+(?: and \w+)? (?:to )?(?:join|come|attend)\b)|(?:forward|share|send) (?=(?:the |my |this |that |an? )?(?:\w+ )?(?:invite|invitation|meeting|event)\b.{0,40}\b(?:to|with) ))/,
    ],
    ["create", /^(?:do|grab|have|get) (?=(?:an?|some|our|lunch|dinner|coffee|drinks|breakfast|brunch)\b)/],
    // A meeting by its kind is itself the request; the word stays part of the title.
    [
      "create",
      /^(?=(?:have (?:a|an)|meet(?:ing)?|lunch|dinner|coffee|breakfast|brunch|drinks|call|sync|catch-?up|stand-?up|interview)\b)/,
    ],
  ],
  event:
    /\b(?:(?:my|the|our|that|today's|tomorrow's) (?:next |last |first )?\d{1,2}(?::?\d\d)? ?(?:[ap]\.?m|o'?clock)|meetings?|meet|meetup|appointments?|appt|apt|events?|calendar|calender|calandar|schedule|agenda|invite|invites|lunch|luncheon|dinner|dindin|brunch|breakfast|supper|coffee|drinks|party|parties|birthday|wedding|anniversary|conference|interview|interviews|sync|stand-?up|1:1|one on one|one-on-one|1-1|catch-?up|catch up|check-?in|review|session|class|lesson|practice|rehearsal|game|match|tournament|concert|show|movie|dentist|doctor|doctors|dr|hair ?cut|hairdresser|salon|spa|gym|yoga|workout|training|workshop|webinar|seminar|lecture|presentation|demo|kick-?off|retro|retrospective|planning|briefing|debrief|call|calls|zoom|skype|video ?call|trip|visit|date|picnic|barbecue|bbq|reunion|ceremony|shower|festival|hike|walk|golf|golfing|bowling|fishing|camping|play ?date|exam|check-?up|viewing|reservation at work|deadline|holiday party|offsite|all-?hands|town ?hall|get-?together|gathering|hangout|hang out|plans|plan|vacation|swim|soccer|football|basketball|baseball|tennis|church|study|physio|therapy|massage|nails|oil change|x-ray|surgery|final|finals|graduation|funeral|cleaning|laundry|focus time|out of office|ooo|conflicts?|birthdays|anniversaries|conferences|workshops|webinars|lessons|classes|concerts|trips|visits)\b/,
  calendar:
    /\b(?:cal[ae]nd[ae]rs?|calandar|meetings?|appointments?|appt|events?|agenda|my schedule|the schedule|invites?|stand-?up|sync|conference call|birthday|(?:call|interview|session|catch-?up) with)\b/,
  elsewhere:
    /\b(?:channel|(?:new|another) lists?|lists? called|subscription|membership|group chat|\badd \d+ (?:to|and|plus)|to the app\b|(?:plan|book) (?:a|my|our|the) (?:next )?(?:trip|vacation|holiday|getaway|honeymoon|cruise)|routine|wake (?:me|us)|property|apartment|house hunting|cab|limo|airbnb|kettle|garage|fever|symptoms?|stream|subtitles?|oil change|tire change|vet for|the mechanic|payment|chores?|tire rotation|tune-?up|mechanic|my (?:car|truck|van|suv|sedan|vehicle|bike)\b|my (?:honda|toyota|ford|bmw|tesla)|tow truck|off work|request (?:off|time|leave|vacation|a day|days)|party of|table|seats?|eat at|a ride\b|lodging|motel|airbnb|itinerary|time zone for|package|delivery|deliver|bluetooth|devices?|pair (?:with|my)|settings|accent|slower|faster|whisper|repeat (?:that|it|what|yourself)|rewards?|fraud|maintenance|mileage|brakes?|engine|luggage|carry[- ]?on|translat\w+|synonyms?|random number|number between|degrees|ounces|cups of|pounds|kilomet\w+|miles|distance|how far|how long (?:does|will|would) it|gps|maps?|parking|songs?|artist|benefits|income|minimum|due date|bills?|lawn|windshield|oven|doors?|locks?|camera|fridge|milk|eggs|bread|cheese|sugar|coupons?|cable|electric\w*|utilities|rent(?:al)?\b|dominos|starbucks|walmart|costco|contacts?|photos?|pictures?|videos|youtube|article|essay|homework|algebra|homepage|website|internet|google|wikipedia|app store|download|upload|printer|computer|laptop battery|coffee (?:maker|machine|pot)|cup of|status update|likes|followers|tweets?|retweet|chat history|news|headlines?|stocks?|market|gold price|crypto|bitcoin|football scores|who won|won the|capital city|how tall|how old|how many (?:calories|people live|days (?:until|till|in)|ounces|cups|feet|miles|oz|players|keys|books)|what does .{1,40} mean|is it (?:safe|ok|okay|going to|supposed to)|shampoo|make-?up|pills?|medicine|headache|doctor who|pets?|dogs?|cats?|turn (?:on|off|up|down|the)|switch (?:on|off)|dim|brighter|brightness|increase|decrease|lower|raise|mute|unmute|pause|resume|skip|shuffle|next song|alarms?|timers?|flights?|fly|airlines?|airport|boarding|plane|weather|forecast|rain|snow|temperature|(?:how|is it|be|it be|too|it|as) (?:hot|cold|warm)\w*|warmest|coldest|jacket|sweater|umbrella|raining|windy?|sunny|the (?:high|low)|miles|newspaper|top stories|to watch|get the cheapest|to-?do|todo list|shopping|grocery|groceries|(?:my|the|a|an|any|from|errand|to do|playlist|that) lists?|lists? of|list for|list if|on my list|pto|time off|days? off|vacation (?:days?|request|time|approved?|get)|my vacation|vacation been|leave request|uber|lyft|taxi|cab|car rental|rental|rent (?:a|me)|hotels?|restaurants?|reservations?|table (?:for|at)|takeaway|delivery|pizza|burgers?|order (?:me|some|a|food|more)|order\b|recipes?|ingredients?|calories|cook|traffic|directions?|how (?:do|to) (?:i|get|you|we)|route|bus|train|trains|emails?|e-mails?|inbox|tweet|facebook|twitter|instagram|post a|text (?:message|to|my|\w+ (?:and|that))|send (?:a|an) (?:text|message|email)|message (?:to|my|someone)|call (?:my|mom|dad|mark|the|a)|phone call|ring|dial|my location|share my|bank|account|balance|credit|card|bill|bills|loan|mortgage|stock|shares|exchange rate|dollar|euro|currency|pay ?check|payday|salary|insurance|tax|taxes|news|jokes?|trivia|facts?|lyrics|songs?|music|playlist|play (?!date|with|tennis|golf|football|soccer|basketball|at)|podcast|audiobook|volume|radio|album|speaker|lights?|lamp|thermostat|vacuum|robot|coffee machine|cup of coffee|smart ?plug|screen|tv|netflix|what time is it|the time (?:in|is|zone)|time is it|time ?zones?|today's date|the date (?:today|is it)|what(?:'s| is) the (?:day|date|time)|what day (?:is it|of the week)|what (?:is )?the day|day of the week|date is it|current time|time in|tomorrow's date|time difference|hours difference|convert|translate|how do you say|spell|define|definition|meaning|synonym|capital of|population|president|square root|calculate|plus|multiply|who (?:was|invented|won|wrote|made|programmed|created)|what(?:'s| is) your|are you|do you (?:have|like|love|think|know any|own|believe)|tell me (?:a|about)\b|meaning of life|flip a coin|coin|roll a|dice|gas|tires?|oil change light|mpg|car wash|jump start|battery|phone|iphone|wifi|password|pin|credit limit|apr|interest|overdraft|transfer|deposit|withdraw|w2|401k|visa|passport|vaccin\w*|shots|plug|job|resume|score|scores|what team|team does|movie times|movies? playing|showtimes|ticket|tickets|review[s]? (?:for|of)|reviews|price|cost|buy|sell|purchase|shop|amazon|store|open until|opening hours|near(?:est|by)?|closest)\b/,
  verdict:
    /\b(?:(?:sounds?|looks?|seems?|feels?|is|are|was|were|will be|would be|that's) (?:very |really |so |just |a bit |too |all )*(?:good|fine|great|perfect|nice|ok|okay|lovely|wonderful|awesome|excellent|cool|fun|bad|boring|terrible|awful|important|right|correct|wrong|best|better|ideal|convenient|fantastic|amazing)|works?(?: (?:great|fine|well|best|better|perfectly))?(?: for (?:me|us))?|suits? (?:me|us))$|\b(?:at|to|in|for|about|during|before|after|from|of) (?:the|that|this|my|our) (?:\w+ )?(?:meeting|call|event|appointment)\b/,
  plan: /^(?:i|we|i'm|im|i've|ive|we're|we've|i'll|we'll|there's|there is|my|the|our|[a-z]+ and i)\b/,
  planSure:
    /^(?:(?:i'm|im|i am|we're|we are) (?:going|planning|having|meeting|attending|seeing|taking|hosting|doing|visiting|leaving|flying|getting|playing|picking)|(?:i|we) (?:will|have (?:a|an|to|my)|need to (?!find|get|know|see|search)|should|must|must have|plan to)|i'll|we'll|i've got|ive got|[a-z]+ and i)\b/,
  change:
    /\b(?:(?<!(?:can't|cannot|not|won't|couldn't|didn't) )(?:make|made) (?:it|that|this|the|my) .*|should (?:be|have been|end|start|last|go (?:to|until|from))|(?:is|be) (?:later|earlier) than|\b(?:at|on) .{1,30}, not (?:at |on )?(?:\d|\w+day)|needs? to (?:be|end|start|last)|will (?:end|start|last)|will be (?:an?|\d+|one|two|three|half) (?:and a half |an )?(?:hours?|minutes?|mins?)|lasts|got moved|has moved|is now|was moved|instead of|moved? to|to be (?:on|at|from|moved)|(?:is|are|'s) (?:at|on|in|from) .{1,30} now$|\binstead$|change (?:it|that)|reschedul\w*|postpone[d]?|(?:start|end|begin)s? (?:an? |\d+ )?(?:hours?|minutes?)? ?(?:earlier|later)|(?:hours?|minutes?|mins?) (?:long(?:er)?|later|earlier)|longer|shorter|rather than|(?:one|a|\d+) (?:hours?|minutes?|day|week) (?:later|earlier))\b/,
  people:
    /\b(?:invite|uninvite[d]?|disinvite|(?:is|are|'s)(?: not|n't) (?:coming|going|attending|joining|able)|(?:won't|can't|cannot|will not|can not) (?:come|go|attend|make it|join)\b.*\b(?:instead|but|so)|coming instead|going instead|as (?:an )?attendees?|to the (?:invite|guest list|attendees|invitees|guests))\b/,
  planLead:
    /^(?:(?:i|we)(?:'m|'ve|'re|'ll)?|im|ive|there's|there is|there|have|has|had|am|are|is|will|be|going|gonna|to|planning|on|need|needed|want|wanted|got|gotta|attending|attend|went|having|interested|in|supposed|would|like|also|just|scheduled|hoping|invited|a|an|the|my)\b['s]*[\s,]*/,
  askLead:
    /^(?:(?:how (?:busy|free|full|booked)|doing|openings?|conflicts?|see (?=if|what|whether|when|my|the)|what's|whats|what|which|when's|when|where's|where|who's|who|how|why|is|are|am|do|does|did|was|were|will|have|has|any|anything|anyone|somebody|show|list|check|find|search|look|pull up|tell|view|give|read|display|bring up|double check|know|let me know|get|open|browse|share|many|long|much|people|person|time|times|day|days|date|dates|else|on|in|for|up|out|at|me(?! and)|i|we|us|you|to|if|the|a|an|my|our|there|perhaps|might|may|can|could|would|should|going|gonna|supposed|scheduled|planned|set|have|having|got|happening|happens|coming|of|that|go|attend|attending|accept|accepted|decline|declined|hasn't|hasnt|not|invited|schedule|location|response|being|played|called|titled|named|start|end|starts|ends|begin|begins|happen|has|had|currently|next|upcoming|forgot|remember|please|also|be|it|its|this|about|calendar|agenda|events|event|meetings|from|by|some|any|all|other|more)\b['s]*[\s,:]*)/,
  newTime: /\b(?:to|until|till|til|be|be on|be at|for|into|at|it|on|now|instead|it's|start|begin|go|make it)\s*$/,
  oldTime: /\b(?:instead of|from|rather than|not|was)\s*$/,
  earlier: /\b(?:earlier|forward|sooner|up)\b/,
  longer: /\b(?:extend|lengthen|prolong|longer|add|shorten|shorter|cut|more)\b/,
  addPeople: /^(?:plus|ask|add|invite|include|bring|cc|loop in|loop|put)\b/,
  removePeople:
    /^(?:without|minus|not with|leave out|remove|uninvite|disinvite|un-invite|drop|take|delete|exclude|kick|reject)\b/,
  peopleTo: /^(?:to|from|in|into|onto|on|off|for|of|out)$/,
  replacePeople: /^(?:replace|replaced|swap|switch|exchange)$/,
  retitle:
    /\b(?:(?:change|set|update|make|rename|edit) (?:the |its |it'?s? )?(?:title|name|subject|topic) (?:to|as|into|:)|(?:rename|retitle|call|title|name) (?:it|this|that|the \w+) (?:to |as |into )?|(?:title|name|subject) (?:should be|is|it) )/,
  relocate:
    /\b(?:(?:change|set|update|make|move|edit) (?:the |its )?(?:location|place|venue|room) (?:(?:of|for) (?:the |my |our )?(?:\w+ ){1,4})?(?:to|as|into|:)|(?:location|place|venue|room|where) (?:is|should be|will be|:) ?|(?:at|in) the (?=[a-z]+ (?:room|office)))/,
  questions: {
    when: "When should it be?",
    which: "Which meeting do you mean?",
    newTime: "What should the new time be?",
    past: "That time has passed. When should it be?",
    clarify: "Which time do you mean?",
    who: "Who do you mean?",
  },
  eveningWords:
    /\b(?:dinner|supper|drinks|party|pub|bar|movie|concert|tonight|date night|happy hour|beers?|cocktails?)\b/,
  morningWords: /\b(?:breakfast|gym|run|jog|sunrise|school run)\b/,
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
    aside:
      /^(?:because|if|unless|although|though|while|as soon|when|where|whose|he|she|they|he's|she's|they're|he'll|she'll|they'll)$/,
    self: /^(?:i|me|myself|us)$/,
    stop: /^(?:[.!?;:()[\]{}"]|please|pls|plz|thanks|instead|so|because|but|if|that|who|which|when|where|is|are|was|scheduled|taking|starting|ending|lasting|located|set|happening|planned|booked|today|asap|then|also|due|begins?|starts?|ends?|needs?|should|would|every|before|after|during|until|till|from|by|since|while|i|it's|going|coming|anymore|too|only|later|earlier|back|forward|has|have|will|does|do|as|named|titled|called|without|accepted|declined|now|this|around|taking|place)$/,
    articles: /^(?:the|a|an|my|our|your|his|her|their|this|that|those|these|some|another|any|all|me|us|one)$/,
    nobody:
      /^(?:me|myself|us|everyone|everybody|all|team|my team|the team|our team|someone|somebody|anyone|anybody|people|them|him|her|you|it|that|this person|one|boss|my boss|friends|my friends|family|my family|colleagues|employees|the guys|guys|clients?|others|attendees|group|crew|staff|him|mom and dad)$/,
    hollow:
      /^(?:meetings?|meet|events?|calendar events?|appointments?|cal[ae]nd[ae]r|schedule|something|anything|thing|things|it|that|this|them|one|all|both|those|these|everything|entry|entries|time|slot|plans?|reminder|reminders|block|booking|invite|meeting request|meeting appointment|calendar entry|me|i|we|a|up|in|on|event date|everything|nothing|works?|look like|looks? like|look|like|busy|availability|free slots?|free time|open slots?|traffic|date|day|room|meeting room|hold|free|available|new|new event|new meeting|meeting time|time slot|spot|agenda|what|there|here|us|my|the|following|same|first|last|next|upcoming|current|now|time for|some time|sometime|to|be|for|of|and|please|going|go|see|get|have|attendees?|hours?|minutes?|longer|shorter|out|off|appt|another|another meeting|task|tasks|event called|meetings? scheduled)$/,
    tail: /(?:\s(?:events?|invite|calendar events?|meet|timings?|lists?|me|too|please|now|meeting time|time|date and time|event time|with|on|in|at|to|for|of|the|a|my|that|and|be|is|it|so|also|just|as|by|from|i|scheduled|called|i have|we have))$/,
    calendar: /^(?:cal[ae]nd[ae]rs?|calandar|schedule|agenda|diary|planner)$/,
    front:
      /^(?:new|another|upcoming|next|following|scheduled|existing|quick|short|recurring|calendar|event|called|titled|named|for|to|of|up|down|in|about|an?|the|my|our|me|us|i|with|on|that|this|all|any|some|your|be|have|having|get me|is|there|are|time|for my|day|hour|minute|min|long|one|am|due|also|just|back|out|if|and|attend|attending|join|joining|planning|going|see|go)\s/,
  },
};
