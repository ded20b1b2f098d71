import type { LanguageWords } from "../language";

export const french: LanguageWords = {
  code: "fr",
  acts: {
    create:
      "précise[r|z],(prévois|planifie|prends|ajoute) plutôt (des|un|une),(réserve|mets) plutôt (des|un),(prend|récupère|aura) (ce créneau|cette heure|la place),donne[-lui] [(ce|cette) ](créneau|heure|place) à,donne … (ce|cette) (créneau|heure|place),(utilise|prends) (ce|le) créneau pour,donne (ce|le) créneau à,planifi(e|er|es|ez|ons),prévo(is|ir|yez),réserv(e|er|es|ez|ons),ajout(e|er|es|ez|ons),met[s],mett(re|ez),crée[r|z],organis(e|er|es|ez|ons),programm(e|er|ez|ons),cale[r|s|z],bloqu(e|er|es|ez|ons),note[r|z],inscri(s|re|vez),pose[r|s|z],fixe[r|s|z],prend(s|re),place[r|z],calons,inscris-moi,fixons,prenez,prenons,rajoute[r|s|z],case-moi,case(r|z),insère,insére(r|z),arrange(-moi|r),booke[r|s|z],book-moi,goupille[r],rentre-moi,consigne,shedule,schedule,planif,colle-moi,ajoute-moi,book (un|une|moi),nouveau (rendez-vous|rdv),nouvelle réunion,nouvel événement,indique[r|z],note-l(e|a),signale[r]",
    move: "corrige[z|r],remplace[r|z][ … par],(a été|est) (déplacé[e]|décalé[e]|reporté[e]|avancé[e]|repoussé[e]),rectifie[s],modifie[r|z],ajuste[r|z],déplac(e|er|ez|es|ée),décal(e|er|ez|es|ons|ée),report(e|er|ez|es|ons|ée),repouss(e|er|es|ez|ons|ée),avanc(e|er|es|ez|ée),bouge[r|z|s|ons],reprogramm(e|er|es|ez|ons|ée),passe[r|ra|s|z],recul(e|er|es|ez|ons),remet(s|tre|tez),glisse[r],déplaçons,avançons,changeons,passons,recal(e|er|es|ez|ons),replanifi(e|er|ez|ons),replace[r|z],recase[r|z],remettons,retard(e|er|es|ez|ons),shifte[r],switche[r],bascul(e|er|ez|ons),rebooke[r],chamboule,change[r|s|z][ l'heure],autre (créneau|moment|heure|date|jour|horaire),créneau plus tard,nouvel horaire,doit (être (déplacé[e]|décalé[e]|reporté[e])|passer),(fais|faire) glisser,(mets|mett(re|ez)|mets-l(e|a)) à jour,pousse[r|z|s|ons],ramène[r|z|s],change[r|s|z] (d'heure|l'horaire|d'horaire|de jour|de créneau),modifie[r|z] l'(heure|horaire)",
    cancel:
      "annul(e|er|ez|es|ons|ée),supprim(e|er|ez|es|ons),enlève[s],enlev(er|ez|ons),retir(e|er|es|ez|ons),efface[r|s|z],vire[r|s|z],dégage[r|s|z],zappe[r|s|z],(peut|peuvent) sauter,saute[r|z],skippe[r],je passe mon tour,sèche[r],ôte[r],raye[r],barre[r|z],cancel(le|ler|er|lez),flush(e|er),biffe[r|z],décommande[r|z],désinscris,laisse[r] tomber,fais (sauter|disparaître),faire sauter,oublie (le|la|mon|ma),oublier (le|mon),plus besoin (du|de (la|mon)),n'ai plus besoin (du|de|d'),n'aura (pas|plus) lieu,n'a plus lieu,tombe à l'eau,est tombé à l'eau,débarrasse-moi (du|de la)",
    invite:
      "invit(e|er|ez|es|ons),ajout(e|er|es|ez|ons),convi(e|er|es|ez|ons),rajoute[r|s|z],inclu(s|re|ez),intègre,intégre(r|z),convoque[r|z],associe[r],(fais|faire) venir,[n']oublie pas[ d'(ajouter|inviter)],[n']oubliez pas",
    uninvite:
      "laisse[r|z] … (en dehors|de côté),retire[r|s|z],enlève[s],enleve(r|z),désinvite[r|z],sans,sors,sort(ir|ez),vire[r|z],dégage[r],exclu(s|re),ôte[r],supprime[r],ne ((vient|viendra|participe) (pas|plus)|sera pas là|peut (pas|plus) venir|pourra pas venir),(vient|viendra) (pas|plus),sera pas là,peut (pas|plus) venir,pourra pas venir,s'est désisté[e],se désiste,[n']a pas besoin d'(être|aller)[ là],[n']a pas besoin de venir,[n']a pas à (venir|être là|y être),ne sera pas",
    longer:
      "rallonge[r|s|z|ons],prolonge[r|s|z|ons],allonge[r|s|z],étend(s|re|ez),étire[r],plus (long[ue]|longtemps),de plus,laisse[r|z] (durer|plus de temps),fais[-le|-la] durer plus longtemps,prends plus de temps",
    shorter:
      "raccourcis[sez|sons],raccourcir,écourt(e|er|ez|ons),rédui(s|re|sez),abrège,abréger,plus court[e],moins (long[ue]|longtemps),de moins",
    ask: "durée (du|de|des),je (vois|revois) … quand,y a (quoi|qqch|un truc|des trucs|quelque chose),(t'as|tu as|y a|il y a|on a) quoi[ (de prévu|au programme)],(t'as|tu as) quoi pour moi,qu'est-ce (que (j'ai|je fais)|qu'il y a|qu'on a|qui m'attend),il me reste quoi,qu'est-ce qu'il me reste,que me reste-t-il,quoi d'autre,c'est quoi (la suite|après|ensuite|mon prochain),qu'est ce (que (j'ai|jai|je fais)|qu'il y a|qu'on a|qui m'attend),qu'ai-je,montre-moi,affiche[r|-moi],liste-moi,montrez[-moi],j'ai (quoi|koi|qqch|qqchose|quelque chose|un truc|des (trucs|rdv|rendez-vous)),quand (est[ (ce (que (j'ai|c'est)|qu'on a)|mon|ma|prévu[e])]|ai-je|c'est|tombe|vois-je|est-ce (que (j'ai|c'est|je (vois|revois))|qu'on (a|voit))|on a|(a|aura) lieu|je (vois|revois)),où (est|c'est|a lieu|se (passe|tient)),qui (vient|participe|ai-je vu|sera (là|présent)|y aura-t-il),montre[ moi],combien[ de temps[ (dure|ça dure)]],est-ce (que j'ai|qu'il y a),quelle heure[ est],quels (sont[ mes rendez-vous]|rendez-vous ai-je),c'est (quand|où|qui|kan|bien|toujours|tjrs|à (quelle heure|quel endroit)|avec (qui|ki)|quoi (mon|le|ton|notre) (programme|planning|agenda|emploi du temps)[ (de|du|pour)]|pour quand|quel jour),ai-je[ ((des|un) rendez-vous|quelque chose)],qu'y a-t-il,il (y a quoi|est quand),à (quelle heure[ (est|ai-je|j'ai|c'est|commence|finit|débute|se termine)]|quoi ressemble[nt]|kelle heure),on (a|fait) quoi,quel (jour (est|c'est|tombe|j'ai)|est (mon programme|le (programme|planning))),quoi (de prévu|au (programme|menu)),avec qui[ (est|j'ai)],ça (dure combien[ de temps]|ressemble à quoi|donne quoi|tombe (quand|quel jour)|(commence|finit) (à quelle heure|quand)),c'était quand,c (quoi (mon|le) programme|koi mon programme|avec qui|quand|kan|quel jour),[mon |le |l']((programme|agenda|emploi du temps) (de|du|pour)|planning[ (de|du|pour)]|emploi du temps),mes (rendez-vous|rdv|réunions) (de|du),g (quoi|koi),kesk[e] (j'ai|g),kesque j'ai,je (fais quoi|(vois|revois) quand),y'a quoi,ressemble à quoi,comment (se présente|s'annonce),s'annonce comment,dis-moi ce que j'ai,dis moi ce que j'ai,ce (que j'ai|qui m'attend|qu'il me reste|qui me reste),est (quand|toujours),elle est quand,a quelle h,rappelle-moi (quand|à quelle heure),rappelle moi (quand|à quelle heure),liste mes,fais voir,donne-moi mon (planning|agenda),donne moi mon planning,tient toujours,[(ça|il|elle|ce truc|c') ](dure|durera|va durer|durait) (combien|cb)[ (de temps|de minutes)],combien de (minutes|temps) (ça|il|elle|c'est) (dure|durera|va durer|prend|prévu),pour combien de (temps|minutes)[ (déjà|en tout)],(c'est|c) (prévu|réservé|noté|calé|mis) (pour|sur) combien de (temps|minutes),combien de temps (tu as|t'as|vous avez|as-tu|avez-vous) (mis|prévu|réservé),(t'as|tu as|vous avez) (mis|prévu|réservé) combien de temps,combien de minutes,(quelle|c'est quoi la|quelle est la) durée[ (prévue|déjà|tu as mise|de la réunion|du rendez-vous)],(il|elle|c'est|ce) [est ]long[ue] comment,(fin|début) à quelle heure,(finit|termine|se termine|se finit|commence) (à quelle heure|quand),c'est (pour|à) quand,c'est prévu (quand|pour quand|à quelle heure|pour quelle heure|quel jour),(t'as|tu as|vous avez) mis (quelle heure|ça quand|quel jour|quand),on (a dit|avait dit|s'est dit) (quelle heure|quel jour|quand|quoi),à quelle heure (on a dit|on se voit|c'était|on se retrouve|déjà),quelle heure (déjà|on a dit|c'était|c'est),rappelle-moi l'(heure|horaire),rappelle moi l'(heure|horaire),rappelle-moi (le jour|la durée|c'est quand|avec qui),c'est quelle heure",
    find: "[il ]y a (de la place|encore de la place|un créneau),trouv(e|er|es|ez|ons),cherche[r|s|z],trouve-nous,déniche[r|z],dégot(e|er|te),propose[r|z|-moi],t'aurais,quand (puis-je|pouvons-nous|pourrions-nous|peut-on|pourrait-on|est-ce (que je (peux|pourrais)|qu'on (peut|pourrait))|est ce (qu'on peut|que je peux)),tu aurais,il (te reste|reste),y aurait-il",
    absent:
      "ne vais pas (au|à la|chez),n'irai pas (au|à la|chez),je ne peux pas (venir|aller|assister) à,ne (peux pas (venir|assister)|pourrai pas)",
    tell: "demande-l(ui|eur),demande lui,préviens,préven(ir|ez),informe[r|z],envoie,envoye(r|z),écri(s|re),avertis[sez],avertir,dis-l(ui|eur),dites-lui,transmet(s|tre),contacte[r|z],écrivez,écris-lui,relance[r],dis (à|lui),dites à,fais (savoir|passer),faire savoir,passe le message",
    rename:
      "renomme[r|z],appelle-l(e|a),intitule[r],rebaptise[r],nomme-l(e|a),appelle ça,change[r] le (nom|titre),modifie le (titre|nom),nomme[r|z|s],intitule[z|s],ça s'appelle,il s'appelle,elle s'appelle,ça s'appellera,qu'il s'appelle,qu'elle s'appelle,(l'|le |la )appeler,appelez-l(e|a),on l'appelle,baptise[-le|-la|r],renomme[r|z|-le|-la] en,donne(-lui| lui| y| z-y) (le (nom|titre)|comme (nom|titre)),appelle[-le|-la] plutôt",
    remind:
      "rappel[le|er|s|les|ez],réveil,alarme,minuteur,(préviens|avertis|alerte|notifie) moi,fais moi (signe|un rappel),rappelle-moi,réveille-moi,notif,notification,préviens-moi,avertis-moi,me (prévenir|rappeler|avertir|notifier|préviens),alerte-moi,notifie-moi,fais-moi (penser|signe|un rappel),fais moi penser,réveille moi,un (petit rappel|rappel)",
  },
  texted:
    "dej=déjeuner,ds=dans,tt=tout,tte=toute,ttes=toutes,ts=tous,c=c'est,ct=c'était,cete=c'était,g=j'ai,jai=j'ai,jsuis=je suis,chui=je suis,chuis=je suis,jdois=je dois,jpeux=je peux,jveux=je veux,jvoudrais=je voudrais,jfais=je fais,jvais=je vais,jvois=je vois,koi=quoi,kwa=quoi,kan=quand,qd=quand,qnd=quand,ki=qui,ke=que,kel=quel,kelle=quelle,cb=combien,ajd=aujourd'hui,auj=aujourd'hui,ojd=aujourd'hui,dem1=demain,2m1=demain,dmn=demain,dmain=demain,apm=après-midi,mtn=maintenant,mnt=maintenant,dc=donc,ptet=peut-être,ptetre=peut-être,vs=vous,tlm=tout le monde,qqn=quelqu'un,tjs=toujours,hdo=hebdo,sem=semaine,wk=week-end,msg=message",
  weak: "(je prends|on prend|nous prenons|on va prendre|je vais prendre|je bois|on boit),(parl(e|er|ions)|causer|discuter) (à|avec),ai,avoir,veu(x|t),voudrai(s|t),voi(r|s|t|e),fai(s|t),faire,besoin,rencontr(er|e|ons),voient,voyons,verrai[s],fasse[s],fassions,faites,ferai[s],ait,aie,ayons,avons,aura[i|is|it],aurons,retrouv(e|er|ons),souhaite[rais],souhaitais,voulai(s|t),aimerai(s|t),vais,va,aller,allons,irai,aille,as,sera,serons,(on|nous) se (retrouve|voit|rejoint|donne rendez-vous),(aura|ait|ait lieu|aurait|avoir) lieu",
  repair:
    "(ça |ç'|c'|)aurait dû être,il fallait[ mettre],(ça|ce) devait être,réflexion faite,(à la|après) réflexion,tout (bien réfléchi|compte fait|bien considéré|bien pesé),à (bien y|y) (réfléchir|repenser),maintenant que j'y (pense|repense),qu'est-ce que je (raconte|dis),que je suis bête,tu sais quoi,(est|serait|sera) (plus (simple|sûr|pratique|facile|prudent)|mieux|préférable),(m'arrange|me convient|c'est|ce serait) mieux,aucun de ceux-là,aucun d'eux,allez,fais-en,fais en,faites-en,attends,non,ou plutôt,plutôt,en fait,pardon,désolé,désolée,je veux dire,je voulais dire,voulais dire,correction,oups,finalement,mieux,ou mieux,mauvaise heure,mauvais jour,mauvaise date,à la place,euh,disons,ah non,mettons,fais plutôt,mets plutôt,plutot a,ou bien,je me suis trompé,erreur,mauvais nom,euh non,enfin,je rectifie,rectification,oh non,ah zut,zut,mince,*,nan,nn,autant pour moi,au temps pour moi,me suis trompé,petite erreur,c'est une erreur,je pensais (à|au),j'ai confondu,je confonds,à la réflexion,contrordre,contre-ordre,mille excuses,excuse-moi,excuse moi,excusez-moi,non excuse,mauvaise manip,fausse manip,argh,aïe,oupsi,oula,flûte,mais non,ah mais non,ah bah non,bah non,ben non,eh non,et non,mais plutôt,mais en fait,sorry,oops,merde,punaise,purée,attendez,dsl,ah nan,m'arrange,m'arrangerait,m'irait mieux,me va mieux,conviendrait mieux,préfère,je préfère,je préférerais,préférerais,on préfère,en réalité,au final,en définitive,pas ça,je reprends,plutôt que ça,non c'est,non mets,non fais,essaie,essayons,trop tôt,on (va dire|dit|dira|part sur),on disait,ce sera plutôt,fais ça plutôt,compte,comptez",
  wrongTime: "mauvaise heure,mauvais jour,mauvaise date,le mauvais jour,la mauvaise (heure|date)",
  once: "une seule fois,juste une fois,une fois seulement",
  onlyAhead: "que,rien que",
  they: "tout le monde,personne,il,elle,ils,elles",
  indeed: "oui,si",
  worksThen:
    "[je ]dois [(finalement|quand même) ](travailler|bosser)[ (finalement|ce jour-là)],je (travaille|bosse)[ (finalement|ce jour-là|quand même)]",
  backAgain:
    "je suis [déjà ](de retour|rentré[e]|revenu[e]),je (reviens|rentre|reprends[ le travail]),de retour[ (au bureau|au travail)],retour (le|au bureau|au travail)",
  takes: "prends,prenez,prenons,mets,mettez,je (prends|choisis)[ celui de],va pour,on part sur",
  signsOff:
    "merci[ (beaucoup|bien|d'avance)],cordialement,bien (cordialement|à vous|à toi),bonne journée,bises,bisous,à bientôt,à plus,amicalement,cdt",
  courtesy:
    "(pas de|aucun) (problème|souci)[ pour moi],ça me (va|convient)[ (très bien|bien|parfaitement)],c'est (bon|ok|d'accord) pour moi,(c'est toi qui|toi) (choisis|décides),(choisis|à toi de choisir),pour que personne ne (me|nous) (réserve|dérange|booke|prenne),[ça me ]paraît (bien|parfait),oh la la,bon sang,[il ](ne |)faut (pas|surtout pas) (me|nous) déranger,(sans|ne pas|pas) être dérangé[e],[je ](ne |)veux pas être dérangé[e],(que personne|qu'on) (ne |)(me|nous) dérange[ pas],sans que (personne|quelqu'un|l'on|l'on) (ne |)(me|nous) dérange,pour une fois,pour changer,pour l'instant,par exemple,si ce n'est pas (abuser|trop demander|trop),sans[ vouloir] abuser,si j'ose,deux secondes,avant que j'oublie,très[ (bien|bon)],(ne |)travaille (pas|jamais) le (lundi|mardi|mercredi|jeudi|vendredi|samedi),(tant|pendant) que tu y es,(tant|pendant) que vous y êtes,au passage,(ce|ça) serait [(vraiment|très|trop) ](bien|super|top|génial|gentil|sympa|parfait|idéal|chouette) (si|que),j'aimerais [(bien|beaucoup) ]que,je (veux|voudrais|souhaite) que,il (faut|faudrait) que,apparemment,il s'avère que,en fait il s'avère que,ah oui,ah ouais,ah bah,ah ben,[une ]dernière chose,encore une chose,j'ai (un|eu un) (empêchement|imprévu) (tu|peux|donc),attends d'abord,mais d'abord,d'abord,(vous|te) demander de,(deux|2|trois|3) (choses|trucs),premièrement,tu (sais quoi|peux|pourra(is|s)|vas|gères|veux[ bien]|crois qu'on (pourrait|peut)|penses (qu'on pourrait|pouvoir|que tu pourrais)|voudrais bien|serais un (amour|ange)),malheureusement,hélas,bonjour,salut,bonsoir,coucou,hello,stp,svp,peux-tu,pourrai(s-tu|t-on|t),pouvez-vous,pourriez-vous,peut-on,pouvons-nous,puis-je,ok,d'acc[ord],oui,bon,alors,donc,juste,rapidement,moi,aussi,peut-être,parley,irait,convient,me,pouvoir,devoir,cordialement,bref,dis-moi,gentillesse,voudriez-vous,voudrais-tu,pourras[-tu],top,super,parfait,génial,nickel,faudra,pourrions-nous,mci,thx,slt,cc,yo,hey,bjr,bsr,re-bonjour,rebonjour,ben,ah,oh,hein,hum,heu,voilà,genre,grave,carrément,pitié,allez,tiens,écoute,marche,tjrs,tt,te,toi,vous,pourri(ons|ez),pouvez,me (donner|dire|lister|montrer),urgent,rapido,tranquille,impérativement,absolument,bises,bisous,biz,dac,okay,okk,oki,ouais,ouep,yes,entendu,chef,doit,doivent,devrait,euh,hm,mm,pf,je (crains|dois|vais|souhaite|(voudrais|veux|souhaiterais)[ bien]|vous (prie[ (de|d')]|saurais gré de|serais reconnaissant[e] de)|te (prie[ de]|serais reconnaissant de)|me disais),s'il (te (plaît|plait merci)|vous plaît),on (peut|doit|va|pourrait|(a|aurait) besoin de),est-ce (que tu (peux|pourrais)|qu'on (peut|pourrait)|possible (de|d')|qu'il (est|serait) possible de),serait-il (possible|envisageable) (de|d'),c'est (possible (de|d')|urgent|bon|ok),possible (de|d'),si (possible|tu (peux|pouvais|pourrais|as (le temps|une minute)|veux[ bien])|ça (ne (te|vous) dérange pas|(te|vous) va)|cela ne vous dérange pas|c'est possible|t'as le temps|vous (avez (le temps|un moment)|le voulez bien|voulez|pouviez)),(j'aimerais|veuillez|veux-tu|voulez-vous)[ bien],il ((faut|faudrait)[ (que|qu')]|me faut|va falloir|faudra|y a moyen de),nous (devons|aurions besoin de),j'ai (besoin (de|d')|oublié de te dire),merci[ (beaucoup|d'avance|bien|infiniment|de|d'|bcp|encore|par avance|pour tout|à (toi|vous)|mille fois)],vite[ fait],pour (moi|nous),ça (marche|irait|t'irait|m'irait|colle|passe|roule|marcherait|m'aiderait|m'arrangerait|ne marche pas|serait (possible (de|d')|cool|top)|(t'embête|t'ennuie) (de|d')|te (dérange (de|d')|dérangerait de|va|dit)|vous ((dérange[rait]|ennuie) de|va)|t'embêterait de|me va|le fait),(serait|eh) bien,dis[ donc],encore[ une fois merci],faut[ (que|qu'|je|j'|pas que j'oublie)],heille,hé,nice,sweet,là là,peux[ tu],auriez-vous[ (la gentillesse[ (de|d')]|(l'amabilité|l'obligeance) (de|d'))],aurais-tu[ la gentillesse de],bonne (journée|soirée),quand (tu (peux|as (le temps|deux minutes|un moment))|vous (pouvez|avez le temps)|t'as (le temps|2 min)),dès que (possible|tu peux|vous pouvez),au fait,pourrais tu,ce (serait[ (bien|cool|super|génial|parfait|(gentil|sympa) de)]|jour-là|jour là),ne ((marche|convient) pas|va (pas|plus)),demande si on peut,a demandé si on pouvait,veut (me|nous) voir,pas de (souci|presse),rien (d'urgent|ne presse),faudrait[ (que|qu')],va falloir,j'aurais besoin (d'|de),besoin d',crois-tu (qu'on pourrait|pouvoir),est-il possible (de|d'),serait-ce possible de,y (a moyen (de|d')|(a-t-il|aurait) moyen de),ya moyen d',y'a moyen de,(moyen|prière) de,bien (vouloir|cordialement|à (vous|toi)),sois (sympa|gentil[le]),fais-moi plaisir,qd tu peux,t'es un (amour|ange),un grand merci,grand merci,mille (mercis|fois merci),(désolé[e]|dsl) de [(te|vous) ]déranger,excuse-moi de te déranger,du coup,bah[ du coup],en gros,petite (question|demande),une question,à (toi|vous|bientôt),pr moi,sans faute,belle journée,notre ami[e],mon petit,ma puce,argh,arg,grr,pff,pfff,oula,ouh là,olala,oh là là,roh,rho,rhoo,bof,omg,la vache,mon dieu,ouf,hop,hop là,vous (pourriez|pouvez|pourrez|voulez[ bien]|voudriez[ bien]),tu (voudrais|pourrais) bien,avec nous,corrige[z|r],à full,ça se fait,en tout,au total,de préférence,(plutôt que|au lieu|la peine|besoin|inutile) (de|d') (la|le|l'|tout) (déplacer|décaler|reporter|bouger|repousser),parfaitement,vraiment,franchement,idéalement,normalement,logiquement,visiblement,directement,par contre,en revanche,j'ai zappé,j'avais zappé,j'avais oublié,j'ai oublié de [te |vous ](dire|préciser|prévenir),je voulais [te |vous ](dire|demander),ça (ira|va aller|m'ira|te va|vous convient|m'arrange bien),(nous|me) ira,je peux (te|vous) demander de,(je|on) (voulait|voulais|voudrait|préférerait|aimerait),tu (t'occupes de|penses à|me|nous),vous (me|nous),soit,que ce soit,il nous (faudra|faudrait|faut),j'apprécierais[ que],le mieux (c'est|serait)[ (de|que)],l'idéal (c'est|serait)[ (de|que)],[et ]si (on|tu) (mettait|faisait|disait|décalait|déplaçait|passait|prenait|repoussait|avançait|partait sur|décalais|mettais),peut,peuvent,on (peut|pourrait|va) (dire|faire|partir sur|mettre),je (dirais|mettrais|proposerais),c'est possible,ce serait possible,c possible,serait-ce possible,[n']oublie pas de,[n']oubliez pas de,[je ]l'(ai|avais) oublié[e],convier à,y convier,(que dieu|dieu) (te|vous) bénisse",
  filler:
    "tout simplement,direct,directement,carrément,complètement,tout court,inclus[e],compris[e],y compris,son,sa,ses,leur[s],le[ dénommé],la,les,l',un,une,des,du,d',ma,mes,notre,nos,agenda,calendrier,je,j',nous,on,il,est,sera,être,cette,cet,qui,que,qu',nouve(au|lle|l),vers,environ,y,en,aux,dure,durant,s',t',m',n',c',-,elle,ils,lui,monsieur,madame,m.,mme,ensemble,bien,petit[e],p'tit[e],cher,chère,mr,mlle,mademoiselle,c'est,tu,de[ mon (agenda|planning)],mon[ chéri],dans (mon (agenda|calendrier|planning)|l'agenda),à[ (mon (agenda|planning)|l'agenda|partir)],sur mon (agenda|planning),ce[ sera],au[ planning],ça[ (se (passe[ra]|tient)|sera)],(tous|toutes) les deux,se[ (passe[ra]|tiendra)],ds mon agenda,disponible chez,entière,entier,complète,pleine,bonne",
  negation:
    "ne (… (pas|plus|rien|jamais|aucun)|pas),pas[ (encore|la peine (de|d')|besoin (de|d')|question de)],jamais,aucun[e],rien,n' … (pas|plus|jamais|rien),(surtout|sûrement|certainement) pas,en aucun cas,(inutile|évite) (de|d'),hors de question de",
  clitics: "",
  elided: "c,d,j,l,m,n,s,qu,jusqu,lorsqu,puisqu,quelqu",
  afterLetter: "à,au,aux,avec,et,ou,hier,aujourd",
  condition:
    "si[ (jamais|oui|c'est le cas)],s'il (y a|n'y a|y avait),s'il,s'ils,à moins (que|qu'),à condition (que|qu'),au cas où,sauf si,sauf s'il y a,pourvu (que|qu'),du moment (que|qu'),tant (que|qu')",
  unless: "à moins (que|qu'),sauf si,sauf s'il y a",
  inThatCase: "alors,dans ce cas[-là],à ce moment-là",
  conditions: {
    busy: "quoi,pris,prise,occupé,occupée,quelque,chose,qqch,qqchose,truc,rdv,rendez,réunion,booké,bookée,complet,plein,empêchement,réservé",
    none: "rien",
    free: "marche,libre,dispo,disponible,temps,possible,place,vide,créneau,peux",
    not: "pas,aucun,aucune",
    small:
      "que,soit,autre,autres,d,déjà,encore,vous,j,je,n,y,a,ai,aie,ait,c,ce,est,suis,sois,il,mon,agenda,calendrier,planning,dans,sur,le,la,l,un,prévu,prévue,ça,créneau",
    others: "s' il,s' ils,il,elle,ils,elles,lui,leur,quelqu,tout,tous,tu",
    opens: "",
    else: "sinon",
  },
  sides: { behind: "", between: "contre,x" },
  deadline: {
    done: "fini,finie,finir,terminé,terminée,terminer,bouclé,bouclée",
    must: "dois,doit,faut,doive,veux,devons",
  },
  because:
    "[(j'ai|je n'ai|ai) ](pas envie|pas le courage|plus envie),[(je suis|suis) ]pas d'humeur,la flemme,parce (que|qu|qu'),car,puisqu(e|'),pcq,psk,vu (que|qu'),étant donné que,à cause (de|du|d'),sachant que,(y a|il y a|j'ai|ya) (du monde|des bouchons|un bouchon|du trafic|plein de monde)[ (sur la route|partout|dehors)]",
  ill: "(prend|prendra) ma place,me (remplace[ra]|couvre|dépanne),(fait|fera) (le|la) (garde|service) à ma place,malade,souffrant[e],absent[e],occupé[e],en congé,pas là",
  them: "demande-l(ui|eur),demande lui,nous,lui,elle[s],eux,leur",
  theirs: "son,sa,ses,leurs,le sien,la sienne,les siens,le leur,la leur",
  ours: "notre,nos,nous",
  otherwise: "sinon,autrement,à (défaut|la limite),dans le cas contraire,au pire,ou à défaut",
  join: "et[ (aussi|puis|ensuite|après|enfin)],&,+,puis,ensuite,aussi,plus,pis,ainsi que,de même que,avec aussi",
  it: "le,la,l',les,ça,cela,lui,celui[-là|-ci],celle[-là|-ci],ce (rendez-vous|rdv|call|truc|point|meeting|créneau),cette (réunion|réu),cet appel,ce (café|déjeuner|déj|dîner|verre|cours|pot|brunch|goûter|petit-déj),cet (entretien|apéro|atelier|événement),cette (visio|séance|formation|rencontre)",
  with: "(à part|séparément|seul|en privé) avec,av.,avec,av,avc,ac,en compagnie de,aux côtés de,accompagné[e] de,pour (parler|discuter|échanger) avec,pr parler avec,et avec",
  about:
    "au sujet[ (de|du|des|d')],(ça|ca|cela) concerne,il s'agit (de|du|des|d'),(on|nous) (parle|parlera|parlerons) (de|du|des|d'),à propos (de|du|des|d'),concernant,re,objet,sujet,thème,sur[ le (thème|sujet) de],pour ((parler|discuter)[ (de|du|d'|des)]|son|sa|évoquer|aborder|regarder|voir ensemble|préparer|revoir|valider|relire|causer (de|du)|faire (le|un) point sur|(échanger|bosser|travailler) sur),pr (parler[ (de|du|des|d')]|discuter (de|du)),afin de ((parler|discuter) de|préparer),histoire de parler (de|du),[par ]rapport (au|à|aux)",
  called:
    "appelé[e],intitulé[e],nommé[e],titre,qui s'appelle,avec (pour|comme|le) titre,du nom de,sous le (nom de|titre),que tu appelleras,à appeler,comme titre,en titre,en guise de titre",
  at: "à,au,chez,dans,en,sur,via,@,ds",
  for: "pour[ une durée de],pendant,pr,pdt,durant,d'une durée de",
  to: "à,au,aux,jusqu'à,pour,vers,pr",
  from: "de,du,des,depuis,d'",
  since: "à partir,dès",
  until: "jusqu'à,jusqu'au,(finit|termine)[ à],dure jusqu'à",
  ends: "(finit|termine) quand même[ à],(finit|termine)[ à],finiss(e|ent|ons|ez),fin(i|is|ir|ira)[ à],terminer[a],termin(ons|ez|és|é)[ à],se (termine[r|ra]|finit|finisse),[la ]fin,s'(arrête[r]|achève)",
  begins: "début,commence[r|ra],débute[r|ra],démarre[r|ra],doit (commencer|débuter)",
  lets: "qu'(il|elle),que ça,fais,rends,rendre,rendez",
  unseen: "nouveau,nouvel,nouvelle",
  ofGuests: "invitation,invitations,liste,invités,participants,participer",
  otherTime: "(autre|nouveau|nouvel|nouvelle) (créneau|moment|heure|date|jour|horaire),autre chose",
  another:
    "un[e] (deuxième|second|seconde),un autre (rdv|rendez-vous|créneau à part),une autre réunion,un nouveau (rdv|rendez-vous),une nouvelle réunion,à part,séparément,encore (un|une)",
  seesAgain: "revoir,revoit,revois,revoyons,à nouveau,de nouveau,encore une fois,encore",
  onceMore:
    "remet(s|tez)-en un[e],(dupliquer|dupliquez|duplique)[-le|-la],rebelote,encore une fois,[la ]même chose encore[ une fois],pareil encore,(à|de) nouveau,(copie[r|z]|recopie[r|z]|répète[r|z]|répéter|refai(s|tes|re)|reproduis[ez])[-](le|la|ça),(copie[r|z]|recopie[r|z]|répète[r|z]|répéter|refai(s|tes|re)|reproduis[ez]),(on |)remet[s|tre|tons] ça,remet[s|tez] (le même|la même[ chose]|ça),(un|une|encore (un|une)) (autre|second|seconde|deuxième|de plus)[ comme ((celui|celle)[-(là|ci)]|ça)],encore (un|une)[ (pareil[le]|comme (ça|celui-(là|ci)|celle-(là|ci)))],une (deuxième|seconde) fois,une copie[ de (ça|celui-(là|ci))],deux fois cette semaine",
  onTopOf: "en plus d(e|u|es),en sus d(e|u),outre,sans (toucher à|bouger|enlever|supprimer)",
  theSame: "identique,à l'identique,de même,d'autant,de la même durée,pareil,[la ]même chose,(le|la) même,idem",
  keeps: "gard(e|er|ons)[ (le|la)],reste[r|z],restons,toujours",
  mistake: "[une |par ]erreur,fausse (manip|manipulation),je me suis trompé[e]",
  asItWas:
    "comme (au début|au départ|prévu au départ),laisse … (où|comme) (elle|il) était,(où|comme) (elle|il) était,l'ancienne heure était mieux,l'heure d'avant[ était mieux]",
  restores:
    "[(remets|remettez|repasse)(-le|-la|-les| ça) ]à sa place,rétabli(s|r|ssez),restaure[r|z],remets,remettez,remettre,(remets|remettez) … (dans l'agenda|au calendrier|en place),[(remets|remettez|mets|repasse|laisse)(-le|-la|-les| ça| tout) ]comme (avant|c'était[ avant]|c'était prévu),[(remets|remettez|repasse)(-le|-la|-les| ça) ]à (l'heure (d'avant|initiale|d'origine|prévue)|l'ancienne heure)",
  on: "le,à,au,ce[ prochain]",
  not: "(est|serait|sera) (plus (simple|sûr|pratique|facile|prudent)|mieux|préférable) que,(m'arrange|me convient|c'est|ce serait) mieux que,pas,c'était pas,ce n'était pas,sans,plutôt (que|qu'|qu'à|qu'au),(au lieu|à la place) (de|du|d'),non pas,et (non[ (pas|plus)]|pas)",
  but: "mais[ (avec|bien|plutôt[ avec])]",
  too: "se (joint|joindra),(déjeune|dîne|mange) … avec nous,(devrait|doit|peut|veut|va) (assister|participer)[ aussi],aussi (assister|participer),aussi,également,en plus,être là aussi,soit là,(vient|viendra) (aussi|également),sera (là aussi|aussi là|présent[e]|de la partie|des nôtres),(participe|y'aura) aussi,participera[ aussi],doit (venir[ aussi]|être là),devrait (être là|venir),se (joint|joindra) à nous,nous rejoin(t|dra),est (de la partie|là aussi),il y aura aussi,y aura aussi,veut venir[ aussi],aimerait (venir|être là),tant qu'à faire,participera également,se joindra également,(vient|viendra|venir) avec (nous|moi),nous accompagne[ra],en plus de",
  together: "on (sera|est) (trois|quatre|cinq),ensemble,en compagnie de,aux côtés de,accompagné[e] de",
  standsIn: "remplace[ra],prend[ra] la place (de|d')",
  byLength: "(décal|avanc|recul|repouss|retard|pouss|déplac|boug)(e|er|ez|es) … (de|d')",
  therefore: "donc,alors,du coup,par conséquent",
  soThat: "pour (que je puisse|qu'on puisse|pouvoir),comme ça (je peux|on peut),ainsi je peux,afin de pouvoir",
  thatDay:
    "[le ]jour (ne |)(change|bouge) pas,[le ]jour reste[ le même],ce (jour-là|jour là|même jour),[le ]même jour,(dans |)la même journée,le jour même",
  thatTime: "à cette heure-là,c'est là que,c'est quand,là,alors,y,à ce moment-là,là-dedans,dans ce créneau",
  only: "ne (va|vont|dure|durent) (que|… que),[tout[e] ]seul[e],ne peut (que|plus que),peut (seulement|que|uniquement),seulement,juste,simplement",
  deeds:
    "mange=repas,mangeons=repas,manger=repas,dîne=dîner,dine=dîner,dînons=dîner,déjeune=déjeuner,déjeunons=déjeuner,vole=vol",
  atEarliest: "au plus tôt,ou plus tard,ou après,minimum",
  atMost:
    "seulement,juste,max,maxi,maximum,au maximum,au plus,tout au plus,grand maximum,pas plus,pas plus de,pas plus que,suffit,suffisent,suffira,ça suffit,ca suffit",
  goes: "a lieu,se déroule[ra],doit (commencer|débuter),commence[ra],passe[ra],va,sera,glisse,est (maintenant|désormais),se (fera|fait|tient|tiendra|passe|passera)[ (finalement|plutôt)],aura lieu[ (finalement|plutôt)],doit (aller|passer),a lieu maintenant,tombe maintenant",
  secondOf: "(le|la) (deuxième|seconde|second),(deuxième|second[e]|2e) (rendez-vous|rdv|réunion|call|appel|truc)",
  thirdOf: "(le|la) troisième,(troisième|3e) (rendez-vous|rdv|réunion|call|appel|truc)",
  nextOf: "prochain[e] (rendez-vous|rdv|réunion|réu|call|appel|truc),(rendez-vous|rdv|réunion|appel) suivant[e]",
  stays:
    "[ne ]touche[z] pas (à|au|aux)[ la],touche[z] pas[ à],reste[ là],(on laisse|on garde|laisse|garde) (tel quel|comme (c'est|ça)|en place),vient toujours,peut rester,laisse[z] … (tranquille|en place|tel quel|telle quelle|comme ça)",
  revokes: "laisse tomber,oublie[ ça],finalement (non|pas),en fait (non|pas),non finalement",
  already: "depuis,déjà",
  keepsFree: {
    verb: "garde,gardes,gardez,garder,laisse,laisses,laissez,laisser",
    free: "libre,libres",
    stays: "reste,restent,rester,avoir",
    wants: "veux,voudrais,aimerais,besoin,faut",
    blocks: "bloque,bloques,bloquez,bloquer,bloqué,bloquée,bloqués,côté,réserve,réserver,réservez,garde,garder,gardez",
  },
  fromNowOn:
    "à (partir de|compter de|partir d') (maintenant|mtn|aujourd'hui|cette semaine),à partir d'aujourd'hui,à partir de mtn,dès (maintenant|aujourd'hui),désormais,dorénavant,toujours",
  narrates:
    "étais,était,étions,étaient,avais,avait,avions,passé,attendu,perdu,raté,loupé,dormi,appelé,téléphoné,venu,venue,allé,allée,tombé,tombée,cassé,resté,restée,oublié,réveillé,fini,eu,été,parlé,mangé,bu,couru,arrivé,arrivée,parti,partie,discuté,poireauté,cherché,vomi,écrit",
  letsGo:
    "on laisse[ (pour l'instant|pour le moment|de côté)],peut attendre,je dois d'abord,je (ne sais pas[ encore]|sais pas|te (dirai|redis)|reviens vers toi|vérifie|l'appelle|dois vérifier|m'en occupe|lui (écris|demande)),sais pas,aucune idée,laisse[ tomber],laissez,oublie[ ça],tant pis,plus tard peut-être,peut-être plus tard,pas la peine,on verra,c'est (bon|réglé|plus la peine),plus la peine,plus besoin,pas besoin,on (laisse tomber|oublie|en reparle),je (verrai|vais voir|vais réfléchir|réfléchis|gère|m'arrange[ avec lui]|te reconfirme|reviendrai vers toi|reviens dessus),une autre fois,pas maintenant,pas tout de suite,laisse … (comme ça|tranquille|tel quel|en place|où (il|elle) est),laisse-l(e|a) comme ça,garde … (comme ça|tel quel),touche pas (à|au[x]),ne touche[z] pas (à|au[x]),ne fais rien,rien à faire,ça (va|reste) comme ça,(c'est|c est) bon comme ça,on (laisse|garde) comme ça,je (demande|vois) d'abord,c'est pas grave,peu importe,pas grave,(j'en|jen) sais rien[ encore]",
  settled:
    "c'est (bon|réglé),ça (va|reste) comme ça,(c'est|c est) bon comme ça,on (laisse|garde) comme ça,c'est pas grave,peu importe,pas grave",
  definite: "le,la,les,l',mon,ma,mes,notre",
  as: "comme,en tant que",
  all: "tout,tous mes (rendez-vous|rdv),toutes mes réunions",
  exceptFor: "sauf,excepté,à part,hormis,hors,mis à part,en dehors (de|du),à l'exception (de|du|d')",
  clears: "vide[r|z],vide-moi,libère[r|z],libère-moi,libérer,libérez,libérez-moi,dégage[r|z],dégage-moi,nettoie[r|z]",
  more: "me reste-t-il,il me reste,(de|en) plus,supplémentaire[s],encore,autre,autre chose,ajoute[r|z|s|ons],rajoute[r|z|s|ons]",
  less: "(de|en) moins,plus court[e]",
  around: "après,avant,juste (après|avant)",
  beside: {
    after: "après,derrière,(à la suite|dans la foulée|à l issue|à la fin) (de|du)",
    before: "avant",
    of: "de",
    right: "juste,tout de suite,aussitôt,direct,directement,immédiatement,collé,collée",
    over: "fini,termine,finit,issue",
    prepares: "préparation,prépa",
    calls: "appel,téléphon,tel",
  },
  or: "ou[ (bien|alors)],ça marche aussi,possible aussi",
  sameTime:
    "même (créneau|heure|horaire|h),au même (créneau|horaire),à la (même (heure|h)|mm heure),mm (heure|horaire),sans changer (l'heure|d'heure),heure inchangée,en gardant (l'heure|la même heure),garde (l'heure|la même heure),toujours à la même heure,mêmes (heures|horaires),aux mêmes heures",
  oneOf: {
    leads: "(celui|celle) (de|du|avec|à|a)",
    behind: "",
    another: "l'autre[ (rendez-vous|réunion)],(celui|celle) d'avant,le précédent,la précédente",
  },
  likeThe: "[exactement ]comme (celui|celle|l'autre),(identique|pareil[le]|semblable) (à|a),une copie de",
  sameLength: "[(la|de) ]même (durée|longueur),aussi long[ue],[pour ]autant de temps",
  inItsPlace:
    "(réserve|prévois|planifie|prends|ajoute|mets) plutôt (des|un|une),(prend|récupère|aura) (ce créneau|cette heure|la place),donne[-lui] [(ce|cette) ](créneau|heure|place) à,donne … (ce|cette) (créneau|heure|place),(remplace-la|remplace-le|remplace la|remplace le) par,(utilise|prends) (ce|le) créneau pour,donne (ce|le) créneau à,à (cette (heure-là|heure là)|(sa|la) place|ce (moment-là|moment là)),(sur|dans) (ce créneau|le même créneau),au même (moment|créneau),en remplacement",
  freedPlace:
    "[(dans|à|sur) ](le|son|ce) créneau (libéré|devenu libre|qui s'est libéré|qui se libère|laissé libre|d'avant),[(dans|à|sur) ](la|sa|cette) place (libérée|devenue libre|qui s'est libérée|d'avant),[(dans|à|sur) ](l'|son )ancien(ne place| créneau),au créneau (libéré|devenu libre|qui s'est libéré)",
  toItsEnd: "à la fin (de|du|des),au bout (de|du)",
  afterThat:
    "(quand|dès que|une fois que) (ça se termine|il est fini),enchaîne avec,enchaîner avec,enchaîne,après (lui|elle|eux|elles|le sien|le leur),[juste ]derrière,juste après,collé[e] derrière,(tout|tt) de suite après,ensuite,après[ (ça|cela)],dans la foulée,à la suite,(direct|directement|aussitôt|immédiatement|pile) après,dès que c'est fini,quand c'est fini,et (après[ ça]|ensuite)",
  beforeThat: "[juste ]avant (que ça commence|le début),avant[ (ça|cela)],juste avant,auparavant",
  justDone:
    "(viens|venez) de (réserver|mettre|planifier|noter|ajouter|faire|bloquer|caler|créer|programmer),(as|avez)[-tu|-vous] (réservé|mis|planifié|noté|ajouté|fait|bloqué|calé|créé|programmé)",
  each: "séparément,(rendez-vous|entretiens|appels) séparés,chacun son tour,les deux (jours|journées),[(toutes|tous) ]les deux,chacun[e],chaque,à chaque[ fois],pour chacun[e],par personne",
  late: "(coincé[e]|bloqué[e]) dans (le (tram|train|bus|métro)|les (bouchons|embouteillages)),(tram|bus|métro) (en retard|est en panne),(en|du) retard,je ((suis|serai|finis|termine|sors|rentre|repars) (en retard|à la bourre)|vais être en retard),retard,à la bourre,(j'ai|j'aurai) du retard,j'arrive en retard,un peu en retard,pas à l'heure,dans les bouchons,mon train a du retard",
  unsuitable:
    "impossible,[je ][ne ]suis pas (dispo[nible]|libre),(ne |)travaille (pas|jamais) le (lundi|mardi|mercredi|jeudi|vendredi|samedi),(déteste|détestent),ne (va|convient|marche|colle|m'arrange) plus,est (en (congé[s]|vacances)|absent[e]|compl(et|ète)),[ne ]peut pas[ venir],n'est pas (là|possible),ne (me va pas|(va|marche|convient|m'arrange) pas),ça (me va pas|ne me va pas|(va|marche) pas),pas possible,c'est mort,tombe mal,j'ai (déjà quelque chose|deja un truc),je (suis (pris[e]|pas là)|ne suis pas là),(elle|il) peut pas,(elle|il|on) (ne peut pas|est pas (là|dispo)|n'est pas (là|dispo)),j'ai (quelque chose|un truc|un autre truc),est (pris[e]|occupé[e]|réservé[e]|indisponible|indispo),sont (pris[es]|occupé[e]s|indisponibles),trop (tôt|tard),[ça ][ne ](m'arrange|me convient|me va|me dit|marche) pas,j'ai trop de (trucs|choses|réunions|rdv|boulot|travail),je suis (débordé[e]|blindé[e]|overbooké[e]|à la bourre|sous l'eau),est (blindé[e]|chargé[e]|plein[e]),c'est (juste|court|serré|chaud|short|tendu)[ (pour moi|pour nous)],(c'est|ça fait) (trop|un peu|vraiment|un peu trop) (juste|court|serré|chaud|compliqué|short|limite|peu)[ (pour moi|pour nous)],(ça|c'est) (me|nous) (fait|paraît|semble) (court|juste|trop court),(ça|ne) suffi(t|ra) pas,suffi(t|ra) pas,je (peux|pourrai) (pas|plus),je peux pas[ du tout],on (peut|pourra) (pas|plus),(je suis|chuis|j'suis) (pris|prise|occupé|occupée|pas dispo|pas libre|pas là),(je|on) (bosse|travaille) pas,(je|on) ne (bosse|travaille) pas,ça (tombe mal|coince|bloque|passe pas),(peut|peuvent) (pas|plus)",
  leaves:
    "(doit|dois) (partir|y aller|filer),s'en va,m'en vais,(doit|dois|faut|faudra|il faut) (finir|terminer|avoir fini),(dois|doit) (partir|rentrer|y aller|filer|finir) (tôt|plus tôt|tard|avant),(pars|part|sors|sort|finis|finit|termine|rentre|arrive|décolle|quitte)[ (tôt|plus tôt|tard|plus tard|du boulot|du travail|du train|de réunion|de cours|de l'école|du bureau)],je (dois partir|pars|finis|termine|rentre) (tôt|plus tôt|tard|plus tard)",
  mustI: "dois-je,devrais-je,doit-on,est-ce (que je dois|qu'il faut),faut-il[ que je],je dois vraiment",
  free: "je (suis (libre|dispo|disponible|bien (libre|dispo))|n'ai rien),c'est (libre|possible|dispo|bien libre),j'ai (le temps|rien),oui,libre,dispo,vide,(j'suis|chuis|suis) (dispo|libre),chui dispo,on est (libres|dispos),rien n'est prévu,est (vide|libre)",
  later: "(plus|+) tard,en arrière,après,[de ]décalage",
  earlier: "(plus|+) tôt,en avance,avan(t|ce),avance(r|z),avançons",
  weekAfter: "la semaine (d'après|suivante),semaine d'après",
  weekBefore: "la semaine (d'avant|précédente)",
  lasts:
    "durée,de durée,ne (doit |devrait |va |)(dure[r|ra]|prend[re|ra]) (que|qu'),prend(re|ra),donne-moi,donnez-moi,(donne|mets|laisse|compte)-lui,laisse-moi,laissez-moi,fais-en,faites-en,dure[ra|r],prévoi(s|r),prévoy(ons|ez),compt(e|es|ons|ez),suffi(t|ra),suffisent,faudra,prendra,suffiront,largement,fais (en|durer),de (long|durée),il ((nous|me) (faut|faudra[it])|faut),(d'une|une) durée de,durée de,(faire|va) durer,(ça dure|dure|durera|ça prend) (à peu près|environ|dans les|genre|à peu),ça (devrait durer|va (durer|prendre)|dure[ra]|prend[ra]|suffi(t|ra)),en a pour,devraient suffire,en tout,au total,pour une durée (de|d'),(compte|prévois|prévoyez|comptez) (plutôt|bien|au moins),compter,(pour|sur) une durée,d'une durée,une durée,besoin d'(une|un),(mets|mettez|mettre|réserve|réservez|bloque|bloquez) (plutôt|carrément|au moins),c'est (trop court|court),d'affilée,d'une traite,sans (interruption|pause|coupure)",
  hours: "h,heure,heures",
  scope:
    "modèle[s],tout[e|es],tous,chaque,série,reste,seulement,sauf,échange[r],répète,hebdomadaire,quotidien,mensuel,suivant(s|es),vide[r],libère,libre,occupé,retard,compte,langue,premi(er|ère),derni(er|ère),deuxième,deux,trois,pourquoi,malade,disponible,journée,réunions,appels,prochain[e],les deux,encore une fois,à (nouveau|partir de maintenant),en retard,annuler ça,cette fois,rendez vous de",
  allDay:
    "pas d'(heures|heure|horaires|horaire)[ précis|précises],sans (heures|horaires|heure|horaire)[ précis|précise|précises],(juste|seulement|simplement) les jours,toute (la|une) journée,journée (entière|complète),la journée (entière|complète),journées entières,jours entiers,[en ]entier,tte la journée,du matin au soir",
  freeTime:
    "créneau,créneaux,temps,du temps,trou,moment,dispo,place,plage horaire,trous,moments,dispos,plages horaires,(créneau|créneaux) (libre|libres|dispo|dispos),horaire[s],option[s],possibilité[s],disponibilité[s],y a moyen,des heures",
  fits: "caser,passerait,rentre,rentrerait,tient,tiendrait,placer,glisser",
  iAm: "je suis,je serai,suis",
  away: "je [ne ]suis (pas (là|dispo[nible])|absent[e]|indisponible),je m'absente,serai (absent[e]|pas là),ne serai pas (là|dispo[nible]),absent[e],pas (là|dispo[nible]),indisponible",
  soonest:
    "asap,dès que possible,dès que tu peux,[le ]plus (tôt|vite|rapidement) possible,au plus (vite|tôt),aussi (vite|tôt|rapidement) que possible,le plus tôt sera le mieux,(le|dans les) plus brefs délais",
  somewhere:
    "bientôt,quelque part,à (un moment[ donné]|n'importe quelle heure|l'heure que tu veux),n'importe (quand|quelle heure),un moment,quand (tu veux|vous voulez),qd tu veux,peu importe (quand|l'heure),quelle que soit l'heure,au choix,(quand|n'importe quand|dès que|n'importe quand où) je (suis|serai) (libre|disponible|dispo)",
  hollow:
    "temps,du temps,rendez-vous,rdv[s],réunion[s],réu[s],événement,évènement,meeting,créneau[x],moment,truc[s],mtg[s],mtng,rv,rencard,rancard,qqch,qqchose,quelquechose,slot,event,bidule,rendez vous,(quelque|qlq) chose,un truc,plage horaire,machin[s]",
  kinds:
    "déménagement,tel,réunion,réu[s],appel,call,visi(o|te),apéro,verre,démo,sync,stand(up|-up| up),point,revue,atelier,formation,sport,gym,1:1,tête-à-tête,kick-off,lancement,rétro,rétrospective,planning,planification,brainstorming,présentation,fête,webinaire,cours,salon,massage,yoga,vacances,congé[s],conférence,concert,séance,comité,bilan,brunch,dégustation,balade,visioconf,visioconférence,zoom,teams,goûter,entretien[s],rest(o|au),restaurant,ciné[ma],théâtre,ostéo,ophtalmo,gynéco,dermato,psy,pédiatre,véto,vétérinaire,notaire,banquier,garagiste,plombier,esthéticienne,manucure,footing,piscine,foot,tennis,padel,escalade,crossfit,pilates,muscu,spectacle,expo,soutenance,oral,exam[en],one-to-one,entrevue,débrief[ing],brief[ing],suivi,daily,weekly,copil,codir,comex,conseil,workshop,séminaire,mariage,baptême,enterrement,barbecue,bbq,pique-nique,crémaillère,afterwork,bière[s],échographie,vaccin,radio,irm,audience,signature,entraînement,répétition,intervention,coup de (fil|tel|téléphone|bigo),déjeuner d'affaires,(petit|p'tit) déj,entretien[ (annuel|d'embauche)],contrôle[ technique],one to one,pot[ de départ],prise de sang,état des lieux,rendez-vous médical",
  standsOn: "",
  looksAt: "bilan,débrief,préparation,préparer,retour,rétro,revue,rétrospective,récap,compte-rendu",
  concepts: {
    call: "appel,coup de fil,call",
    dentist: "dentiste,dents,dentaire",
    doctor: "médecin,docteur,généraliste,toubib,doc",
    hairdresser: "coiffeur,coiffeuse,coiff",
    physio: "physio,kiné,kine,kinésithérapeute",
    lunch: "déjeuner,lunch,dej",
    dinner: "dîner,souper",
    breakfast: "petit-déjeuner,ptit-déj,petit déjeuner",
    coffee: "café",
    birthday: "anniversaire,anniv",
  },
  numbered:
    "clé[s],app(artement|t),salle,sprint,phase,version,chapitre,niveau,module,groupe,étage,bâtiment,porte,entrée,voie,table,quai,studio,partie,étape,équipe,hall,tour,terminal,bureau,pièce,chambre,no,n,numéro,dossier,projet,facture",
  venues: "bar,hotel,bistro,bistrot,cafe,restaurant,resto,pizzeria,brasserie,trattoria,cantine,auberge,creperie",
  whereabouts: "lieu,endroit,(comme|pour) adresse,l'adresse (c'est|est|sera)",
  heading: "comme (titre|nom),titre,nom,intitulé",
  rooms: "app(artement|t),salle,étage,bâtiment,porte,entrée,voie,table,studio,hall,terminal,bureau,pièce,chambre,quai",
  weeks: "semaine",
  streets: "rue,avenue,boulevard,place,quai,allée,chemin,impasse,cours",
  interrogative:
    "que[l][ jour],qui,quand,où,pourquoi,quelle[s],quels,comment,combien,qu'est-ce,qd,kan,koi,quoi,pk,pq,cmt,lequel,laquelle",
  past: "avai(s|t),avions,ai eu",
  askedDone: "ai,as,avons,avez,déjà,est-ce (que j'ai|qu'on a)",
  opensQuestion: "est-ce (que|qu'),est,sont,était,ya,y'a,est-il,est-elle,y (a-t-il|a),il y a,c'est bien",
  planned:
    "est toujours,a toujours lieu,a [bien ]lieu,est (maintenu|prévu|dans mon agenda),jusqu'(ici|à (présent|maintenant)),au total,en tout,quelque chose[ d'autre],(autre|d'autres) chose[s],de (prévu|beau),prévu[ déjà],prévu(s|e),encore,exactement,déjà,commence[r],finit,rendez-vous,vient,viennent,viendra,qqch,toujours,normalement,bien,tjrs,initialement,débute,avais[-je],avait,avions,eu,au (programme|planning|menu|fait),dans mon agenda,comme rendez-vous,quoi que ce soit,censé[e] être,se termine,(ai|ai-je) eu,y (avait[-il]|a eu),à part moi,en dehors de moi,d'autre que moi,comme (invité[s]|participant[s]),beaucoup de (réunions|rdv|rendez-vous|meetings),chargé,chargée",
  subject: "je,j',il,elle[s],on,ils",
  said: "(ils|elles) disent[ (que|qu')],vient de (dire|proposer|demander|écrire|répondre)[ que],(propose|demande|préférerait|voudrait)[ plutôt],a appelé,c'est possible seulement,seulement possible,demande si,préfère,a dit,dit,était,c'était,avait seulement,ne peut (que|plus que),c'est à,peut (seulement|que|uniquement),(m'a|a) écrit que,(on|nous) (a|avait|avions|avons) dit,on s'était dit,[ne ](peut|pourra|vient|viendra|arrive|arrivera|est là|sera là|est libre|est dispo|est disponible|finit|sort) qu'(à|après),n'y (arrive|arrivera) (qu'à|qu'après|pas avant),peut pas avant,pourra pas avant,arrive pas avant,(est pas|n'est pas|sera pas) (là|libre|dispo|disponible) avant,(est|sera) (là|libre|dispo|disponible) (qu'à|seulement à)",
  tells:
    "(m'|nous |me |)(écrit|écrivent|dit|disent|demande|demandent|appelle|appellent|prévient|préviennent)[ (que|qu'|si|s')],(vient|viennent) (de m'|d'|de nous )(écrire|appeler|prévenir|répondre)[ (que|qu')],(m'a|m'ont|a|ont) (écrit|appelé|prévenu|répondu|dit)[ (que|qu')]",
  suits:
    "(arrange|arrangerait|convient|conviendrait) mieux tout le monde,(arrange|arrangerait) tout le monde,(l'|les |lui |leur |m'|)(arrangerait|arrangeraient|conviendrait|irait|arrange|convient|va)[ (mieux|plutôt)],préfèr(e|ent),préférerai(t|ent),aimerai(t|ent) (mieux|plutôt),[ne ]peu(t|vent) (qu'|que )[à|après|entre],n'(a|ont) [plus ](que|qu'),seulement",
  goods:
    "chambre d'hôtel,taxi,hôtel,réservation,pizza,fleurs,uber,une table,table pour,un vol,vol (pour|vers),train (pour|vers),billet[ (de train|d'avion)],billets[ (d'avion|de train)],voiture de location",
  nouns: "emploi du temps,emplois du temps",
  orders: "réserve,commande[z],trouve,achète,appelle,prends,annule,loue,achetez",
  whatAbout: "qu'en est-il de,quid (de|du),et (pour|côté|concernant|niveau|qu'en est-il de)",
  guests: {
    who: "qui,personnes,monde,gens,invites",
    comes: "reste,restent,vient,viennent,va,vont,participe,participent,assiste,sera,seront",
    replies: "accepte,refuse,decline,repondu,oui,non,confirme,invite,inscrit",
    leads: "organise,organisent,organisateur,anime,animent,dirige,preside,convoque",
  },
  soFar: "jusqu'(ici|à (présent|maintenant))",
  firstOf:
    "(lequel|laquelle) (est|vient) (en premier|le premier|la première),et le premier,premier (rendez-vous|rdv|truc|call|appel),première (réunion|chose),je commence (à quelle heure|par quoi),à quelle heure je commence,quand est-ce que je commence",
  ofDay: "de la journée,du jour",
  lastOf:
    "(lequel|laquelle) (est|vient) (en dernier|le dernier|la dernière),et le dernier,dernier (rendez-vous|rdv|truc|call|appel),dernière (réunion|chose),je (finis|termine) à quelle heure,à quelle heure je (finis|termine),quand est-ce que je finis",
  dayAfter: "(le|au) (lendemain[ alors]|jour (d'après|suivant|après)),lendemain,jour d'après",
  dayBefore: "la veille,veille,le jour (d'avant|avant),jour d'avant",
  howMany:
    "combien d'heures[ (de|en|je passe en|suis-je en|vais-je passer en)[ (réunion[s]|rendez-vous)]],combien[ (de[ (réunions|rendez-vous|fois|réus|rdv[s]|trucs|calls|meetings|choses)]|d'événements|ai-je|d'appels|d')],j'ai (combien[ de]|eu combien de),cb de",
  lastTime:
    "(quand est|c'était quand|quand était|c'est quand) la dernière fois que (j'avais|j'ai eu|je suis allé|je suis allée|j'étais|j'ai vu|j'ai parlé|on s'est vus)[ (à|au|chez|avec)],quand (ai-je (vu|rencontré) … pour la dernière fois|est-ce que (j'ai|on a) (vu|rencontré|parlé à) … (pour |)la dernière fois,j'ai (vu|rencontré) … (pour |)la dernière fois|est la dernière fois que j'ai vu),pour la dernière fois,dernier (rendez-vous|rdv|call|appel|échange) avec,(quand (était|a été)|c'était quand) (mon dernier|ma dernière|le dernier|la dernière)",
  swaps:
    "(échange|inverse|intervertis)(-les| les)[ deux],(échanger|inverser|intervertir|permuter) les deux,les (échanger|inverser|intervertir|permuter),échang(e|er|ez|ent|eons)[ (de place|leurs (places|horaires|créneaux)|les (places|horaires|créneaux))],invers(e|er|ez|ons)[ (les horaires|les créneaux)],intervert(is|ir|issez),permut(e|er|ez|ent)",
  goesOut:
    "dehors,sort,en moins,dispara(ître|isse|isse|it|issait),(pouvait|puisse|pourrait|peut) (sauter|dégager|disparaître)",
  comesIn:
    "c'est … qui (vient|viendra|y va|sera là),(peut|vient|viendra) (finalement|quand même)[ venir],peut venir[ finalement],(sera|est) là finalement,vient,viendra,dedans,dessus,entre,en plus",
  replaces:
    "remplace par,remplacez par,remplacer par,change par,change pour,changez pour,échange contre,échangez contre",
  titles: "tante,tata,tonton,oncle,dr,prof,madame,mme,monsieur,mr,mlle,mamie,papi,cousin,cousine,st,ste,saint,sainte",
  talk: {
    bye: "bon (week-end|weekend|après-midi|dimanche|courage),au revoir,bonne (nuit|journée|soirée|aprem|continuation|fin de (journée|semaine)),ciao,salut,a+,bises,bisous,biz,tchao,bye[ bye],dors bien",
    how: "comment (ça va|vas-tu|allez-vous|va|tu vas),ça (va|roule|gaze|baigne|dit quoi),tu vas bien[ aujourd'hui],quoi de (neuf|beau),la (forme|pêche),vous allez bien,bien ou (bien|quoi),sava,tout (va bien|roule)",
    praise:
      "génial,super,bravo,haha,parfait,cool,excellent,t'assures,chapeau,mdr,lol,ptdr,nickel,impec,impeccable,magnifique,formidable,merveilleux,j'adore,efficace,trop (bien|fort[e]|gentil),merci[ (beaucoup|bcp|infiniment|mille fois|pour tout|à (toi|vous))],t'es (au top|trop fort[e]|génial[e]|le meilleur|la meilleure|un (amour|ange)),au (top|poil),bien joué,mille mercis,un grand merci,je t'adore,c'est (parfait|top|gentil),tip top,quelle efficacité,(quel|quelle) (journée|semaine|chance|galère),(hâte|vivement)[ (d'être|que ce soit)],j'ai (faim|soif|sommeil|froid|chaud|la dalle|mal dormi),bon courage",
  },
  mail: {
    from: "de",
    subject: "objet",
    wrote: "a écrit,écrit,m'écrit,m'a écrit,dit,me dit,demande,me demande,m'a envoyé,m'envoie,me propose",
    forwarded: "transféré,message transféré,tr,fwd",
  },
  unsupported: {
    colour: "couleur[s],en (rouge|vert|bleu|jaune|violet|rose)",
    link: "lien (meet|zoom|teams|visio|vidéo|google meet|de (visio|connexion|réunion|la visio)),(un|le) lien",
    attachment:
      "pièce jointe,fichier[s],document[s],pdf,diapo[s],joins,joindre,photo,image,powerpoint,présentation powerpoint,capture d'écran",
    note: "une (note|description),commentaire,description,un (commentaire|mémo)",
    away: "(message|mail) d'absence,réponse (automatique|d'absence),répondeur",
    message:
      "envoie[ (un (message|sms|texto)|… un sms)],envoyer[ un sms],(écris|écrivez) à,envoyez,écris-lui,envoie-lui,un (sms|mail|email|texto)",
    share:
      "(partage|partager|partagez) mon (agenda|calendrier)[ avec],(donne|donner|donnez) … accès,(donne|donner|donnez) accès,accès à mon[ (agenda|calendrier)],(montre|montrer) mon (agenda|calendrier)",
    call: "(appelle|appelez|téléphone) … pour (moi|nous),téléphone (à|au),passe un coup de fil",
    other:
      "(peux-tu|pouvez-vous|pourrais-tu|tu peux) payer,demande[r] (un congé|des congés|mes congés),imprime[r|s|z],enregistre[r],traduis[-moi],traduire,privé,paie,paye[r],commande(r|-moi|z),achète,priorité,archive,exporte,acheter,météo,blague,virement,en privé,commande[ un taxi],réserve un (vol|hôtel),partage mon agenda,liste de courses,quel temps (fait-il|fera-t-il),raconte-moi une blague,facture à payer,réveil,réveille-moi,(mets|mettre|passe) … en (silencieux|vibreur|mode avion),en (silencieux|vibreur),ne pas déranger,(allume|éteins)[ (la|le|les)],(vire|virer|virez|envoie|envoyer|donne) … euros,(vire|virer|virez) … à,quel temps,(chemin|itinéraire)[ (pour|vers|jusqu'à)],comment (aller|je vais) (à|au)",
  },
  wholeDays: {
    off: "journée maladie,jour maladie,arrêt maladie,pris ma journée=Congé,posé ma journée=Congé,je prends ma journée=Congé,prends ma journée=Congé,journée de congé=Congé,journées de congé=Congés,je ne travaille pas=Congé,je travaille pas=Congé,je ne bosse pas=Congé,je bosse pas=Congé,je pose ma journée=Congé,en congé=Congé,congé,congés,jour de congé=Congé,jours de congé=Congés,en vacances=Vacances,vacances,en repos=Repos,jour de repos=Repos,rtt=RTT,jour off=Congé,absent,absente=Absente,absents=Absents,absentes=Absentes,pas au bureau=Absent,en congé parental=Congé parental,en congés=Congés,en vac=Vacances,en vacs=Vacances,vacs=Vacances,jour de congés=Congé,jours de congés=Congés,en rtt=RTT,en off=Congé,journée off=Congé,en arrêt maladie=Arrêt maladie,arrêt maladie=Arrêt maladie,congé maladie=Congé maladie,congé sans solde=Congé sans solde,congé maternité=Congé maternité,congé paternité=Congé paternité",
    offOrFree: "",
    home: "télétravail,en télétravail=Télétravail,télétravaille=Télétravail,travaille à la maison=Télétravail,je travaille à la maison=Télétravail,travaille de chez moi=Télétravail,je travaille de chez moi=Télétravail,travaille depuis chez moi=Télétravail,je travaille depuis chez moi=Télétravail,bosse de chez moi=Télétravail,bosse à la maison=Télétravail,tt=Télétravail",
    whole: "tout,tout le,toute,toute la,tte la,l'ensemble de la,entiers,entières",
    keep: "bloque,bloquer,bloquez,réserve,réserver,garde,garder,gardez,réservez,bloques",
    noted:
      "anniversaire,fête nationale,jour férié,jour de paie,anniversaire de mariage,anniv,jour de l'an,fête des mères,fête des pères",
    long: "conférence,salon,congrès,séminaire,voyage,déplacement,voyage d'affaires,festival,hackathon,formation,stage,atelier,foire,visite,séjour,croisière,road trip,roadtrip,mission,tournage,offsite,convention,retraite,colloque",
    ask: "quand,suis-je,ai-je,est-ce que je suis,est-ce que j'ai,quels jours,combien de temps",
    put: "mets,mettre,place",
    take: "j'ai pris,j'ai posé,pris,posé,suis,serai,prends,prendre,pars,pose,poser,serais,prendrai,prenons,partons,partirai,poserai,posez",
  },
};
