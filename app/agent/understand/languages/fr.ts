import type { LanguageWords } from "./language";

export const french: LanguageWords = {
  code: "fr",
  acts: {
    create:
      "planifie,planifier,prévois,prévoir,réserve,réserver,ajoute,ajouter,mets,mettre,met,crée,créer,organise,organiser,programme,programmer,cale,caler,bloque,bloquer,note,noter,inscris,inscrire,pose,poser,fixe,fixer,prends,prendre,place,placer",
    move: "déplace,déplacer,déplacez,décale,décaler,décalez,reporte,reporter,reportez,repousse,repousser,avance,avancer,bouge,bouger,bougez,reprogramme,reprogrammer,change,changer,passe,passer,recule,reculer,déplacé,reporté,remets,remettre,autre créneau,autre moment,autre heure,autre date,autre jour,créneau plus tard,nouvel horaire,glisse,glisser,doit être déplacé,passera",
    cancel:
      "annule,annuler,annulez,supprime,supprimer,supprimez,enlève,enlever,retire,retirer,efface,effacer,annulé,laisse tomber",
    invite: "invite,inviter,invitez,ajoute,ajouter",
    uninvite: "retire,retirer,enlève,enlever,désinvite,sans",
    longer: "rallonge,rallonger,prolonge,prolonger,plus long,plus longue,allonge,allonger",
    shorter: "raccourcis,raccourcir,plus court,plus courte,écourte,écourter",
    ask: "qu'est-ce que j'ai,qu'est ce que j'ai,qu'ai-je,j'ai quoi,quand est,où est,qui vient,montre,montre-moi,combien,combien de temps,est-ce que j'ai,quelle heure est,quels sont,c'est quand,ai-je,qu'est-ce qu'il y a,qu'est ce qu'il y a,qu'y a-t-il,il y a quoi,quand ai-je,quand est-ce que j'ai,quand est-ce que je vois,quand est ce que j'ai,à quelle heure est,à quelle heure ai-je,c'est à quelle heure,on a quoi,j'ai quelque chose,quel jour est,quels rendez-vous ai-je,quels sont mes rendez-vous,combien de temps dure,montre-moi,quoi de prévu,avec qui est,c'est avec qui,avec qui,ça dure combien,à quelle heure,qui ai-je vu,c'était quand,c'est où",
    find: "trouve,trouver,cherche,chercher,quand puis-je,quand est-ce que je peux,quand pouvons-nous",
    absent:
      "je ne peux pas venir à,je ne peux pas aller à,ne peux pas venir,ne peux pas assister,ne pourrai pas,je ne peux pas assister à",
    tell: "préviens,prévenir,dis à,informe,informer,envoie,envoyer,écris,écrire",
    rename: "renomme,renommer,appelle-le,appelle-la,intitule",
    remind: "rappelle,rappeler,rappel,rappels,réveil,alarme,minuteur",
  },
  weak: "ai,avoir,veux,voudrais,voir,fais,faire,besoin,rencontrer",
  repair:
    "non attends,attends non,attends,non,ou plutôt,plutôt,en fait,pardon,désolé,désolée,je veux dire,je voulais dire,voulais dire,correction,oups,finalement,mieux,ou mieux,au lieu de cela,mauvaise heure,mauvais jour,mauvaise date,à la place,euh,non pardon,disons,ah non,mettons,fais plutôt,mets plutôt,plutot a,ou bien,je me suis trompé,je me suis trompée,erreur,mauvais nom,mauvaise personne,faute de frappe,euh non,non plutôt,enfin,je rectifie,rectification,non désolé,non désolée,oh non,ah zut,zut,mince,non en fait,*",
  courtesy:
    "bonjour,salut,bonsoir,coucou,hello,s'il te plaît,s'il te plait,s'il vous plaît,s'il vous plait,stp,svp,peux-tu,tu peux,pourrais-tu,tu pourrais,pouvez-vous,vous pouvez,pourriez-vous,peut-on,on peut,pouvons-nous,puis-je,est-ce que tu peux,est-ce que tu pourrais,est-ce possible de,est-ce qu'il est possible de,serait-il possible de,c'est possible de,possible de,si possible,si tu peux,j'aimerais,je voudrais,je veux,je dois,il faut,il faudrait,nous devons,on doit,j'ai besoin de,merci,merci beaucoup,ok,d'accord,oui,bon,alors,donc,juste,vite,rapidement,pour moi,moi,aussi,peut-être,parley,ça marche,ça irait,irait,convient,serait bien,me,dis,encore,il me faut,veuillez,faut,peux,pouvoir,devoir,auriez-vous,aurais-tu,auriez-vous la gentillesse de,auriez-vous la gentillesse,aurais-tu la gentillesse de,auriez-vous l'amabilité de,seriez-vous assez aimable pour,serait-il possible d',est-ce possible d',possible d',merci d'avance,merci par avance,merci bien,merci infiniment,bonne journée,cordialement,si ça ne te dérange pas,si cela ne vous dérange pas,quand tu peux,quand vous pouvez,dès que possible,au fait,bref,dis-moi,gentillesse,voudriez-vous,voudrais-tu,veux-tu,voulez-vous,tu veux bien,tu pourras,pourras-tu,peux tu,pourrais tu,ce serait,ce serait bien,ce serait top,top,super,parfait,génial,nickel,on va,je vais,tu vas,ne marche pas,ne va pas,ça ne marche pas,ne convient pas,ne va plus,demande si on peut,a demandé si on pouvait,veut me voir,veut nous voir,pas de souci,rien d'urgent,j'espère que tu vas bien,quand tu auras un moment",
  filler:
    "le,la,les,l',un,une,des,du,de,d',mon,ma,mes,notre,nos,dans mon agenda,à mon agenda,dans l'agenda,sur mon agenda,de mon agenda,à l'agenda,dans mon calendrier,agenda,calendrier,je,j',nous,on,il,est,sera,être,ce,cette,cet,qui,que,qu',nouveau,nouvelle,nouvel,vers,environ,à partir,dès,y,en,au,à,aux,dure,durant,s',t',m',n',c',ça,-,elle,ils,lui,monsieur,madame,m.,mme,ensemble,tous les deux,toutes les deux,mon chéri",
  negation: "ne … pas,pas,jamais,ne … plus,ne pas,n' … pas,aucun,surtout pas,rien,pas encore,ne … rien",
  condition: "si,à moins que,au cas où,sauf si",
  because: "parce que,parce qu,car,puisque",
  them: "nous,lui,elle",
  otherwise: "sinon,autrement,à défaut",
  join: "et,&,puis,ensuite,aussi,plus,et aussi,ainsi que",
  it: "le,la,l',les,ça,cela,ce rendez-vous,lui",
  with: "avec,en compagnie de",
  about:
    "au sujet de,au sujet du,au sujet des,au sujet,à propos de,à propos du,à propos des,concernant,sur,re,objet,pour parler de,pour parler du,pour discuter de,pour discuter du,sujet,pour son,pour sa,rapport à,par rapport à",
  called: "appelé,appelée,intitulé,intitulée,nommé,nommée,titre",
  at: "à,au,chez,dans,en,sur,via,@",
  for: "pour,pendant",
  to: "à,au,aux,jusqu'à,pour,vers",
  from: "de,du,depuis,d'",
  since: "à partir,dès",
  on: "le,ce,ce prochain,à,au",
  not: "pas,sans,plutôt que,au lieu de",
  but: "mais,mais avec",
  too: "aussi,également,en plus,être là aussi,soit là",
  byLength: "décale … de,avance … de,recule … de",
  or: "ou,ou bien,ou alors",
  sameTime: "même heure,à la même heure,meme heure",
  inItsPlace: "à cette heure-là,à cette heure là,à sa place,à la place,sur ce créneau",
  afterThat: "juste après,tout de suite après,ensuite,après ça,dans la foulée",
  each: "chacun,chacune,à chaque fois,chaque",
  late: "en retard,je suis en retard,retard",
  free: "je suis libre,je suis dispo,je suis disponible,c'est libre,j'ai le temps,oui,c'est possible,libre",
  later: "plus tard,en arrière,après",
  earlier: "plus tôt,en avance,avant,avance,avancer",
  lasts:
    "dure,durera,de long,il nous faut,il me faut,il faut,on a besoin de,prévois,prévoyons,compte,comptons,on aura besoin de,durer,suffit,suffira,suffisent,c'est assez",
  hours: "h,heure,heures",
  scope:
    "modèle,modèles,tout,tous,toute,toutes,les deux,chaque,série,reste,seulement,sauf,encore une fois,à nouveau,échange,échanger,répète,hebdomadaire,quotidien,mensuel,suivants,suivantes,vide,vider,libère,libre,occupé,retard,en retard,annuler ça,compte,langue,premier,première,dernier,dernière,deuxième,deux,trois,pourquoi,malade,disponible,à partir de maintenant,cette fois,journée,réunions,rendez vous de,appels,prochain,prochaine",
  allDay:
    "toute la journée,journée entière,journée complète,la journée entière,toute une journée,journées entières,jours entiers",
  somewhere: "quelque part,à un moment,n'importe quand,un moment",
  hollow:
    "rendez-vous,rendez vous,rdv,événement,évènement,meeting,créneau,moment,temps,quelque chose,truc,entretien avec,mtg,mtng,mtgs",
  kinds:
    "réunion,réu,appel,coup de fil,call,visio,déjeuner,dîner,petit-déjeuner,petit déjeuner,café,apéro,verre,démo,sync,standup,point,revue,entretien,atelier,formation,dentiste,médecin,docteur,coiffeur,sport,gym,1:1,tête-à-tête,kick-off,lancement,rétro,rétrospective,planning,planification,brainstorming,présentation,fête,anniversaire,webinaire,cours,salon,visite,contrôle,kiné,massage,yoga,vacances,congé,congés,conférence,concert,séance,comité,bilan,brunch,lunch,dégustation,balade",
  concepts: {
    dentist: "dentiste",
    doctor: "médecin,docteur,généraliste",
    hairdresser: "coiffeur,coiffeuse",
    lunch: "déjeuner,lunch",
    dinner: "dîner,souper",
    breakfast: "petit-déjeuner",
    coffee: "café",
    birthday: "anniversaire",
  },
  numbered:
    "salle,sprint,phase,version,chapitre,niveau,module,groupe,étage,bâtiment,porte,table,quai,studio,partie,étape,équipe,hall,tour,terminal,bureau,pièce,chambre,no,n,numéro,dossier,projet,facture",
  rooms: "salle,étage,bâtiment,porte,table,studio,hall,terminal,bureau,pièce,chambre,quai",
  weeks: "semaine",
  streets: "rue,avenue,boulevard,place,quai,allée,chemin,impasse,cours",
  interrogative: "que,qui,quand,où,pourquoi,quel,quelle,quels,quelles,comment,combien,qu'est-ce",
  opensQuestion: "est-ce que,est,sont,était,y a-t-il,il y a",
  planned:
    "quelque chose,de prévu,prévu,prévus,prévue,au programme,encore,exactement,déjà,commence,finit,dans mon agenda,rendez-vous,comme rendez-vous,de beau,vient,viennent,viendra",
  said: "a dit,dit,avait seulement,ne peut que,était,c'était,c'est à",
  goods: "taxi,une table,table pour,hôtel,un vol,billet,billets,réservation,voiture de location,pizza,fleurs",
  orders: "réserve,commande,trouve,achète,appelle,prends,annule,loue",
  whatAbout: "qu'en est-il de",
  dayAfter: "le lendemain,lendemain,le jour d'après,le jour suivant",
  dayBefore: "la veille,veille,le jour d'avant",
  howMany: "combien de réunions,combien de rendez-vous,combien d'événements,combien ai-je,combien,combien de fois",
  lastTime:
    "quand ai-je vu … pour la dernière fois,quand ai-je rencontré … pour la dernière fois,quand est-ce que j'ai vu … pour la dernière fois,la dernière fois que j'ai vu,dernière réunion avec,pour la dernière fois,dernier rendez-vous avec",
  talk: {
    bye: "au revoir,à bientôt,à plus tard,à plus,à demain,bonne nuit,bonne journée,bonne soirée,bon week-end,ciao,salut",
    how: "comment ça va,ça va,comment vas-tu,comment allez-vous,tu vas bien,quoi de neuf",
    praise:
      "tu es le meilleur,tu es génial,génial,super,bravo,haha,parfait,cool,trop bien,excellent,merci beaucoup,merci",
  },
  mail: { from: "de", subject: "objet", wrote: "a écrit,écrit" },
  unsupported: {
    colour: "couleur",
    link: "lien meet,lien zoom,lien teams,lien visio,lien vidéo",
    attachment: "pièce jointe,fichier,document,pdf,diapos,joins,joindre,photo,image",
    note: "une note,commentaire,description",
    away: "message d'absence,réponse automatique",
    message: "envoie,envoyer,écris à",
    other:
      "imprime,imprimer,enregistre,enregistrer,traduis,traduire,privé,en privé,paie,payer,commande,commander,achète,réserve un vol,réserve un hôtel,commande un taxi,partage mon agenda,priorité,archive,exporte,liste de courses",
  },
  wholeDays: {
    off: "en congé=Congé,congé,congés,jour de congé=Congé,jours de congé=Congés,en vacances=Vacances,vacances,en repos=Repos,jour de repos=Repos,rtt=RTT,jour off=Congé,absent,absente=Absente,pas au bureau=Absent,en congé parental=Congé parental",
    offOrFree: "",
    whole: "tout,tout le,toute,toute la",
    keep: "bloque,bloquer,bloquez,réserve,réserver,garde,garder",
    noted: "anniversaire,fête nationale,jour férié,jour de paie,anniversaire de mariage",
    long: "conférence,salon,congrès,séminaire,voyage,déplacement,voyage d'affaires,festival,hackathon,formation,stage,atelier,foire,visite",
    ask: "quand,suis-je,ai-je,est-ce que je suis,est-ce que j'ai,quels jours,combien de temps",
    put: "mets,mettre,place",
    take: "suis,serai,prends,prendre,pars,pose,poser",
  },
};
