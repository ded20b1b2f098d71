import type { Phrasebook } from "../../phrases/phrasebook";
import { pattern, words } from "../../phrases/verbose";

/** Yes, no, and what people say before, beside or instead of a request. */
export const answers = {
  yes: words`
    lgtm naturally undoubtedly unquestionably bingo amen certain positive rad gotcha ace sweet yes yeah yea yep yup
    yeap yas ya yess yesss y ye yh sure ok okay okey oki okie okidoki k kk alright right correct perfect great good fine lovely super
    excellent awesome cool confirm confirmed confirming affirmative affirmitive agreed agree absolutely definitely
    exactly precisely indeed totally certainly course roger true valid brilliant wonderful fantastic nice ideal
    splendid terrific amazing beautiful swell accurate exact concur approve aye yessir mhm uh-huh surely proceed
    deal book approved accept accepted 👍 👌 ✅ 💯 🙌 🆗 ☑ ✔
  `,
  no: words`
    negatory no nope nah naw not dont don't never stop forget nevermind nvm wrong incorrect abort negative false cancel
    scratch scrap isn't isnt wasn't doesn't doesnt won't wont can't cant negate mistake none neither nothing
    disagree disregard ignore halt cease refuse untrue terminate hush shut quit 👎 ❌ 🚫 🙅
  `,
  filler: words`
      definite delightful ready hell heck got happens current process response advise permission allowed statement that this it is it's its s as
      thats that's i'm im i i'd me you your the a an so to for of on and just all very much thanks thank thx ty
      please pls plz go ahead do doing done works work look looks sounds sound suits well what want wanted like
      think believe guess would be will with by way sir mam man mate buddy ai siri alexa google cortana olly pda hey oh um ah aw er erm hm hmm ugh
      uh actually really now then day time mind them those these they one my at bit was were said saying say meant
      mean idea case answer chance can could do that's request command task instructions action input everything
      anything talking speaking asked told prefer gave quiet quite enough off up down going rather date it'll
      there's great please! lets let's make happen send my our we we're were you're youre you've youve they they're
      from here too again both details info information best way have had has been should might know found help job
      more exact hold back leave bother second thought whole also perfect plan fine wanted asked needed need use
      using since think sure it'll i'd i'll i've ive don
    `,
  bareYes: pattern`
      ^(?:(?:yes|yeah|yep|sure|ok|okay|great|perfect|good|oh|well|please)[\s,.!]+){0,3}(?:
        do it|go|go ahead|please do|do so|go for it|make it so|that works|works|works for me|that works for me|it does
        |that does it|send it|make it happen|that one|this one|do that|i do|please go ahead|sounds like a plan
        |i think so|i believe so|it is|that is|let's do it|lets do it|let's do that|that would work
        |(?:that )?suits me(?: well| fine| just fine)?|i'll go with (?:it|that)|it does thanks so much
        |sounds like you got it all|(?:that|it)'ll do(?: nicely)?|permission (?:granted|allowed)|looks rad
        |i will do it|that's what i want|that is what i want|you got it all|you (?:are|'re) (?:right|correct)
        |that's the one|you bet(?:cha)?|without (?:a |any )?(?:doubt|question|fail)|by all means|i'd say so
        |i should (?:think|say) so|(?:sounds|looks|seems) (?:about )?(?:right|spot on)(?: to me)?
        |you have my (?:approval|permission|consent|blessing|ok|okay|go-?ahead)
        |(?:i'm|i am|im) (?:
          on board|in|in agreement|game|up for it|all for it|(?:down|good|fine|ok|okay|happy) with (?:it|that)
        )|count me in|i second that|uh huh|most certainly|sure thing|why yes|very well|fair enough
        |i? ?could(?:n't| not) agree more|that'll (?:work|do)|(?:continue|carry on|keep going|proceed)
        |i like (?:it|that)|no doubt about it|we're good|no objections?(?: here)?|so be it|be my guest
      )(?: please| thanks| thank you| then| now| with me| by me)?$
    `,
  anyway:
    /^(?:(?:yes|yeah|ok|okay|just|please)[\s,]+)*(?:(?:(?:book|do|move|keep|put|plan|schedule) (?:(?:it|that|them) )?)?(?:(?:in )?any ?way|regardless|all the same)|double book(?: it)?|it's fine if (?:it|they) overlaps?|overlap is (?:fine|ok))(?: please)?$/u,
  yesToAll: pattern`
      ^(?:
        (?:(?:yes|yeah|yep|yup|sure|ok|okay|please)[\s,]+)+(?:to )?|(?:(?:yes|yeah|yep|yup|sure|ok|okay|please|just)[\s,]+)*(?:do|book|schedule|plan|confirm|accept)[ ]
      )(?:(?:them|it|these|those) )?(?:all|both|everything)(?: of (?:them|it|these|those))?(?: (?:please|anyway|regardless|then|now|thanks))*$
    `,
  thanks: pattern`
      ^(?:many |a thousand )?(?:thanks|thank you|thankyou|thx|thnx|thks|tnx|ty|tysm|cheers|much appreciated)
      (?:,? (?:a lot|a million|a bunch|so much|very much|again|in advance|for (?:that|this|your help|everything)|mate|parley))*$
    `,
  remark: pattern`
      \b(?:good|great|nice|lovely|fine) (?:to (?:know|hear|see|have)|of you|job|work|day|info|help|memory)\b
      |^\W*you(?:'re| are) (?:so |very |really |too )?(?!right|correct)\w+|\bbut (?:when|who|where|how|why|what)\b
    `,
  politeNo:
    /\b(?:no (?:problem|worries|prob|probs|rush|objections?|doubt)|not bad|why not|can't wait|cant wait|don't worry|dont worry)\b/g,
  doIt: pattern`
    ^(?:please )?(?:go ahead and )?(?:
      (?:schedule|book|create|add|save|set|make|put|send|confirm|proceed with|go ahead with) (?:
        it|that|this|the (?:event|meeting|appointment|invite)
      )(?: (?:up|in|on|down))?(?: (?:(?:to|on|in|into) )?(?:my|the) (?:calendar|schedule))?
    )(?: please| now| then| for me)*$
  `,
  refusal: pattern`
      ^(?:
        no|nope|nah|never ?mind|not|none|on second thought|forget(?! (?:about )?(?:the|my|our)\b)|abort|stop|don't|dont|do not|negate|keep it
        |it isn't|under no circumstances|by no means|out of the question|hard pass|better not|skip (?:it|that)
        |discontinue|refrain|desist|(?:please )?(?:be quiet|refrain|desist|discontinue)|drop (?:it|that)|cut it out|i (?:beg to differ|doubt it)|i(?:'ve| have)? changed my mind
        |i(?:'ll| will) pass|hold off|leave it (?:the way|as) it is|i'd rather (?:you didn't|not)
      )\b
      |\b(?:keep|kept) (?:it|that|that one|this one|them)(?: on| in| there)?(?: for (?:now|me))?$
      |\b(?:don't|dont|do not|won't|wont|doesn't|doesnt|didn't|can't|cannot) (?:
        want|work|cancel|do|book|schedule|like|need|delete|add|make|send
      )\b
    `,
  courtesy: pattern`
      ^(?:
        [\s,.!;:…-]+
        |(?:
          ok(?:ay)?|oh|hey|hi|hello|yo|dear|well|so|now|then|and|but|also|actually|alright|great|good|perfect|cool
          |awesome|nice|thanks?|thank you|sure|yes|yeah|yep|please|pls|plz|kindly|just|ohhh|right|um+|uh+|hmm+|no
          |nope|maybe later|not (?:right )?now|not yet|sorry|it's me|its me|this is me|parley|google|alexa|siri|cortana|olly|pda|hey there
          |good (?:morning|afternoon|evening)|again|instead|first|quickly|quick|a lot|so much|very much
          |for (?:that|your help)
        )\b[\s,.!:-]*
        |(?:can|could|would|will|may|might) (?:you|i|we|u)(?: please| maybe| just| also| kindly| quickly| possibly)*\b[\s,]*
        |i(?:'m| was|'ve been| have been)? ?(?:just )?(?:thinking|wondering|think)(?: that| if| whether)?(?: maybe| perhaps)?[ ]
        |(?:maybe |perhaps )?(?:we|you|i) (?:could|can|should|might)(?= (?:
          schedule|book|set|arrange|plan|put|move|reschedule|cancel|push|shift
        )\b)
        |(?:can|could|would|will|do) you (?:mind|please|be able to)\b[\s,]*
        |(?:i|we)(?:'d| would|'ll| will|'m| am|'ve| have)? ?(?:really |also |just |still )?(?:
          like|love|want|wanna|need|have|got|gotta|wish|going|gonna|trying|hoping|am going|am trying|am hoping
        )(?: for)?(?: you)? (?:to )?(?=
          (?:please )?(?:
            schedule|book|create|add|set|arrange|plan|make|put|block|reserve|cancel|delete|remove|erase|clear|move
            |reschedule|change|shift|push|postpone|delay|extend|update|modify|edit|switch|check|see|know|view|look
            |find|show|get rid|take|invite|organi[sz]e|drop|remind|include|double|enter|pencil|confirm|uninvite
            |review|search
          )\b
        )
        |(?:
          let's|lets|let us|go ahead and|feel free to|help me(?: to)?|i wanna|i wanted to
          |make (?:sure|certain)(?: (?:to|that|you))?|(?:please )?note that|be sure to|update to(?= add)|i must
          |you can|you should|please can you|be able to|try to|time to|want to|like to|wish to|need to
        )\b[\s,]*
      )
    `,
  undo: pattern`
    \b(?:
      undo|undone it|take (?:that|it) back|revert (?:that|it|this)|revert|roll (?:that|it) back
      |put (?:it|that|them) back(?: (?:the way|how|as) it was)?(?! (?:to|by|an?|half|until|till|another|\d))|reverse (?:that|it)|bring it back
      |change (?:it|that|this) back(?! (?:to|by|an?|\d))
      |un-?cancel (?:that|it)|ctrl ?z
    )\b
    |^\W*(?:(?:no|oops|ok|please)[\s,]+)*(?:put|take|bring) (?<name>(?:the|my|this) [^\d]{2,40}?) back(?: again| please)*[\s.!]*$
  `,
  notUndo: pattern`
    \b(?:do not|not|never|dont|wont|didnt|no need|without|instead of|(?:do|does|did|is|was|wo|ca|should|would|must|need|could)n't)
    (?: (?:to|you|me|it|that|this|them|please|just|stop|ever|really|actually|want|wanted|wish|need|have|like|be|go|and|try|dare))*
    (?: (?:undo|revert|take|roll|put|reverse|bring|un-?cancel)(?:ing)?)\b
    |\bkeep it\b.{0,20}\bno undo\b
  `,
  asksUndo: pattern`
    ^\W*(?:
      (?:did|have|has|had|was|were|is|are|does|how|what|when|why|where|who|which|should|shall|may|if|whether)\b
      |do (?:you|i|we|they)\b|(?:can|could|will|would) (?:i|we|it|that|this|they|undo|one)\b
      |(?:can|could|do|will|would) you\b.{0,15}\b(?:undo|revert) (?:things|anything|something|stuff|changes?|bookings?|meetings?|moves?|an?\b)
      |undo\?|(?:tell me|explain|i wonder)\b
    )
  `,
  help: pattern`
    ^(?:
      (?:
        hi|hello|hey|hiya|howdy|help|help me|menu|start|info|commands|options|\?+|good (?:morning|afternoon|evening)
        |what's up|sup|yo|who are you|hi there|hello there|hey there|get started|instructions
        |i (?:need|want|could use) (?:some |a little |a bit of |your )?help|help me out|what are my options
        |list (?:your|all|all your|the) (?:features|commands|functions|skills)
        |tell me (?:about )?your (?:abilities|features|skills|capabilities)
        |(?:give|show|tell) me (?:a list of )?(?:what|the things|all) you can do|what do you know(?: how to do)?
        |what can (?:this|the) (?:app|bot|assistant) do|help please|please help
        |(?:help )?how (?:does|do) (?:this|it|you) works?
      )\b ?(?:parley|there|please|me|again)?$
    )
    |\b(?:
      what (?:all |else |exactly |more )?(?:can|could|do|would|are) (?:you|u|i|parley|your)(?: able to| to)? ?(?:
        do|help|ask|assist|offer|handle|capabilities|skills|say|support|features|functions|know about|good at
        |capable
      )\b(?! to (?!you|this))|how (?:can|do|could|would) (?:you (?:help|assist|work)|i (?:use|benefit from|work with) (?:using )?(?:you|this|it|parley|the (?:app|bot|assistant)))\b
      |what (?:are|is) (?:your|the)(?: \w+){0,2} ?(?:
        capabilities|skills|features|functions|purpose|topics?|subjects?|areas?|abilities
      )
      |(?:what|which|the) (?:kinds?|sorts?|types?|range|all|other)? ?(?:of )?(?:the )?(?:
        things?|topics?|subjects?|questions?|information|info|skills?|areas?|commands?|tasks?|stuff|services?
        |features?
      )\b.{0,30}\b(?:you|i)\b
      |\b(?:
        things|topics?|subjects?|questions?|areas?|tasks|stuff|skills?|functions?|capabilit\w+|abilities|expertise
        |features
      )\b.{0,40}\b(?:you|your)\b.{0,30}\b(?:
        can|could|do|know|able|help|answer|handle|have|support|good|familiar|discuss|talk|expert
      )\w*|^(?:tell me|explain|show me|list|describe) what (?:you|all you|things you) (?:can|do|are able)\b.{0,20}$
      |^what do you do$|^how do i use (?:you|this)$|what (?:information|things|topics|subjects|skills|questions)\b
      |^(?:can you )?tell me (?:what|how) you can (?:help|assist)(?: me)?(?: with)?$
      |^what (?:are you able to|can you be) (?:answer|asked|asked about|help with)\b
      |^(?:\w+[ ,.!]+){0,4}can you help me(?: out)?(?: with (?:anything|something|this|stuff).*| please)?$
    )
  `,
} satisfies Partial<Phrasebook>;
