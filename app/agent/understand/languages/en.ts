import type { LanguageWords } from "./language";

export const english: LanguageWords = {
  code: "en",
  acts: {
    create:
      "(popping|putting|slotting|pencil|pop|slot|squeeze|stick|lock)[ in],sticking,adding,organis(ing|e),organiz(ing|e),arrang(ing|e),book,schedul(e|ing),setup,plan,create,reserve,hold,enter,add,make,booking,mtg,save,whack,chuck,plonk,(pencilling|penciling|squeezing|fitting|getting|throw|fit|drop) in,noting down,set (up|meeting|appointment|event|a (meeting|call)|an (appointment|event)),put[ (in|down)],block[ (off|out)],fix[ up],(jot|note)[ down],setting up,get[ (in|on|me)],sort[ out],carve out,grab me,new (meeting|appointment|event|entry)",
    move: "move[ (up|back)],reschedul(e|ing|ed),shift[ing|ed],bump,postpon(e|ing|ed),delay,moving,pushing,switch,relocate,nudge,slide,drag,swap,mv,resched,haul,modify,edit,amend,rebooked,push[ (back|forward)],(bring|brought) forward,pull[ forward],put off,moved[ up],pushed[ back],(later|earlier) (slot|time),(another|different) (time|slot|day),new time,change[ the (time|day)],needs (to (be|go|move)|moving),has to (be|go|move),(should|must) go,update[ it],adjust[ the time]",
    cancel:
      "get (out|rid of),cancel[ing|led|ed],canc[le],delete[d],remove[d],drop,scrap[ped],cancelling,bin,kill,ditch,scratch,erase,axe,nix,dropped,binned,cxl,del,cncl,lose,nuke,wipe,(call|calling) off,take (off|out)",
    invite: "invite,add,include,cc,loop in,bring[ (in|along)],ask along",
    uninvite:
      "drop,remove,uninvite,disinvite,take (off|out),(leave|dropped|pulled|backed|bowed|drops) out,kick[ out],taking off,doesn't (need|have) to come,does not need to come,(needn't|can't|won't) come,isn't coming,is dropping out,has dropped out,had to drop out",
    longer: "extend,lengthen,prolong,make longer,longer",
    shorter: "shorte(n|r),trim,cut short,make shorter",
    ask: "what's (in my (diary|calendar)|on my calendar),send (me my (agenda|calendar|schedule)|my agenda),give me[ my agenda],what's (on|up|my|happenin[g]|planned|going on|coming up|the (rest of|plan)),what (is (on|my|planned|the plan)|do i have|have i[ got]|time (is|does|do i have)|does|time's|am i doin[g]|are my[ plans]|day is|else (is on|do i have)|did i (do|have)),do (i have[ any]|we have),have (i (got|anything)|we got),when (is|are|does|do i (have|meet|see[ … next]|next (see|meet))|am i ((seeing|meeting)[ … next]|next (seeing|meeting))|will i ((see|meet)[ … next]|next see)),when's,list,where (is|do i),where's[ that],who (is (coming|in|that with)|else is (in|coming)|did i (meet|see|talk to)|am i (meeting|seeing)|do i (meet|see)),who's (coming|in|that with),show (me[ my]|my),how (many|long's|long[ (does|will|is)]),anything (on|in|with),which day is,tell me (what's on|what (else is on|is on)),check[ what's on],let me see,is there (anything|something),got anything,with whom is,search schedules,whats happenin[g],wats (happenin[g]|on),(wots|whts) on,wot am i doin[g]",
    find: "find,(look|search) for,when (can|could),is there time,am i (free|busy|available)",
    absent:
      "can't (make[ it to]|attend|do|come to),cannot (make[ it to]|attend),won't (make[ it to]|be able to (make|attend))",
    tell: "ask (her|him|them),tell,inform,notify,message,text,email,mail,let (her|him|them) know,apologi(se|ze) to",
    rename: "rename,retitle,(call|title) it",
    remind:
      "remind[ me],reminder[s],alarm,timer,a (nudge|ping|heads-up|shout|heads up),(nudge|ping|alert|notify) me,give me a buzz,an alert",
  },
  separable: { parts: "forward,up,off,out,in,on,down,over,along" },
  weak: "have,got,get,need,want,do,meet,see,catch up with,sit down with,meet up,meet with,meeting up with,seeing,i've got,there's,let's do,let's have,would like,grab,do with",
  repair:
    "wrong,wrong one,go on,sry,srry,soz,no wait,wait no,wait,no sorry,sorry,actually,make that,make it,or rather,rather,i mean,i meant,scratch that,correction,no no,no,oops,whoops,on second thought,on second thoughts,or better,better,instead,hold on,nope,wrong time,wrong day,wrong date,wrong person,should be,should have been,hang on,my bad,my mistake,ah no,oh no,erm no,let's say,or maybe,well no,that should be,it should be,not that,change that to,change it to,err,er,hmm,or no,or wait,or make it,ugh,typo,wrong name,i misspoke,my fault,oh wait,ah wait,no make it,nah,scrap that,strike that,forget that,not quite,uh no,um no,erm,i should have said,to be precise,*,correction: at,that should say,it should say,eh,try,let's try,try it at,how about we say,too early,too soon,i got the day wrong,i got the time wrong,got the day wrong,got the time wrong",
  courtesy:
    "hate to ask but,if it isn't a bother,could we possibly,no worries if not,you know what,i'm afraid,afraid,unfortunately,sadly,ta,sorry to be a pain,sorry to be a nuisance,forgot to say,i forgot to say,forgot to mention,i forgot to mention,hey,hi,hello,yo,hiya,please,pls,plz,would you mind,could we,can we,can i,could i,may i,shall we,would it be possible to,would it be possible,is it possible to,is it possible,is there any way you could,is there any way you can,is there any way to,is there a way to,is there any chance of,is there any chance you could,any chance of,any chance,do you think you could,do you think you can,see if there's any chance of,see if there is any chance of,see if you can,see if you could,i would like to,i'd love to,i want to,i wanna,i need to,i have to,i gotta,i must,i should,i was wondering if,i wonder if you could,if possible,if you can,if you could,when you get a chance,when you have a moment,if that's possible,if it's possible,if it is possible,if that's ok,thanks,thank you,thx,ty,cheers,many thanks,thanks a lot,thanks so much,kindly,just,quickly,real quick,need you to,i need you to,want you to,help me,try to,go ahead and,go and,make sure to,let's,we should,we need to,we have to,we want to,we'd like to,i think,okay,ok,so,well,oh,um,uh,ah,hmm,parley,mate,good morning,good afternoon,good evening,would do,works,is fine,is good,would be great,would be good,would be nice,would be perfect,would work,if that works,asap,for me,to me,be so kind as to,be able to,a favour and,a favor and,you,u,why don't we,how about,what about,maybe,perhaps,possibly,if at all possible,that's all,is all,really,also,too,as well,there,everything ok,if that's alright,that would be great,would be awesome,great,perfect,cool,yes,yeah,yep,sure,alright,right,fine,now,gonna,want,wants to,needs to,asked to,wanted to,has to,asked me to,want to,need to,like to,have to,like,would,could,can,will,i'd,cn,terribly,awfully,sorry to bother you again,sorry for the trouble,if it's not too much trouble,if it isn't too much trouble,would you be so kind,could i ask you to,can i ask you to,may i ask you to,do you mind,if you don't mind,if you wouldn't mind,much appreciated,appreciate it,thank you so much,thanks in advance,hi there,hey there,hello there,anyway,btw,by the way,so yeah,ideally,hopefully,preferably,please and thank you,pal,buddy,dude,bro,when you get a sec,when you get a minute,whenever you can,when you can,if there's time,need,should,shall,may,might,be,gotta,lemme,let me,go on,would be lovely,lovely,tysm,thnx,thks,ur,no good,is no good,'s no good,doesn't work,does not work,doesn't work for me,won't work,isn't good,anymore,any more,asked if we could,asked if we can,asked whether we could,asks if we can,asks if we could,wants to know if we can,asked if i could,asked if i can,wondering if we could,asked me if we could,was wondering if we could,hope you're well,hope you are well,hope all is well,whenever you have a moment,whenever,no rush,no rush at all,no hurry,whatever you do,hm,hmmm,mhm,my dear,oh and,one more thing,do me,if you would,when you have time,at your convenience,lol,haha,obviously,of course,happen,if it is not too much trouble,thank you so much!!,that day,long one,sorry to bother,sorry for bothering,thanks a million,thanks a bunch,thanks heaps,no hurry but,no rush but,whenever you get a sec,whenever you get a second,whenever you get a minute,whenever you get a moment,when you get a second,if you get a sec,if you get a minute,if you get a chance,when you've got a sec,when you have a sec,when you have a minute,i'd be ever so grateful if you could,i'd be so grateful if you could,i'd be grateful if you could,i would be grateful if you could,it would be great if you could,it'd be great if you could,it would be lovely if you could,would it be ok if we,would it be okay if we,would it be alright if we,would it be ok to,would it be okay to,is it ok if we,is it okay if we,at some point could you,be a dear and,be an angel and,if you'd be so kind,if you would be so kind,any chance we could,any chance we can,hope you're having a good day,hope your day is going well,hope you had a nice weekend,much obliged,bless you,you're a star,you're a legend,if it's no bother,if it's no trouble,if that's not too much to ask,if it's not too much to ask,ever so kind,keeping well,hope you're keeping well,eh,mm,pf,huh",
  filler:
    "im,quick,a,an,the,my,our,his,her,their,this,of,in my calendar,in the calendar,on my calendar,to my calendar,on the calendar,to the calendar,into my calendar,in my diary,to my schedule,on my schedule,in my schedule,in calendar,on calendar,to calendar,in my agenda,calendar,me,us,i,we,myself,some,any,new,up,is,are,be,to be,will be,would be,am,i'm,then,from,lasting,long,sharp,around,approximately,each,all,it's,its,that's,other,down,out,someone,there's,to,he,she,they,him,today's one,mr,mrs,ms,dr,for us,for us all,both of us,the two of us,together,already",
  negation:
    "don't,do not,not,never,no need to,needn't,didn't,did not,shouldn't,should not,won't,no longer,i don't want to,don't want to,not want to,nothing,not yet,no need",
  condition: "if,unless,in case,provided,as long as,depending,whether,if so,if yes,if i am",
  because: "because,cause,cos,since he,since she,as he,as she",
  ill: "ill,sick,unwell,poorly,on leave,off sick",
  them: "ask (her|him|them),her,him,them,us",
  otherwise: "otherwise,or else,if not,failing that",
  join: "and,&,n,then,also,plus,and then,and also",
  it: "it,that,this,that one,this one,that meeting,this meeting,the meeting,them",
  with: "with,w/,w,together with,along with,between me and,and i",
  about:
    "about,re,regarding,on the topic of,to discuss,to talk about,to go over,to go through,to talk through,concerning,subject,topic,discussing,to review,on the subject of,bzgl,wrt,rgd,rgds,ref,to review the",
  called: "called,titled,named,labelled,labeled,entitled,title",
  at: "at,@,in,on,over,via,near",
  for: "for",
  to: "to,until,till,til,into,to be,for,towards,onto,over to",
  from: "from,of,off,out of",
  since: "from,as of",
  on: "on,this,coming,by,at",
  not: "better than,not,without,rather than,instead of,isn't",
  but: "but,but with,and",
  too: "too,also,as well,join us,join,joining,come along,coming along,be there,come too,should come too,should come,should come as well,should join,should join too,needs to come,needs to come too,comes too,has to come,wants to come,wants to join,should be there too,should be on it too,should be in it too",
  byLength: "by",
  therefore: "so,therefore,hence,which means,that means",
  thatDay: "that day,on that day,that same day,on the same day",
  thatTime: "then,there,in there,at that time,in that slot",
  only: "only,just,simply",
  goes: "goes,moves,is moving,is now,has moved,moved,comes,should go,can go,needs to go,has to go,has to be,needs to be,wants to go,will be,gets moved",
  secondOf:
    "second meeting,second call,second appointment,second event,second one,second thing,2nd meeting,2nd call,2nd appointment,2nd event,2nd one,2nd thing",
  thirdOf:
    "third meeting,third call,third appointment,third event,third one,third thing,3rd meeting,3rd call,3rd appointment,3rd event,3rd one,3rd thing",
  stays: "stays,stays in,stays on,can stay,is staying,remains,still comes,keeps coming",
  letsGo:
    "not sure,not sure yet,dunno,dunno yet,don't know,don't know yet,i don't know yet,no idea,no idea yet,leave it,leave it for now,leave it then,leave that,forget it,forget that,forget about it,skip it,never mind,nevermind,nvm,get back to you,i'll get back to you,will get back to you,let you know,i'll let you know,later maybe,maybe later,another time then,i'll do it myself,i'll text,i'll ask,i'll call,ill text,ill ask,ill call,i'll message,i'll write,ill get back to you,ill let you know,have to check,need to check,let me check",
  definite: "the,my,our",
  as: "as",
  all: "everything,all meetings,all my meetings,all of my meetings,all the meetings,all appointments",
  more: "more,extra,additional,another,further",
  around: "after,before,following,ahead of,prior to,right after,right before,just after,just before",
  or: "or,or else at,or maybe,otherwise at",
  sameTime:
    "same time,at the same time,same hour,the same time,same times,at the same times,same hours,same slot,the same slot,same time slot",
  inItsPlace:
    "at that time instead,at that time,in that slot,in its place,in that spot,instead,at the same slot,then instead",
  afterThat:
    "straight after,right after,after that,directly after,immediately after,afterwards,right afterwards,and then,and after that,after it",
  each: "each,both,apiece,respectively",
  late: "running late,late,i'm running late,running behind,i'm late,delayed",
  unsuitable:
    "she's off,he's off,they're off,is off,is away,are away,doesn't work,does not work,doesn't work for me,does not work for me,won't work,will not work,is no good,'s no good,no good,isn't good,doesn't suit,doesn't suit me,does not suit,isn't going to work,isn't gonna work,is not going to work,not gonna work,isn't possible,is out,can't do it,i've got something,i have got something,i have something,i have something on,i've got something on,i'm busy,i'm away,i'm not around,is bad,is full,is taken,doesn't fit,can't make it,falls through,isn't happening,has to give,must give way,she can't,he can't,she can't do,he can't do,can't be,cannot be,can't get to,cannot get to,won't be at,won't be able to be",
  mustI:
    "do i have to,do i need to,must i,do we have to,do we need to,need i,am i supposed to,do i really have to,do i really need to",
  free: "i'm free,i am free,i'm available,i am available,that's free,it's free,i have time,we're free,there's nothing on,nothing is on,i'm not busy,so,yes,that works,that's possible,it's possible,i can,free,is empty,empty,is clear,is open",
  later: "later,back,further back,after that,down,out,along",
  earlier: "earlier,forward,sooner,up,ahead,bring forward,pull forward,move up,move forward",
  lasts:
    "long,lasting,last,lasts,in length,takes,instead of 30 minutes,give us,give me,give it,make it last,needs,need,will take,we need,i need,we'll need,i'll need,it needs,it takes,go for,run for,for a total of,instead of half an hour,is enough,will do,is plenty,should do,should be enough,is all we need,suffices,will be enough,runs,runs over,goes on",
  hours: "",
  scope:
    "template,templates,everything,all,both,every,each,series,whole,entire,rest of,only,except,besides,apart from,again,once more,swap,exchange,trade,repeat,repeating,recurring,weekly,daily,monthly,fortnightly,following,onwards,clear,block,hold,late,running late,running,behind,undo,free,available,availability,busy,just booked,account,back,language,first,last,second,third,two,three,these,those,them,why,weekdays,workdays,if i,skip,meetings,appointments,appts,events,calls,from now on,next,everyone,everybody,starting,beginning,as of",
  allDay:
    "all day,all-day,allday,whole day,the whole day,full day,full-day,entire day,day long,all-day event,all day event,whole days,full days,all-day thing,all day thing",
  somewhere: "somewhere,sometime,some time,anywhere,any time,anytime,whenever,at some point,some point",
  hollow:
    "apptmt,meeting,mtg,mtng,meet,appointment,appt,apt,event,slot,time,thing,something,session,invite,entry,chat,one,stuff,thingy",
  kinds:
    "trade show,trade fair,expo,fair,call,phone call,video call,lunch,dinner,brunch,breakfast,coffee,drinks,tea,demo,sync,standup,stand-up,review,interview,workshop,training,dentist,doctor,haircut,hairdresser,gym,1:1,one on one,one-on-one,catch up,catch-up,catchup,check in,check-in,kickoff,kick-off,retro,retrospective,planning,briefing,debrief,brainstorm,presentation,party,birthday,webinar,seminar,lecture,class,lesson,practice,rehearsal,visit,checkup,check-up,focus time,focus,huddle,offsite,all hands,town hall,physio,therapy,massage,yoga,vet,barber,conference,hackathon,vacation,holiday,trip,concert,game,match,drinks,supper,walk,run,swim,talk,pitch,deep work,intro,discussion,brekkie",
  concepts: {
    dentist: "dentist,dentist appointment,dental appointment",
    doctor: "doctor,doctor's appointment,gp,physician",
    hairdresser: "hairdresser,haircut,barber,hair appointment",
    physio: "physio,physiotherapy,physiotherapist",
    lunch: "lunch",
    dinner: "dinner,supper",
    breakfast: "breakfast",
    coffee: "coffee",
    birthday: "birthday",
  },
  numbered:
    "room,sprint,phase,version,release,chapter,level,unit,module,iteration,batch,group,floor,suite,building,gate,table,track,studio,part,step,team,hall,wave,stage,tier,apartment,flat,terminal,platform,office,ticket,episode,section,lab,bay,desk,route,highway,flight,no,nr,number,item,case,invoice,order,lot,project",
  rooms: "room,floor,suite,building,gate,table,studio,hall,apartment,flat,terminal,platform,office,lab,bay,desk,track",
  weeks: "week,wk,kw",
  streets:
    "street,st,road,rd,avenue,ave,lane,drive,square,boulevard,blvd,place,court,way,terrace,row,plaza,broadway,crescent,close,quay,park",
  interrogative:
    "what[ is],what's,who,when,where,which,why,whose,how[ (to|do (i|you)|can i)],tell me (how|what),show me how",
  past: "did,had",
  askedDone: "did,have,already",
  opensQuestion: "is,are,was,will,does,did,has,isn't,wasn't",
  planned:
    "anything,something,stuff,planned,scheduled,booked,in,still,again,happening,got,have,having,do,see,seeing,start[s|ing],begin[s],end[s],ending,finish[es],exactly,comes,kommt,already,did,had,going on,coming[ up],on[ my plate],taking place,lined up,supposed to[ be],more than one,any other,so far,looking[ like],look like",
  subject: "i,i'm,im,he,he's,hes,she[s],she's,we,we're,they,they're",
  said: "prefers,ask(s|ed) if,said,says,has,had,was,only (had|does|has[ got]),can (only do|now only do),could only do,it was,is at,gave me",
  goods:
    "hotel room,taxi,uber,cab,hotel,flight[s],ticket[s],reservation[s],pizza,flowers,table for,a (table|hotel),train[ ticket],rental car,car service",
  orders: "(book|get)[ me],reserve,order,find,make,call,buy,need,cancel,nix,hire,purchase",
  whatAbout: "(what|how) about,and what about",
  firstOf:
    "first (meeting|call|appointment|event|one|up|thing (i have|on)),(the|my) first thing,earliest (meeting|call|appointment),when (do i start|does my day start),what do i start with,what's (first|my first thing)",
  lastOf:
    "last (meeting|call|appointment|event|one|thing (i have|on)),final (meeting|call|appointment),(the|my) last thing,when (do i finish|am i (done|finished|… (done|finished))|will i be done|does my day end),what time (do i finish|am i (done|finished|… done)|will i be done),what's (last|my last thing)",
  dayAfter: "the (day after|(next|following) day),day after",
  dayBefore: "the day before,day before",
  howMany: "how (many[ (meetings|events|appointments|calls|things|times)]|busy|often),number of meetings",
  lastTime:
    "[what was the ]last thing i had with,when (did (i (last (meet|see|(speak|talk) to)|meet)|we last meet)|was (my last[ (meeting|call) with]|the last time i (met|saw))|have i last met),last (time i (met|saw)|meeting with),how long ago (did i (see|meet)|was)",
  talk: {
    bye: "bye[ bye],goodbye,later,cya,goodnight,night,ttyl,see (you[ later]|ya),talk (later|soon|to you later),good (night|evening),have a (good (one|day)|nice (day|weekend)|great day),catch you later,speak soon,take care",
    how: "how (are (you[ (doing|today)]|things)|is it going|do you do|was your day|have you been),how's (it going|life),what's new,are you ok,everything good",
    praise:
      "you (are (the best|great|amazing|awesome)|rock),you're (the best|great|amazing|awesome),love it,awesome,haha,lol,amazing,legend,brilliant,wow,fantastic,perfect,nice[ one],well done,good (job|bot),great (job|stuff),that's great,very helpful",
  },
  mail: {
    from: "from",
    subject: "subject,re",
    wrote: "wrote,writes,said",
    forwarded: "forwarded,forwarded message,fwd,fw,forwarded mail",
  },
  unsupported: {
    colour:
      "color[ed],colour[ed],in (green|red|blue|yellow|purple|orange|pink),to (red|green|blue|yellow),make … (red|green|blue|yellow)",
    link: "(meet|zoom|teams|conference|meeting) link,google meet link,video (link|conference),dial in,dial-in",
    attachment: "attach,attachment[s],slides,document,pdf,upload,photo,picture,image,gif,the (file|deck),cover photo",
    note: "a note,note[s],description,comment,memo",
    away: "out of office,ooo,autoreply,auto-reply,auto reply",
    message: "send[ (an email|a (message|text)|… a text)],write to,drop … a line",
    other:
      "print,record,translate,private,transcribe,draft,invoice,pay,buy,hire,google,play,priority,pin,archive,export,screenshot,lock,unlock,import,duplicate,transfer,mark as private,as private,order[ a taxi],book (a (flight|hotel|table)|me a flight),get me a taxi,call an uber,write me,look up,turn (on|off),share my (calendar|screen),set my status,high priority,(shopping|todo|my|grocery|the) list,to do list,sync my,send money",
  },
  wholeDays: {
    off: "off sick=Off sick,sick leave,off=Off,day off=Day off,days off=Days off,off work=Off,off duty=Off,time off=Time off,not working=Off,not at work=Off,out of office=Out of office,out of the office=Out of office,ooo=Out of office,not in the office=Out of office,on leave=On leave,annual leave,parental leave,maternity leave,paternity leave,sick leave,pto=PTO,vacation,holiday,holidays=Holiday,hols=Holiday,away",
    offOrFree: "",
    whole: "the whole,whole,the entire,entire,all",
    keep: "block,block off,block out,keep,free,reserve",
    noted: "birthday,bday,b-day,anniversary,payday,pay day,name day,bank holiday,public holiday",
    long: "trade show,trade fair,expo,fair,conference,offsite,off-site,retreat,trip,business trip,fair,trade fair,hackathon,festival,training,workshop,summit,congress,bootcamp,camp,city trip,visit",
    ask: "when,when's,am i,do i have,have i got,what days,which days,is my,how long",
    put: "put,set,place",
    take: "i'm,im,we're,take,taking,i'll take,i'm taking,going,i'm going,i'll be,having,i'm having,there is,it's",
  },
};
