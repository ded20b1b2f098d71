import { pattern } from "../../phrases/verbose";

/** Subjects of other assistants, by subject: what speaks of these and of no calendar is none of ours. */
export const elsewhere = pattern`
  \b(?:
    # Money
    bank|account|balance|credit|card|bills?|loan|mortgage|payment|pay ?check|payday|salary|income|benefits|insurance
    |tax|taxes|w2|401k|fraud|rewards?|minimum|due date|pin|credit limit|apr|interest|overdraft|transfer|deposit
    |withdraw|stocks?|shares|market|gold price|crypto|bitcoin|exchange rate|dollar|euro|currency|subscription
    |membership
    # Shops and food
    |shopping|shop|buy|sell|purchase|price|cost|get the cheapest|coupons?|store|package|delivery
    |amazon|ebay|ikea|walmart|costco|tesco|aldi|lidl|uber ?eats|doordash|deliveroo|just eat|grubhub
    |deliver|order (?:me|some|a|food|more)|order\b|grocery|groceries|milk|eggs|bread|butter|cheese|sugar|flour|fruit|vegetables
    |recipes?|ingredients?|calories|cook|pizza|burgers?|takeaway|takeout|domino'?s|mcdonald'?s|kfc|starbucks|cup of coffee|cup of|cups of|ounces
    |restaurants?|reservations?|table (?:for|at)|table|seats?|party of|eat at|open until|opening hours
    |near(?:est|by)?|closest
    # Lists and chores
    |to-?do|todo list|(?:my|the|a|an|any|from|errand|to do|playlist|that) lists?|lists? of|list for|list if|on my list
    |(?:new|another) lists?|lists? called|\badd \d+ (?:to|and|plus)|chores?|routine|lawn|utilities|cable|electric\w*
    # Leave from work
    |pto|time off|off work|days? off|vacation (?:days?|request|time|approved?|get)|my vacation|vacation been
    |leave request|request (?:off|time|leave|vacation|a day|days)|job|resume
    # Travel
    |flights?|fly|airlines?|airport|boarding|plane|luggage|carry[- ]?on|hotels?|lodging|motel|airbnb|itinerary|visa
    |passport|(?:plan|book) (?:a|my|our|the) (?:next )?(?:trip|vacation|holiday|getaway|honeymoon|cruise)
    |uber|lyft|taxi|cab|limo|a ride\b|car rental|rent(?:al)?\b|rent (?:a|me)
    |(?:reserve|rent|hire|book) (?:an? |the |my )?(?:car|van|truck|hotel|suite)|traffic|directions?
    |how (?:do|to) (?:i|get|you|we)|route|bus|trains?|distance|how far|how long (?:does|will|would) it|gps|maps?
    |parking
    |my location|share my|kilomet\w+|miles
    # Cars
    |my (?:car|truck|van|suv|sedan|vehicle|motorbike|bike)\b|mechanic|tow truck|oil change|(?:change|check) the oil
    |tyres?|tires?|tune-?up|maintenance|mileage|mpg|brakes?|engine|gas|petrol|fuel|windshield|windscreen|wipers
    |headlights?|car wash|jump start|battery
    # The house and its devices
    |property|apartment|house hunting|garage|kettle|oven|fridge|(?:the|my|front|back|garage|car|patio) doors?|locks?|camera|lights?|lamp|thermostat|vacuum
    |robot|coffee machine|coffee (?:maker|machine|pot)|make (?:some )?(?:coffee|tea)|smart ?plug|plug|screen|tv
    |turn (?:on|off|up|down|the)
    |switch (?:on|off)|dim|brighter|brightness|increase|decrease|lower|raise|bluetooth|devices?|pair (?:with|my)
    |phone|iphone|wifi|password|printer|computer|laptop battery|settings|accent|slower|faster|whisper
    |repeat (?:that|it|what|yourself)
    |(?:update|change) (?:my|the) (?:\w+ )?(?:address|apps?|profile|software)\b(?! (?:of|for))
    # Alarms, clocks and dates
    |alarms?|timers?|wake (?:me|us)|wake up|get up|(?:going|go) to (?:sleep|bed)|what time is it
    |the time (?:in|is|zone)|time is it|time ?zones?|time zone for
    |today's date|the date (?:today|is it)|what(?:'s| is) the (?:day|date|time)|what day (?:is it|of the week)
    |what (?:is )?the day|day of the week|date is it|current time|time in|tomorrow's date|time difference
    |hours difference
    # Music, films, sport
    |songs?|artist|lyrics|music|playlist|album|radio|speaker|volume|mute|unmute|pause|resume|skip|shuffle|next song
    |play (?!date|with|tennis|golf|football|soccer|basketball|at)|podcast|audiobook|to watch|netflix|stream|subtitles?
    |youtube|channel|videos|movie times|movies? playing|showtimes|(?:what|which|next|some|any) movies?\b(?! night| date| with)|hbo|hulu|disney|prime video|on tv|episodes?
    |new season|season of|tickets?|review[s]? (?:for|of)|reviews
    |scores?|what team|team does|who won|won the|(?:start|play) (?:an? )?(?:new )?game
    |record (?:the|that|my|tonight's) (?:game|show|movie|episode|match|series)
    # Weather
    |weather|forecast|rain|raining|snow|temperature|(?:how|is it|be|it be|too|it|as) (?:hot|cold|warm)\w*|warmest
    |coldest|jacket|sweater|umbrella|windy?|sunny|the (?:high|low)|degrees|will be \d+ (?:tomorrow|today|next|on|in)
    # Letters and networks
    |emails?|e-mails?|inbox|tweets?|retweet|facebook|twitter|instagram|post a|likes|followers|status update
    |chat history
    |group chat|text (?:message|to|my|\w+ (?:and|that))|send (?:a|an) (?:text|message|email)
    |message (?:to|my|someone)|call (?:my|mom|mum|dad|the|a)|phone call|ring|dial|hold my calls|contacts?|photos?
    |pictures?
    # News and knowledge
    |news|headlines?|newspaper|top stories|article|essay|homework|algebra|homepage|website|internet|google(?! meet)|wikipedia
    |app store|download|upload|capital city|capital of|population|president|how tall|how old
    |how many (?:calories|people live|days (?:until|till|in)|ounces|cups|feet|miles|oz|players|keys|books)
    |what does .{1,40} mean|define|definition|meaning|synonyms?|spell|translat\w+|how do you say|convert|pounds
    |calculate|plus|multiply|square root|who (?:was|invented|won|wrote|made|programmed|created)|facts?|trivia
    # Talk with a machine
    |jokes?|flip a coin|coin|roll a|dice|random number|number between|what(?:'s| is) your|are you
    |do you (?:have|like|love|think|know any|own|believe)|tell me (?:a\b|about\b(?! (?:my|our|the (?:meeting|event|call))\b))|meaning of life
    # Health and animals
    |fever|symptoms?|pills?|medicine|headache|vaccin\w*|shots|is it (?:safe|ok|okay|going to|supposed to)|pets?|dogs?
    |cats?|vet for
  )\b
`;
