import type { LanguageWords } from "../language";

export const english: LanguageWords = {
  code: "en",
  possessive: "s",
  acts: {
    create:
      "(set|put|setting) aside,(set|put|setting) … aside,mark (it|that|this|them|those|these)[ (down|in)],make a note of,(jot|write) (it|this|them|these) (down|in),(can|could|may|gets) [have ](that|the) [whole ](hour|slot|spot),(gets|needs) (a|an) (slot|spot)[ with me],give … (that|the|its) [(whole|entire|same|free) ](slot|time|hour|spot|gap),(use|take) (that|the|its) (slot|time|hour|spot) for,give (that|the|its) (slot|time|hour|spot) to,book me[ in],(popping|putting|slotting|pencil|pop|slot|squeeze|stick|lock)[ in],sticking,adding,organis(ing|e),organiz(ing|e),arrang(ing|e),book,schedul(e|ing),setup,plan,create,reserve,hold,enter,add,make,booking,mtg,save,whack,chuck,plonk,(pencilling|penciling|squeezing|fitting|getting|throw|fit|drop) in,noting down,set (up|meeting|appointment|event|a (meeting|call)|an (appointment|event)),put[ (in|down)],block[ (off|out)],fix[ up],(jot|note)[ down],setting up,get[ (in|on|me)],sort[ out],carve out,grab me,new (meeting|appointment|event|entry),book in,(find|finding|make|making) room",
    move: "[(is|was|has been|have been|been|be|got|gets) ]transferred[ to],(is|was|has been|have been|been|got|gets) (transfer|change|move|postpone|reschedule) to,(start|begin) (it|them),(set|schedule) (it|that|this) (at|to),set the,bring … to,(switch|change|move|shift|swap) the (day|date|time) to,[has |have |'s ]been (moved|changed|shifted|pushed|rescheduled)[ to],move[ (up|back)],reschedul(e|ing|ed),shift[ing|ed],bump,postpon(e|ing|ed),delay,moving,pushing,shove,scoot,shunt,prepone,kick,switch,relocate,nudge,slide,drag,swap,mv,resched,haul,modify,edit,amend,rebooked,push[ (back|forward)],(bring|brought) forward,pull[ forward],put off,moved[ up],pushed[ back],(later|earlier) (slot|time),(another|different) (time|slot|day),new time,change[ the (time|day)],needs (to (be|go|move)|moving),has to (be|go|move),(should|ought to|must) go,update[ it],adjust[ the time],(rescheduling|postponing|bumping|delaying|swapping|sliding|nudging|switching)",
    cancel:
      "[(is|was|has been|have been|been|got|gets|getting|being) ]called off,(will not|won't|will no longer|is not|isn't|is no longer|not) [be ](taking place|going ahead),(will not|won't|will no longer) be (happening|on),[(has|have) ]fallen through,fell through,can (come|go) (out|off)[ again],(can|could) be taken (out|off)[ again],(be|get|getting) rid of,get (out|… off my (calendar|schedule)),cancel[ing|led|ed],canc[le],delete[d],remove[d],drop,scrap[ped],cancelling,bin,kill,ditch,scratch,erase,axe,nix,dropped,binned,cxl,del,cncl,lose,nuke,wipe (the|that|this|it),[(be|get) ](taken|struck) (off|out)[ of (my|the) (calendar|diary|schedule|agenda)],(call|calling) off,call (it|that|this|them) off,take (off|out),(dropping|scrapping|binning|ditching|deleting|removing|axing|killing|nixing|losing),(cancel|delete|scrap|bin|drop) (it|that|this) again,(scrap|scratch|strike|forget) (that|this) one,vacat(e|ing),releas(e|ed|ing),(may|can|could|should) be (released|vacated|cancelled|dropped|scrapped|freed up),knock … on the head,sack[ing] off,(give|giving) … a miss,can take (it|that|this|them) (out|off),(don't|dont|do not) bother with,(don't|dont) bother coming,scrub,forget[ about] (the|my|our),pull the plug on,blow off,skip[ping]",
    invite:
      "invite,add,include,cc,let … join,have … join,loop in,bring[ (in|along)],ask along,don't forget (to (add|invite|include)|about),joins",
    uninvite:
      "drop,remove,minus,uninvite,disinvite,take (off|out),(leave|dropped|pulled|backed|bowed|drops) out,kick[ out],taking off,without,(doesn't|does not) (need|have) to (come|be),(needn't|can't|won't) come,isn't coming,is dropping out,has dropped out,had to drop out,(won't|will not|doesn't need to|does not need to) (be (at|in|there)|come to|attend),isn't coming to,is not coming to,is skipping",
    longer: "extend,lengthen,prolong,stretch,make longer,longer",
    shorter:
      "(knock|shave|lop|chop|trim|cut) (off|… off),curtail,cut[ (it|that|this)][ (down|back)],shorte(n|r),trim,cut short,make shorter",
    ask: "(length|duration) of,what time (was|is) (it|that|this)[ again],(was|were) there[ (anything|something)],what's (in my (diary|calendar)|on[ my calendar]|up|my|happenin[g]|planned|going on|coming up|the (rest of|plan)),send (me my (agenda|calendar|schedule)|my agenda),give me[ my agenda],(get|give|send)[ me] the (address|location|details) (of|for),what (is (on|my|planned|the plan)|do i have|have i[ got]|time (is|does|do i have)|does|time's|am i doin[g]|are my[ plans]|day is|else (is on|do i have|have i[ got])|did i (do|have)),do (i have[ any]|we have),have (i (got|anything)|we got),when (is|are|does|do i (have|meet|see[ … next]|next (see|meet))|am i ((seeing|meeting)[ … next]|next (seeing|meeting))|will i ((see|meet)[ … next]|next see)),when's,list,where (is|do i),where's[ that],who (is (coming|in|that with)|else is (in|coming)|did i (meet|see|talk to)|am i (meeting|seeing)|do i (meet|see)),who's (coming|in|that with),show (me[ my]|my),how (many|long's|long[ (does|will|is)]),anything[ else] (on|in|with),which day is,tell me (what's on|what (else is on|is on)),check[ what's on],let me see,is there (anything|something)[ else],got anything[ else],with whom is,search schedules,wats (happenin[g]|on),(wots|whts) on,wot am i doin[g],who's (coming|in|on|at|going|going to|attending|joining|invited|there)[ (the invite|the list|it)],who is (on|at|going to|attending|joining|invited),who else is (on|at|going|joining|invited),until when (is|does|do|are),what meeting (am i in|do i have|have i got|is),what does … (hold|look like|bring),(what|who) else (remains|is left|have i[ got]|do i have)[ on],(what|who) (remains|is left),(do|will) i work,am i working,(when|what time|where) (do|am|will) i (work|working),(who|what) have (i|we)[ got][ on],(who|what)'ve i got[ on],who (am i with|do i have|'s in),when am i (next due|due[ next]) to (see|meet|speak to|talk to),when am i next (seeing|meeting|with),(owt|anything) (doing|left)[ (on|in)],is there owt on,got owt[ on],what (comes|is up|is coming up|have i got coming up),what's (up next|coming up next),remind me who's (on|at|in|coming to|going to|invited to)",
    find: "find,(look|search) for,when (can|could|do i have time|do we have time),do (i|we) have time,free (times|slots),is there time,am i (free|busy|available)",
    absent:
      "[(has|have) ](bailed|cried off|flaked)[ out][ on me],(can't|cannot|cant|can not|won't|wont|will not|shall not|shan't|couldn't|could not) (make[ it to]|attend|come to|be able to (make[ it to]|attend|come to)),i (can't|cannot|cant|can not) (make|attend),can't do,(won't|wont|will not) be going to",
    tell: "let … know,say (i'm|im|that i|i am|we're),ask (her|him|them),tell,inform,notify,message,text,email,mail,let (her|him|them) know,apologi(se|ze) to",
    rename: "rename,retitle,(change|alter|edit) the (name|title)[ of],(call|title) it",
    remind:
      "remind[ me],reminder[s],alarm,timer,a (nudge|ping|heads-up|shout|heads up),(nudge|ping|alert|notify) me,give me a buzz,an alert",
  },
  separable: { parts: "forward,up,off,out,in,on,down,over,along" },
  lengthLeads: "4",
  texted:
    "hols=holiday,mak=make,tak=take,aw=all,oot=out,aboot=about,doon=down,frae=from,intae=into,gonnae=going to,tae=to,wi=with,gie=give,fae=from,naw=no,aye=yes,whit=what,huv=have,hae=have,dinnae=don't,cannae=can't,didnae=didn't,wasnae=wasn't,willnae=won't,doesnae=doesn't,isnae=isn't,naebody=nobody,morra=tomorrow,yous=you,ye=you,yer=your,summat=something,summin=something,sumthin=something,nowt=nothing,tha=you,comin=coming,goin=going,doin=doing,meetin=meeting,movin=moving,havin=having,seein=seeing,workin=working,nothin=nothing,somethin=something,everythin=everything,anythin=anything,evenin=evening,tryna=trying to,finna=going to,imma=i'll,ima=i'll,dat=that,dis=this,wiv=with,fursday=thursday,arvo=afternoon,ment=meant,brekky=breakfast,mk=make,arnd=around,abt=about,bk=book,hapnin=happening,happenin=happening,wats=what's,mtg=meeting,mtgs=meetings,appt=appointment,appts=appointments,nxt=next,oughta=should,deffo=definitely,defo=definitely,tmrw=tomorrow,wot=what,whens=when's,wens=when's,hows=how's,wheres=where's,whos=who's,wots=what's,whts=what's,mv=move,b4=before,tiem=time,rmv=remove,frm=from,any1=anyone,yday=yesterday,wknd=weekend,cuz=because,shld=should,cld=could,wld=would,hav=have,wen=when,wht=what,tho=though,bday=birthday,sesh=session,sess=session,sched=schedule,resch=reschedule,mornin=morning,evng=evening",
  weak: "have,got,get,need,want[s],see,seeing,there's,grab,having,grabbing,do[ with],meet[ (up|with)],meeting up with,speak (to|with),sit down with,i've got,let's (do|have),would like,ring[ up],phone",
  repair:
    "(it|that|this) (should have been|should've been|was (meant|supposed) to be|had to be),(should have|should've|shouldve|shoulda|ought to have) been,(was|were) (meant|supposed) to be,(on|upon) (reflection|second thought[s]|further thought|thinking about it),come to think of it,thinking about it,having thought about it,now [that ]i think (about|of) it,what am i (saying|thinking),(how|so) (foolish|silly|stupid|daft) of me,silly me,nvm[ make it],[ah ]you know what,[(let's|lets|we) ]go (with|for) (that|it),[one |a ](last|final|more) (change|tweak|edit|correction),(is|'s|would be|might be|seems|look[s][ like]|is looking|sounds) (better|safer|easier|nicer|wiser|best)[ for me],(suits me|suits us|works|fits) (better|more|best)[ for me],none of those,none of these,none of them,after all,[just ]kidding,wrong,wrong one,go on,sry,srry,soz,no wait,wait no,wait,no sorry,sorry,actually,make that,make it,or rather,rather,i mean,i meant,meant,scratch that,correction,no no,no,oops,whoops,or better,better,instead,hold on,nope,wrong time,wrong day,wrong date,wrong person,should be,hang on,my bad,my mistake,ah no,oh no,erm no,(let's|let us) say,or maybe,well no,that should be,it should be,not that,change that to,change it to,err,er,hmm,or no,or wait,or make it,ugh,typo,wrong name,i misspoke,(i'd|id) rather[ (have|do|take|make) (it|that)],[i (have |'ve )]changed my mind,change of plan[s],my fault,oh wait,ah wait,no make it,nah,scrap that,strike that,forget that,not quite,uh no,um no,erm,to be precise,*,correction: at,it should say,eh,try,let's try,try it at,too early,too soon,i'd say,suits (better|best)[ for (me|us|him|her)],(works|is) better for (him|her|them)",
  wrongTime: "wrong time,wrong day,wrong date,not that day,the wrong (day|time|date)",
  once: "just the once,only once,just once,one time only,a one-off,one-off,one off,doesn't repeat,no repeat",
  onlyAhead: "nothing but,none but",
  they: "everyone,everybody,nobody,no one,he,she,they,he's,she's,they're,hes,shes,theyre,he'd,she'd,they'd,he'll,she'll,they'll",
  indeed: "does,do,is,are,will,can,should",
  worksThen:
    "[(i|we|i'll) ][do ](have to|need to|must|gotta|got to) work[ (then|that day|after all)],[(i'm|im|i am|i'll be) ](working|at work|on shift)[ (then|that day|after all)],(i|i'll) work[ (then|that day|after all)]",
  backAgain:
    "[and ](i'm|im|i am|i'll be|ill be) back[ (at work|in the office|already|again|by|on)],back (at work|in the office|again)[ (on|by)],back (on|from),i (return|get back)",
  takes:
    "take,use,get,bring,have,i'll (take|have|go (with|for)),i'm (good|fine|ok|okay|happy) with,i can do,let's (take|go with)",
  signsOff:
    "many thanks,thanks,thank you,thx,thanks in advance,(kind|best|warm|kindest|warmest) regards,regards,best wishes,cheers,ta,tysm,all the best,take care,best,xx,yours sincerely,sincerely",
  courtesy:
    "(i am|i'm|im) (happy|fine|ok|okay|good) with (that|it|this),happy (with|to do) that,no (problem|objection[s]|issue)[ (for me|from me|here|at all)],fine by me,[that ](works|suits) (for |)me,(i|we) need,you (pick|choose|decide),suits (me|us)[ (fine|well)],[so[ that] |that ](nobody|no one|noone|no-one|nobody else|no one else) [(can|will|could) ](books|book|schedules|schedule|disturbs|disturb|bothers|bother|interrupts|interrupt) (me|it|that|this|anything|over (it|that)),[that |it ]sounds (good|great|fine|perfect|ok|okay|lovely|grand),sorry for my (english|bad english|spelling|typing),(i|i'd|i would|i should|i'll) (guess|reckon|suppose|imagine|say|think|expect|hope)[ so],grand,[(oh|my|oh my|good) ]god,oh (man|boy|lord),(oh|my) goodness,blimey,crikey,[I ](do not|don't) want to be (disturbed|interrupted),without (interruptions|being (disturbed|interrupted)),(no|zero) (interruptions|disturbances),nobody (disturbs|bothers|interrupts) me,(can|could|shall) we go,abeg,biko,jare,sha,abi,ehn,for once,for a change,for (good|real|sure|now|fun),for example,for instance,id (like|love) to,(may|might|can|could) i ask[ you],give (him|her|them),(isn't|is not|not|ain't) (going to|gonna) happen,won't happen,(doesn't|does not|don't|never|can't) (do|does|work|works|make) (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mornings|afternoons),while (you're|you are|ur) at it,while at it,[(it|that|this) ](would be|'d be) [(really|so|very|absolutely) ](lovely|great|nice|good|perfect|awesome|wonderful|brilliant|ideal|helpful|amazing) if,(i'd|i would|we'd|we would) (love|like|appreciate) it if,(i'd|i would|i should|we'd|we would|we should) be [(so|very|really|most|much|ever so|extremely) ](grateful|happy|glad|pleased|thankful|obliged|delighted) if,[as ]it turns out[ that],turns out[ that],turned out[ that],apparently,so [(it's|that's) ](all|the) (two|three|four|five|2|3|4|5) of (us|them),not (just|only) [the ]once,tbh,lol,fair enough,(one|a) sec[ond],sorry last one,(one|a) last (thing|one),[and ]finally,something (came|has come|has just come|just came) up (can|could|so|please),something's come up (can|could|so|please),(wait|hang on|hold on|oh|but) first,tell me,let me know,as to,(i (want|wanted|need)|i would like) to ask you to,(ok|okay|hey) google,(hey|hi) siri,alexa,(make a note|note) (of (it|that)|that),hate to ask but,(two|2|three|3|a few|a couple of|couple of|couple) ([quick ]things|quick ones),first (can|could|please|of all|off|up),can i do,(is (it|that) |everything |all |)(ok|okay|cool|fine|alright) if[ (we|i)],if (that (is (not too much trouble|possible|all right)|isn't too much trouble)|it (isn't (a bother|too much trouble)|is (possible|not too much trouble|no (trouble|bother)[ at all]))|possible|you (can|could|(don't|wouldn't) mind|would[ be so kind]|get a (sec|minute|chance))|that's (possible|ok|alright|not too much to ask)|it's (possible|not too much (trouble|to ask)|no (bother|trouble)[ at all])|that works|at all possible|there's time|you'd be so kind),could[ (we[ possibly]|i[ ask you to])],no (worries[ if not]|good|rush[ (at all|but)]|hurry[ but]),you[ know what],ya,ye,(can|could|will|would)(ya|ye|ja),i'm afraid,afraid,unfortunately,sadly,ta,yo,hiya,pls,plz,thx,ty,cheers,kindly,just,quickly,let's,okay,ok,well,um,uh,ah,hmm[m],parley,mate,works,u,maybe,perhaps,possibly,really,also,too,there,great,perfect,cool,yes,yeah,yep,sure,alright,right,fine,now,gonna,will,cn,terribly,awfully,anyway,btw,ideally,hopefully,preferably,pal,buddy,dude,bro,should,might,gotta,lemme,lovely,tysm,thnx,thks,ur,anymore,hm,mhm,haha,obviously,happen,eh,mm,pf,huh,sorry (to (be a (pain|nuisance)|bother[ you again])|for (the trouble|bothering)),forgot to (say|mention),i (forgot to (say|mention)|would (like to|be grateful if you could)|(want|have) to|wanna|gotta|must|should|think|need (to|you to)|was wondering if|wonder if you could),(hey|hi|hello)[ there],please[ and thank you],would[ (you (mind|be so kind)|it be (possible[ to]|(ok|okay) (if we|to)|alright if we)|do|work|be (great|good|nice|perfect|awesome|lovely))],can[ (we|i[ ask you to])],may[ i[ ask you to]],shall[ we],is (it (possible[ to]|(ok|okay) if we)|there (any (way (you (could|can)|to)|chance (of|you could))|a way to)|fine|good|no good),(that|this) is all,any (way[ (to|(of|we|you|i) (could|can))]|chance[ (of|we (could|can))]|more),do (you (think you (could|can)|mind)|me),see if (there's any chance of|there is any chance of|you (can|could)),i'd[ (love to|be (ever so grateful if you could|so grateful if you could|grateful if you could))],when (you (get a (chance|sec|minute|second)|have (a (moment|sec|minute)|time)|can)|you've got a sec),thanks[ (a (lot|million|bunch)|so much|in advance|heaps)],thank you[ so (much|much!!)],many thanks,real quick,(need|want)[ (you to|to)],(help|for|to|let) me,(try|needs|wanted|has|have) to,go (ahead and|and|on),make sure to,(see|seeing) to it[ that],we (should|ought to|(need|have|want) to),we'd like to,so[ yeah],oh[ and],good (morning|afternoon|evening),be[ (so kind as to|able to|a dear and|an angel and)],a favo(ur|r) and,why don't we,(how|what) about,that's all,(as|keeping) well,everything ok,that (would be great|day),wants to[ know if we can],tell (you|u|ya) what[ then],on reflection,(one|you) ought to,ought to,asked (to|me (to|if we could)|if (we|i) (could|can)|whether we could),like[ to],much (appreciated|obliged),appreciate it,by the way,whenever[ you (can|have a moment|get a (sec|second|minute|moment))],'s no good,doesn't work[ for me],does not work,won't work,isn't good,asks if we (can|could),was wondering (if|whether) (you|we|i) (could|can|might),(wondering|wonder) (if|whether) (you|we|i) (could|can|might),whatever you do,my dear,one more thing,of course,long one,it would be (great|lovely) if you could,it'd be great if you could,bless you,you're a (star|legend),ever so kind,voice (note|memo|message),argh,arg,aargh,gah,grr,doh,duh,d'oh,dang,damn,damnit,dammit,crap,shit,omg,oof,yikes,oh shoot,shucks,better idea,for a change,ooh,ahh,oh (crap|shit|no),jeez,gosh,dear,ffs,lord,bugger,bloody hell,phew,must be,either,don't forget to,(don't|dont|do not|can't|cant|never) (forget|let me forget)[ about][ (the|my|our|that|it|this)],[sorry ][i ]forgot (her|him|them),[god ]bless[ (us|ye|you all)]",
  filler:
    "included,incl,incl.,inclusive,in there,completely,altogether,alltogether,entirely,inclusive,though,im,quick,short,a,an,my,our,his,her,their,this,of,calendar,me,us,i,we,myself,some,any,new,up,is,are,be,am,i'm,the(n|y),from,lasting,long,sharp,around,approximately,each,all,it's,its,that's,other,down,out,someone,there's,he,she,him,mr,mrs,ms,dr,together,already,the[ two of us],(in|into) ((my|the) (calendar|diary|schedule|agenda)|the calendar|calendar),on (my (calendar|schedule)|the calendar|calendar),to[ (my (calendar|schedule|diary|agenda)|the calendar|calendar|be)],(will|would) be,today's one,for us[ all],both of us",
  negation:
    "(doesn't|doesnt|does not|don't|dont) (need|have) to be,needn't be,(doesn't|doesnt) need,don't[ want to],doesn't,hasn't,(do|did|should) not,not[ (want to|yet)],never,needn't,didn't,shouldn't,won't,nothing,no (need[ to]|longer),i don't want to",
  clitics: "",
  condition: "if[ (so|yes|i am)],unless,provided[ that],providing,depending,whether,in case,(as|so) long as,assuming",
  unless: "unless",
  inThatCase: "then,in that case,if so",
  conditions: {
    busy: "gone,tied,clash,overlaps,busy,taken,booked,something,anything,stuff,occupied,full,clashes,clashing,conflict,conflicts,blocked,reserved,meeting,meetings,appointment,appointments,event,events,plans,thing,things,way",
    none: "nothing",
    free: "free,available,empty,clear,open,time,room,space,possible,works,gap,can",
    not: "not,cant,dont,cannot,wont,isnt,no,t,never",
    small:
      "doing,up,with,else,other,still,already,scheduled,there,theres,ve,d,s,m,re,the,this,that,i,im,ive,my,in,on,to,calendar,diary,schedule,agenda,slot,actually,really,happen,happens,be",
    others: "he,she,they,hes,shes,theyre,him,her,them,his,their,everyone,everybody,someone,somebody,you",
    opens: "should",
    else: "else",
  },
  sides: { behind: "aside", between: "v,vs,on,x" },
  deadline: {
    done: "done,over,finished,finish,end,ended,through,wrapped",
    must: "must,have,need,needs,has,got,gotta,should,to",
  },
  because:
    "[(i'm|im) ]not in the mood[ (for it|today|anymore)],not feeling (it|like it|up to it),can't be bothered,cba,no energy,because,cause,cos,(since|as) (he|she)",
  ill: "(down|off) with [(a|the) ](flu|cold|bug|fever),[(am|feeling|feel) ](ill|sick|unwell|poorly),on leave,off sick",
  them: "ask (her|him|them),her,him,them,us",
  theirs: "his,her,their,hers,theirs,(his|her|their) one",
  ours: "our,us,we",
  otherwise: "otherwise,or else,if not,failing that",
  join: "and[ (then|also)],&,+,n,then,also,plus",
  it: "it,them,(that|this)[ (one|meeting)],the meeting",
  with: "(separately|privately|alone) with,with,w/,w,(together|along) with,between me and,and i",
  about:
    "about,abt,re,to do with,(we'll|we will|we|let's|we're going to) (talk|speak|chat|discuss) about,regarding,concerning,subject,topic,discussing,bzgl,wrt,rgd[s],ref,on the (topic|subject) of,to (discuss|talk (about|through)|go (over|through)|review[ the]|look (at|over)|(have|take) a look at)",
  called: "called,title[d],named,label(led|ed),entitled",
  at: "at,@,in,on,over,via,near",
  for: "for",
  to: "to[ be],until,til[l],into,for,towards,onto,over to",
  from: "from,of,off,out of",
  since: "from,as of,starting[ (on|from)],beginning",
  until:
    "should (go|run|last|end) (til|till|until),needs to (go|run|last) (til|till|until),until,till,til,'til,up to,ends[ at],ending[ at],finishes[ at],(lasts|runs|goes on|go on) (until|till|to),(go|goes|run|runs|last|carry on) (until|till|til),(should|ought to|must|has to) end[ at],should (go|run|last|go on) (until|till|til)",
  ends: "end[s|ing][ (at|by)],finish[es|ing][ (at|by)],wrap[s] up[ (at|by)],be (over|finished|done)[ (at|by)],(stop|done|over) (at|by),[the ]end time",
  begins: "start[s],begin[s],should (start|begin),(start|begin) (it|them)",
  lets: "let,make,have",
  unseen: "new",
  ofGuests: "guest,guests,list,invitation,invitees,attendees,attendee",
  otherTime: "(another|[some ]other|different|new) (time|slot|moment|day|date|hour|spot|opening)",
  another:
    "(a|one) second,an (additional|extra),another (one|meeting|call|session|entry),a second (one|meeting|call),separate,separately,new (meeting|entry|one|event|call),one more (of those|like it|like that)",
  seesAgain: "again,once more,another time,a second time",
  onceMore:
    "and (again|once more),[the ]same[ (thing|deal)] again,once more,another one[ like (it|that)],one more[ like (it|that)],(duplicate|copy|repeat)[ (it|this|that)],a second one[ of (those|them)],((another|one more|a second|an extra|the same|more) one|another|one more|a second|an extra)[ (one|round)] ([just |exactly ](like|of) (it|that|this|this one|that one|those|them|these)),(another|a second|one more) round,(copy|copying|duplicating|repeating|replicate|clone|redo)[ (it|this|that)],(a|one|another) (copy|duplicate|repeat)[ of (it|this|that|this one|that one)],twice this week,once again",
  onTopOf:
    "(in addition|next|added) to,on top of,as well as,besides,alongside,apart from,without (touching|moving|dropping)",
  theSame: "likewise,ditto,[by ]the same amount,[the ]same[ (thing|deal)],identical",
  keeps: "keep[ing],stay[ (at|on)],(stay|stick) (to|with),still[ at],remains",
  mistake:
    "[a |by |my ]mistake,[an |in ]error,[an |by ]accident,(made|i made) a mistake,i messed up,(didn't|didnt|did not) mean to[ do that],not what i (meant|wanted)",
  asItWas:
    "(as|like) (before|originally|at first),[(leave|keep|have) … ](as|where|how|the way) (it|they) (was|were),(leave|keep) (it|that|them|things) (as|where|how|the way) (it|they) (was|were),(stay|stays|stayed|is|was|were) [fine |ok |good |better ](as|where|how|the way) (it|they) (was|were),the (old|original|previous|first) (time|slot|day|hour) (was|is)[ (better|fine|best|ok|right)],[(go|move it|put it) ]back to the (old|original|previous) (time|slot|day|hour),forget that last (bit|one|part)",
  restores:
    "(put|bring|move|shift) (it|that|this|them) back[ (in|on|again)],(put|bring|get) … back[ (in|on)],restore[ (it|that|them)],reinstate[ (it|that|them)],[(put|move|set|switch|change|bring) (it|that|them|everything|things) ]back (to (how|what|where|the way) (it|they|things) (was|were)[ before]|to the (old|original|previous) (time|slot|hour|day)|(how|where|the way|like) (it|they) (was|were)[ before]|as (it|they) (was|were)[ before]|to normal|like before),(how|the way|as) it was before",
  on: "on,this,coming,by,at",
  not: "(is|'s|would be|might be|seems|suits me|suits us|works|fits) (better|safer|easier|nicer|more)[ for me] than,(better|rather) than,not,without,isn't,(it |that )wasn't,instead of,in place of,(and|but) no longer",
  but: "but[ with],and",
  too: "comes along,(sit|sits|sitting) in[ (on|with)],(should|ought to) (sit in[ (on|with)]|attend),too,also,can (come|join)[ (too|as well)],joining,as well,join[ us],come (along|too),coming along,be there,(should|ought to) (come[ (too|as well)]|join[ too]|be (there too|(on|in) it too)),needs to (come[ too]|be there[ too]),comes too,has to (come|be there[ too]),wants to (come|join)",
  together: "(the|all) (three|four|five) of us,together,(together|along) with,alongside",
  standsIn:
    "take … place,replaces,(is|will be) replacing,takes over from,is taking over from,(steps|stands|fills|subs|jumps) in for,covers for,is (covering|standing in|stepping in|subbing|filling in) for,(takes|is taking|will take) … place",
  byLength: "by",
  therefore: "so,therefore,hence,(which|that) means",
  soThat: "so[ that] (i|we) (can|could|get to|am able to|have (time|room) (for|to)|can still)",
  thatDay:
    "[the ]day (stays|remains)[ (the same|as it is)],[the ]day (doesn't|does not) change,keep the day,that (day|same day|very day),[on ](the|that) (same|very same) day,on that day,[the ]same day",
  thatTime:
    "that's when,thats when,that is when,then's when,at that point,then,there,in (there|that slot),at that time",
  only: "by (her|him|them)(self|selves),on (her|his|their) own,alone,can (only (do|make|manage)|now only do),could only (do|make|manage),only,just,simply",
  deeds: "dining=dinner,dine=dinner,dining out=dinner,lunching=lunch,breakfasting=breakfast,flying=flight,fly=flight",
  atEarliest: "at the [very ]earliest,earliest,onward[s],or (later|after),at soonest",
  atMost:
    "only,just,max,maximum,tops,top,at most,at the most,max only,no more,no longer,not more than,no more than,not longer than,no longer than,at the very most,that's all,thats all,is enough,should be enough,will do,is plenty,should do it,should do",
  goes: "(should|will|must|to) run,should (start|begin),[has |have |'s ]been (moved|changed|shifted|pushed|rescheduled)[ to],goes,move(s|d),comes,is (moving|now),has (moved|to (go|be)),(should|ought to|can) go,needs to (go|be),(will|is going to) (take place|happen),takes place,wants to go,will be,gets moved",
  secondOf: "(second|2nd) (meeting|call|appointment|event|one|thing)",
  thirdOf: "(third|3rd) (meeting|call|appointment|event|one|thing)",
  nextOf: "next (meeting|mtg|call|appointment|appt|event|thing)[ up]",
  stays:
    "(don't|do not) touch,stays[ (in|on|put|as [it ]is|where it is)],leave (this|that|it|the first)[ one] (where it is|as [it ]is|alone|in),leave … (as [it ]is|where it is|alone),can stay,is staying,remains,still comes,keeps coming,leave … (alone|be|in)",
  revokes:
    "(scrap|scratch|strike|forget|skip) (that|it|this),never mind,nevermind,nvm,actually (no|don't|not),or not,no don't,wait don't,on second thought[s] (no|don't|not)",
  already: "already,since",
  keepsFree: {
    verb: "keep,leave,hold",
    free: "free,clear,open",
    stays: "stay,stays,remain,remains,kept",
    wants: "want,need,like",
    blocks: "block,blocked,reserve,hold,aside",
  },
  fromNowOn:
    "from (now|here|today|this week)[ on[wards]],from (this point|here) on[wards],going forward[s],henceforth,in future,always,starting (now|today|this week),as of (now|today)",
  narrates:
    "was,were,had,went,came,got,spent,sat,stood,waited,missed,lost,rang,called,phoned,broke,died,been,happened,woke,slept,overslept,ran,drove,walked,ate,drank,fell,forgot,kept,argued,talked,spoke,met,saw,heard,tried,spilled,spilt,finished,overran,flooded,turned,turns,believe,queued,cycled,burnt,burned,bit,threw,found,watched,cried,emailed,texted,messaged,wrote",
  letsGo:
    "not sure[ yet],forget (about |)(him|her|them),dunno[ yet],(let's leave|let's park),can wait,don't know[ yet],i don't know yet,no idea[ yet],leave (it[ (for now|then)]|that),forget (it|that|about it),skip it,keep (it|that|them|that one|this one)[ (as it is|anyway|there|on[ (the|my) (calendar|schedule)])],never mind,nevermind,nvm,get back to you,i'll (get back to you|let you know|do it myself|text|ask|call|message|write),will get back to you,let (you know|me check),later maybe,maybe later,another time then,(have|need) to check,i'll (come|get) back to (it|this|that|you on that),come back to (it|this|that),all sorted,sorted,no need[ anymore],not needed[ anymore],let me (think|think about it),some other time,maybe another time,drop it,don't bother,park (it|that)[ for now],hold off[ for now],not now,leave … (alone|as is|as it is|where it is|be|in|on|untouched),keep … (as is|as it is|where it is),hands off,let it be,we'll see,don't worry about it,no bother,not anymore,i'll (handle|manage|sort it[ out]|see to it|take care of it|deal with it|figure it out),leave (this|that|this one|that one)[ (be|in|alone)],let me (ask|check with|talk to|call|text),ask (him|her|them) first,check with (him|her|them) first,fine (where it is|as it is|as is),(it's|its) (fine|ok|okay)[ (as it is|where it is|like that)],do nothing,all good,doesn't matter,it doesn't matter,no matter",
  settled:
    "all good,all sorted,sorted,fine (where it is|as it is|as is),(it's|its) (fine|ok|okay)[ (as it is|where it is|like that)],no bother,let it be",
  definite: "the,my,our",
  as: "as",
  all: "whatever('s (there|on)| (is|there is|i have|i've got|i got|is (there|on))),everything,the [whole ]lot,all (meetings|appointments|(my|the) meetings|of my meetings)",
  exceptFor: "except[ing][ for],apart from,aside from,other than,excluding,save for,barring,bar,all but,not including",
  clears: "clear[ (out|off|up)],wipe[ (out|clear)],empty[ (out)],free up,make … (clear|empty)",
  more: "left,remaining,add,adding,plus,more,extra,additional,another,further,next one",
  less: "less,shorter,fewer",
  around: "after,before,following,ahead of,prior to,(right|just) (after|before)",
  beside: {
    after: "after,behind,following,past,once,on the back of,on to the end of,onto the end of",
    before: "before,ahead of,prior to,leading up to,ahead,prior",
    of: "of",
    right: "right,straight,just,immediately,directly,as soon as",
    over: "done,over,finish,ends",
    prepares: "prep,prepar,prepping,unprepared,ready",
    calls: "call,calling,ring,phone",
  },
  or: "or[ (else at|maybe)],otherwise at",
  sameTime:
    "(time|hour) stays the same,(keep|leave) the (time|hour),same start,same (time[ slot]|hour[s]|times|slot),at the same time[s],the same (time|hour|slot)",
  oneOf: {
    leads: "the one[ (on|at|from|for|with|in)],that one (on|at|from|with)",
    behind: "one,meeting,appointment",
    another:
      "the (other|earlier|previous|later|latter|former) (one|meeting|appointment),the one (before|after|earlier)[ (it|that)]",
  },
  likeThe: "[just ]like,(same|identical) (as|to),a copy of",
  sameLength: "[the ]same (length|duration),also (as|just as|equally) long,as long[ too],equally long,for as long",
  inItsPlace:
    "(can|could|may|gets) [have ](that|the) [whole ](hour|slot|spot),give … (that|the|its) [(whole|entire|same|free) ](slot|time|hour|spot|gap),(replace|swap) (her|him|them) (with|by|for),(use|take) (that|the|its) (slot|time|hour|spot) for,give (that|the|its) (slot|time|hour|spot) to,at (that time[ instead]|the same slot),in (that (slot|spot)|(its|his|her|their) place),instead,then instead",
  freedPlace:
    "[(in|into|to) ](the|that|its|his|her|their) (freed-up|freed up|now free|newly free|empty|old|vacated|vacant) (slot|spot|space|hour|time|place|gap),[(in|into|to) ](the|that) (slot|gap|spot|hour|time) (that opened up|that came free|that's free now|it left|it leaves|that's left|that freed up)",
  toItsEnd: "[on ](to|onto|on) (the|its) [(back|tail) ]end[ of],onto",
  afterThat:
    "(when|once|as soon as) (it's (over|done)|it (ends|finishes|is over|is done)|that's (over|done)),(tack|stick) on,tack … on,after (his|hers|theirs|him|her|them|that|it|this),(straight|right|directly|immediately) after,afterwards,and (then|after that)",
  beforeThat: "before (it (starts|begins)|that|it|this|then),(right|just) before,beforehand",
  justDone:
    "did i[ just] (book|schedule|plan|add),(did|have) you[ just] (book[ed]|put[ (in|down)]|schedule[d]|add[ed]|set up|plan[ned]|do|done|make|made|block[ed]),you just (booked|put in|scheduled|added|set up|planned|did),was just (booked|added|scheduled)",
  each: "[(two|three) ](separate|different|individual) (calls|chats|meetings|slots|ones|appointments|sessions),separately,both days,each,both,apiece,respectively",
  late: "[i'm|im ]stuck (on|in) (the|a) (tram|train|bus|tube|metro|subway|taxi|lift|queue),stuck at (work|school|the doctor's|the airport),(tram|bus|train)['s| is] (stuck|late|cancelled),running (late|behind|over),late,delayed,[gonna be|i'm|im ]stuck in (traffic|a jam|a queue|a meeting),(my|the) train (is|got) (late|delayed|cancelled),(my|the) (train's|bus is) late,caught up in (traffic|something),i'm (running late|late)",
  unsuitable:
    "(has|have|has got) no time,i (can't|cannot|cant|can not) make it,(that's|that is|it's) my (day off|rest day),(isn't|is not|not|ain't) (going to|gonna) happen,won't happen,(doesn't|does not|don't|never|can't) (do|does|work|works|make) (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mornings|afternoons),(hates|hate|loathes|dislikes),i can't,(can't|cannot) (happen|go ahead|take place),can't,cannot,is (off|away|out|bad|full|taken|no good|not going to work),are away,doesn't (work[ for me]|suit[ me]|fit),does not (work[ for me]|suit),won't (work|be (at|able to be)),will not work,'s no good,no good,isn't (good|possible|happening|going to work|gonna work),not gonna work,can't ((do|make) it|be|get to),i've got something[ on],i have (got something|something[ on]),i'm (busy|away|not around),falls through,has to give,must give way,cannot (be|get to),(he|she|they) (can't|cannot|cant)[ (do|make)],(he's|she's|they're|hes|shes) (off|out[ of [the ]office]|away|busy|booked|gone),(i'm|im) (booked|out then|away then),(is|are) (busy|booked[ up]|fully booked|occupied|unavailable|in use),are taken,is a no go,won't do,don't work,(too|way too) (early|soon|late),is (rather|a bit|a little) (early|late),[is ](tight|hectic|rammed|packed|jam-packed|awkward|hopeless|not (great|ideal|good)),[is ]a (mess|nightmare|stretch|push|no-go),[is ](pushing it|out of the question|bad altogether)",
  leaves:
    "(has|have|need|needs|got|gotta|must) [to ](leave|go|head off|be off),leaves,leaving,(is|are|he's|she's|they're|i'm|im|hes|shes|theyre) (gone|off|leaving|out of here),i (have|need) to (leave|go|be off|be gone|be out),heads off,(has|have|need|needs|got|gotta|must) [to ]be (gone|out|finished|through),always overruns,[tends to |usually |always ]run[s] (over|late|long),overruns",
  mustI: "should i,do (i ((have|need) to|really (have|need) to)|we (have|need) to),(must|need) i,am i supposed to",
  free: "so,yes,free,empty,that works,is (empty|clear|open),any good[ for me],can i do,are (open|free|available)",
  later: "later,back,back on,further back,after that,down,out,along",
  earlier: "prepone,bump … up,bump up,earlier,forward,sooner,up,ahead,(bring|pull) forward,move (up|forward)",
  weekAfter: "the (week after|following week|next week instead),(week|wk) after,a week on,following week",
  weekBefore: "the week before,week before",
  lasts:
    "(let|make) (it|that|this) (take|last),(should|ought to|will|would|'ll|might|could|can) take,long,lasting,last[s],takes,need[s],suffices,allow[ing],in length,instead of (30 minutes|half an hour),give (us|me|it),make it last,(keep|limit|hold) (it|that|this|them) (to|down to|under),will (take|do|be enough),(we|i|we'll|i'll) need,it (needs|takes),(go|run) for,for a total of,is (enough|plenty|all we need),should (do|be enough),runs[ over],goes on,in one go,straight for,on end,non-stop,nonstop,uninterrupted,at a stretch,without (a break|interruption[s]|breaks)",
  hours: "",
  scope:
    "nxt,template[s],everything,all,both,every[one],each,series,whole,entire,only,except,besides,again,swap,exchange,trade,repeat[ing],recurring,weekly,daily,monthly,fortnightly,following,onwards,clear,wipe,wiping,block,hold,late,behind,undo,free,available,availability,busy,account,back,language,first,last,second,third,two,three,these,those,them,why,weekdays,workdays,meetings,appointments,appts,events,calls,next,everybody,starting,beginning,(rest|as) of,apart from,once more,running[ late],just booked,from now on",
  allDay:
    "no [(specific|fixed|set|exact|start|particular) ]times[ (needed|necessary|required|at all|just)],without [(specific|any|fixed) ]times,[(just|only) ]the days[ (only|themselves)],(just|only) the (whole|full) days,all day[ (event|thing)],all-day[ (event|thing)],allday,full-day,(whole|full) day[s],the whole day,entire day,day long",
  freeTime:
    "time,slot,a slot,gap,opening,window,room,space,spot,a moment,slots,gaps,openings,windows,spots,[any ]free time,free (slot|slots|gap|gaps|spot|spots)",
  fits: "fit[s][ in],squeeze in,be squeezed in,slot in,slots in",
  iAm: "i'm,i am,i'll be,i will be",
  away: "(i'm|i am|i'll be|i will be) (away|off|out|absent|unavailable|not (there|here|available|around|in)),i (won't|will not) be (available|around|there|here|in),(put|mark) me (down as |as |)(away|out|absent|off),away,absent,off,out,not (here|there|available|around),unavailable",
  soonest:
    "asap,a.s.a.p.,as (soon|quickly|early|fast) as (possible|you can|i can|we can|you could),the sooner the better,at (the|your) earliest (opportunity|convenience),[the ]earliest possible",
  somewhere:
    "soon,somewhere,sometime,anywhere,anytime,whenever,some (time|point),any time,at some point,(any time|whenever|any day) (i'm|im|i am) free,(whenever|when) (works|suits|i can)[ for me],[i ](don't|dont|do not) (mind|care) (when|what time|which (time|day)),[the ](time|hour|day) (doesn't|does not|doesnt) matter,no matter (when|what time)",
  hollow:
    "appt[s|mt],mtgs,meeting,mtg,mtng,meet,appointment,apt,event,slot,time,thing[y],something,session,invite,entry,chat,one,stuff",
  kinds:
    "(night|day|late|early|morning|evening|afternoon|back|double|split|bank|extra) shift[s],(long|half|early|late) day,(night|day|weekend) duty,on-call,121,first aid[ (course|class|training)],moving (house|day|flat|home),house move,(go|run|talk|walk|look) (over|through),launch,chat,session,trade (show|fair),expo,video (conference|chat|meeting),fair,call,brunch,drinks,tea,demo,sync,stand(up|-up),review,interview,workshop,training,gym,1:1,one-on-one,catch(-up|up),check(-in|up|-up),kickoff,kick-off,retro,retrospective,planning,briefing,debrief,prep,brainstorm,presentation,party,webinar,seminar,lecture,class,lesson,practice,rehearsal,visit,huddle,offsite,therapy,massage,yoga,vet,conference,hackathon,vacation,holiday,trip,concert,game,match,walk,run,swim,talk,pitch,intro,discussion,brekkie,(phone|video) call,one on one,catch up,check in,focus[ time],all hands,town hall,deep work,beer[s],pint[s],cocktails",
  standsOn:
    "calendar,schedule,agenda,diary,planner,book,books,list,zoom,teams,meet,google,skype,phone,facetime,whatsapp,slack,webex,discord,signal,video,mobile,site,campus,roof,rooftop,terrace,balcony,patio,porch,boat,ship,ferry,deck,beach,train,bus,tram,plane,lawn,grass,pitch,court,field,grounds,track,corner,island,ice,water,river,lake,coast,road,way,square,street,pier,bridge,hill,farm,set,stage,floor,premises,top,foot,leave,holiday,vacation,call,duty,time,hold,behalf,weekends,weekdays",
  looksAt:
    "review,retro,retrospective,debrief,recap,prep,preparation,briefing,wrapup,follow-up,followup,look-back,rehearsal",
  concepts: {
    call: "call,phone call,phonecall,telephone call",
    dentist: "dentist,teeth,tooth,dentist appointment,dental appointment",
    doctor: "doctor,doctor's appointment,gp,physician",
    hairdresser: "hairdresser,haircut,barber,hair appointment",
    physio: "physio,physiotherapy,physiotherapist",
    lunch: "lunch,luncheon",
    dinner: "dinner,supper",
    breakfast: "breakfast",
    coffee: "coffee,cup of coffee",
    birthday: "birthday",
  },
  numbered:
    "rm,concept,burger,bunch,year,grade,room,sprint,phase,version,release,chapter,level,unit,module,iteration,batch,group,floor,suite,building,gate,door,pier,dock,entrance,exit,table,track,studio,part,step,team,hall,wave,stage,tier,apartment,flat,terminal,platform,office,ticket,episode,section,lab,bay,desk,route,highway,flight,no,nr,number,item,case,invoice,order,lot,project",
  venues:
    "bar,hotel,bistro,cafe,cafeteria,restaurant,pizzeria,brasserie,trattoria,tavern,pub,diner,canteen,bakery,gastropub,deli",
  whereabouts: "place,location,venue,address,loc",
  heading: "(should|ought to|must|needs to|has to) (say|read),(it|that) should (say|read),title,name,subject",
  rooms:
    "room,rm,floor,suite,building,gate,door,pier,dock,entrance,exit,table,studio,hall,apartment,flat,terminal,platform,office,lab,bay,desk,track,unit",
  weeks: "week,wk,kw",
  streets:
    "street,st,road,rd,avenue,ave,lane,drive,square,boulevard,blvd,place,court,way,terrace,row,plaza,broadway,crescent,close,quay,park,grove,gardens,mews,walk,parade,heights,wharf,alley,villas,parkway,esplanade,wynd",
  interrogative:
    "how's,who's,what[ is| day],anyone else,which day,what's,who,when,where,which,why,whose,how[ (to|do (i|you)|can i)],tell me (how|what),show me how",
  past: "did,had,(was|were) there[ (anything|something)]",
  askedDone: "did,have,already",
  opensQuestion: "is,are,was,will,does,did,has,isn't,wasn't",
  planned:
    "going ahead,(in|on) my (calendar|diary|schedule),so far,until now,up to now,thus far,in total,altogether,all together,anything[ else],something[ else],stuff,planned,scheduled,booked,in,still,again,happening,got,have,having,do,see,seeing,start[s|ing],begin[s],end[s],ending,finish[es],exactly,comes,kommt,already,did,had,going on,coming[ up],on[ my plate],taking place,lined up,supposed to[ be],[(was|is|were|are) ]meant to[ be],more than one,any other,so far,looking[ like],look like,yet,many (meetings|appointments|calls),a lot of meetings,much on",
  subject: "i've,ive,we've,i,i'm,im,i'll,ill,we'll,she'll,he'll,they'll,he,he's,hes,she,she's,we,we're,they,they're",
  said: "(they|people|everyone) (say|reckon)[ that],(asked|asks|is asking) for,asked,requested,proposed,(he|she|they) (wants|wanted),(he'd|she'd|they'd|would) (rather|prefer)[ (have|do|take)],[just ](said|texted|messaged|wrote)[ that],suggests,suggested,is saying,has said,proposes,rang,phoned,(is|are) left,is all they have,prefers,ask(s|ed) if,says,has,had,was,only (had|does|has[ got]),can (only (do|make|manage)|now only do),could only (do|make|manage),it was,is at,gave me,reckons",
  tells:
    "say[ that],(is|'s|are) asking (if|whether|for),asking (if|whether|for),asks (if|whether),wonders if,wants to know if,[just ](called|rang|phoned|emailed|mailed)[ (me|us)][ (to say|saying)][ that],[just ]heard (back |)from,got back to me,gets back to me,(writes|calls|emails|tells me|told me|tell me|let me know|lets me know)[ that],got a (text|call|message|mail|email) from",
  suits:
    "(is|works|would be) (better|easier|handier) for (everyone|everybody|all of us|us all|all of them),(would|'d) (suit|work|be easier|be handier|be good)[ (for (her|him|them)|her|him|them)],suits[ (her|him|them)],works (for (her|him|them)),(is|'s) easier[ for (her|him|them)],prefer[s],(only|just) (have|has|got|have got)",
  goods:
    "hotel[ room],taxi,uber,cab,flight[s],ticket[s],reservation[s],pizza,flowers,table for,a (table|hotel),train[ ticket],rental car,car service",
  nouns:
    "check,cut,shift,play,colour,color,change,swap,trim,drop,show,plan,text,photo,picture,print,draft,pay,push,pull,mark,fix,list,hold,block,move,night,note,notes,document,upload,archive,pin,record,transfer,order,hire,delay,switch,lift,slide,kick,stretch,set,find,save,buy,call",
  orders: "(book|get)[ me],reserve,order,find,make,call,buy,need,cancel,nix,hire,purchase",
  whatAbout: "(what|how) about,and what about",
  guests: {
    who: "who,whos,people,guests",
    comes: "left,still,coming,going,come,comes,go,joining,attend,attends,attended,attending,be,there",
    replies:
      "accept,accepts,accepted,accepting,decline,declines,declined,declining,rsvp,rsvpd,replied,reply,respond,responded,response,turned,yes,no,refused,invited",
    leads:
      "organised,organized,organises,organizes,organising,organizing,organiser,organizer,host,hosts,hosted,hosting,leads,leading,lead,led,chairs,chairing,runs,running,set,scheduled,booked,called,presenting,presents",
  },
  soFar: "so far,until now,up to now,thus far",
  firstOf:
    "which[ one]('s| is| comes)[ the] first,and first,first (meeting|call|appointment|event|one|up|thing (i have|on)),(the|my) first thing,earliest (meeting|call|appointment),(when|what time) (do i (start|kick off|clock on|clock in)|am i (on|starting|in)|does my day start),what do i start with,what's (first|my first thing)",
  ofDay: "of (the|that) day",
  lastOf:
    "which[ one]('s| is| comes)[ the] last,and last,last (meeting|call|appointment|event|one|thing (i have|on)),final (meeting|call|appointment),(the|my) last thing,when (do i (finish|get off|knock off|clock off|clock out|get out|stop)|am i (done|finished|… (done|finished))|will i be done|does my day end),what time (do i (finish|get off|knock off|clock off|clock out|get out|stop)|am i (done|finished|… done)|will i be done),what's (last|my last thing)",
  dayAfter: "the (day after|(next|following) day),day after",
  dayBefore: "the day before,day before",
  howMany:
    "how (many hours|much time|long)[ (of|in|am i in|do i spend in|will i be in|do i sit in)] meetings,how many hours,how (many[ (meetings|mtgs|events|appointments|appts|calls|things|times)]|busy|often),number of meetings",
  lastTime:
    "when (did|have) (i|we) (see[n]|meet|met|have|had|visit[ed]|go to|been to|(speak|spoken|talk|talked) (to|with)) … (last|the last time),when was the last time (i|we) (had|did|went to|got)[ a],when was the last time (i|we) ((was|were) (at|with)|(met|spoke|talked)[ (with|to)]|saw),when did (i|we) last (have|do|go to|get)[ a],[what was the ]last thing i had with,when (did (i (last (meet|see|(speak|talk) to)|meet)|we last meet)|was (my last[ (meeting|call) with])|have i last met)",
  swaps:
    "(swap|switch|trade|flip) (them|those|these|both|the two)[ two][ (around|over|round|back)],trade[ (places|slots|spots|times)],swap[ (places|slots|spots|times|round|around|over|positions)],switch[ (places|slots|spots|times|round|around|over)],chang(e|ing) places,exchange[ (places|slots|times)],(swapping|switching|trading)[ (places|slots|spots|times)],(swapped|switched|traded|flipped)[ (places|round|around|over)],flip[ (round|around)],the other way (round|around)",
  goesOut:
    "out of,out,off,is out,goes out,comes off,can go,(come|coming|be taken|taken|be struck|struck|be wiped|be) off,(disappear|vanish)[es|s|ed][ from],go away,be gone,(could|may|might) go",
  comesIn:
    "can (make|do) it[ (too|as well|after all|again)],(is|are) (coming|going),is back in,in,on,is in,comes in,goes in[ (the|my) (diary|calendar|book|agenda|schedule)],comes on,joins,is joining,will join,(should|ought to) (join|attend|be (there|in it)),(needs|has|ought) to be (there|(in|on) (it|that|this)|invited|asked),wants in,should stay[ in],stays in,[is ]coming (along|too|as well),coming",
  replaces:
    "swap for,replace with,replace by,exchange for,change to,change for,change into,switch for,switch to,switch with,swap with,trade for,sub for,exchange with",
  titles: "aunt,auntie,uncle,dr,prof,professor,mr,mrs,ms,miss,coach,grandma,cousin,big,lil,mate,brother,sister,boss,st",
  talk: {
    bye: "have a (great|nice|lovely|good) (evening|night|one|week|afternoon),enjoy (your|the) (day|evening|weekend),bye[ bye],goodbye,later,cya,goodnight,night,ttyl,see (you[ later]|ya),have a (good (one|day)|nice (day|weekend)|great day),speak soon,take care",
    how: "how (are (you[ (doing|today)]|things)|is it going|do you do|was your day|have you been),how's (it going|life),what's new,are you ok,everything good",
    praise:
      "(what|such) a (day|week|morning|month|year|mess),happy (monday|tuesday|wednesday|thursday|friday|weekend|new year),you never sleep,you lot never sleep,you're (the best|great|amazing|awesome),love it,awesome,haha,lol,amazing,legend,brilliant,wow,fantastic,perfect,nice[ one],well done,good (job|bot),great (job|stuff),that's great,very helpful",
  },
  mail: {
    from: "from",
    subject: "subject,re",
    wrote: "wrote,writes,said,says,texted,texts,messaged,asked,asks,emailed,emails,just texted,just messaged,pinged me",
    forwarded: "forwarded,forwarded message,fwd,fw,forwarded mail",
  },
  unsupported: {
    colour:
      "color[ed],colour[ed],in (green|red|blue|yellow|purple|orange|pink),to (red|green|blue|yellow),make … (red|green|blue|yellow)",
    link: "(meet|zoom|teams|conference|meeting) link,google meet link,video link,dial in,dial-in",
    attachment: "attach,attachment[s],slides,document,pdf,upload,photo,picture,image,gif,the (file|deck),cover photo",
    note: "a note,note[s],description,comment,memo",
    away: "out of office,ooo,autoreply,auto-reply,auto reply",
    message:
      "send[ (an email|a (message|text)|… a text)],write to,drop … a line,forward (the|it|this|that),repl(y|ying) to,respond to,answer",
    share:
      "(share|sharing) my[ (whole|entire|work)] (calendar|diary|schedule|agenda)[ with],(give|grant|get) … access,access to my[ (whole|entire|full|work)] (calendar|diary|schedule|agenda),let … (see|view|edit|look at) my (calendar|diary|schedule|agenda),show … my (calendar|diary|schedule|agenda),share … (calendar|diary)",
    call: "(ring|phone|call|dial) … for (me|us),(get|put) … on the phone,give … a (ring|bell)",
    other:
      "(can|could|would|will) you[ please] pay,put in for,apply for,request (time off|leave|pto|vacation|holiday),print,record,translate,private,transcribe,draft,invoice,pay,buy,hire,google,play,priority,pin,archive,export,screenshot,lock,unlock,import,duplicate,transfer,mark as private,as private,order[ a taxi],book (a (flight|hotel|table)|me a flight),get me a taxi,call an uber,write me,look up,turn (on|off),share my (calendar|screen),set my status,high priority,(shopping|todo|my|grocery|the) list,to do list,sync my,send money,show as (busy|free),as busy,wake[ me],(put|set|switch|turn) … (on|to) (silent|mute|vibrate|airplane mode|flight mode|loud),(mute|silence|unmute) (my|the),do not disturb,(turn|switch) … (on|off),(what's|whats|how's|hows|what is|how is|check) the weather,weather forecast,(fastest|quickest|best|shortest) (way|route),directions to,order me,lend,(send|wire|give) … (quid|euro[s]|pounds|dollars|bucks),translate,shazam,call me a (cab|taxi|ride)",
  },
  wholeDays: {
    off: "sick day=Sick day,off sick=Off sick,sick leave,off=Off,day off=Day off,days off=Days off,off work=Off,off duty=Off,time off=Time off,not working=Off,won't be working=Off,wont be working=Off,i don't work=Off,i dont work=Off,i do not work=Off,not at work=Off,out of office=Out of office,out of the office=Out of office,ooo=Out of office,not in the office=Out of office,on leave=On leave,annual leave,parental leave,maternity leave,paternity leave,sick leave,pto=PTO,vacation,holiday,holidays=Holiday,hols=Holiday,away",
    offOrFree: "",
    home: "working from home=Working from home,work from home=Working from home,i work from home=Working from home,wfh=Working from home,working at home=Working from home,home office=Home office,working remotely=Working remotely",
    whole: "the whole,whole,the entire,entire,all",
    keep: "block,block off,block out,keep,free,reserve",
    noted: "birthday,bday,b-day,anniversary,payday,pay day,name day,bank holiday,public holiday",
    long: "trade show,trade fair,expo,fair,conference,offsite,off-site,retreat,trip,business trip,hackathon,festival,training,workshop,summit,congress,bootcamp,camp,city trip,visit",
    ask: "when,when's,am i,do i have,have i got,what days,which days,is my,how long",
    put: "put,set,place,mark",
    take: "we'll be,we will be,we'll take,we are,i will be,i've taken,i took,i've got,i'm,im,we're,take,taking,i'll take,i'm taking,going,i'm going,i'll be,having,i'm having,there is,it's",
  },
};
