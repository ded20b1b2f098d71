import { either } from "../../phrases/either";
import type { Phrasebook } from "../../phrases/phrasebook";
import { pattern } from "../../phrases/verbose";
import { english } from "../en/phrasebook";
import { french as manners } from "./manners";
import { french as preferences } from "./preferences";

/** French, over the English words of French offices ("meeting", "call"). */
export const french: Phrasebook = {
  ...english,
  code: "fr",
  manners,
  preferences,
  yes: `${english.yes} oui ouais ouaip ouep si parfait bien bon super genial d'accord dac entendu exact exactement correct volontiers certainement absolument nickel top impec valide confirme c'est impeccable carrement`,
  no: `${english.no} non pas jamais annule annuler arrete stop faux incorrect laisse oublie rien aucun aucune`,
  filler: `${english.filler} surtout ca cela c'est c est tout a fait me moi va vas y fais fait faire le la les merci beaucoup s'il te vous plait stp svp pour je tu il ce tres alors donc ok marche convient vas-y allez-y on peut l'`,
  bareYes: pattern`
      ^(?:
        vas[- ]y|allez[- ]y|ca marche|ca roule|ca me va|ca me convient|fais[- ]le|faites[- ]le|d'accord|c'est bon
        |c'est ca|tout a fait|ok pour moi|go|je confirme|avec plaisir|va pour (?:ca|moi)|(?:ca )?me (?:semble|parait) (?:bon|bien|parfait)|vendu|banco|bien sur
      )$
    `,
  anyway: pattern`
    ^(?=.*\b(?:(?:quand|qd) (?:meme|mm)|malgre tout|tout de meme)\b)(?:(?:
      oui|ok|d'accord|alors|bon|allez|vas-y|reserve[rz]?|planifie[rz]?|deplace[rz]?|fais|faites|mets?|mettez|mettre|garde[rz]?|note[rz]?|ajoute[rz]?|cale[rz]?|inscris|bloque[rz]?
      |le|la|les|ca|dans|l'agenda|mon|agenda|rendez|vous|rdv|stp|svp|quand|qd|meme|mm|malgre|tout|de
    )(?:[\s,-]+|$))+$
  `,
  yesToAll: pattern`
      ^(?:
        (?:(?:oui|ouais|ok|d'accord|parfait)[\s,]+)+(?:(?:a|pour|reserve|reservez|fais|faites)[ ])?|(?:reserve|reservez|fais|faites|planifie)[ ]
      )(?:(?:quand meme|les) )*(?:tout|tous|toutes|les deux)(?: (?:quand meme|stp|svp|reserver|faire))*$
      |^tout (?:reserver|faire)(?: quand meme)?$
    `,
  thanks: pattern`
      ^(?:(?:un )?grand |mille |je (?:te|vous) )?(?:merci|mercis|remercie)
      (?:,? (?:beaucoup|bien|infiniment|mille fois|a (?:toi|vous)|d'avance|encore|parley|pour (?:tout|ton aide|votre aide)))*$
    `,
  remark: either(english.remark, /\b(?:bien (?:fait|joue|vu)|bon a savoir)\b/),
  politeNo: either(english.politeNo, /\b(?:pas de probleme|pas de souci|aucun probleme|pourquoi pas|pas mal)\b/, "g"),
  courtesy: either(
    english.courtesy,
    pattern`
      ^(?:
        (?:
          bonjour|salut|coucou|bonsoir|oui|non|ok|merci|stp|svp|s'il te plait|s'il vous plait|et|mais|alors|donc
          |aussi|d'accord
        )\b[\s,.!:-]*
        |(?:
          peux[- ]tu|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous|tu peux|vous pouvez
          |est-ce que (?:tu|vous) (?:peux|pouvez)|on peut|peut-on
        )(?: (?:me|m'|nous|stp|svp|aussi))*\b[\s,]*
        |(?:je (?:veux|voudrais|dois|souhaite|souhaiterais)|j'aimerais|il faut) (?=
          [a-z]+er\b|[a-z]+ir\b|[a-z]+re\b|un|une|le|la|mon|ma
        )
      )
    `,
  ),
  undo: either(
    english.undo,
    pattern`
      \b(?:
        (?:annule|defais|annulez|defaites|annuler|defaire)(?: pas)? (?:ca|cela|la derniere action|ce que (?:tu viens|vous venez) de faire)|reviens(?: pas)? en arriere|revenir en arriere|defaire (?:ca|cela)
        |retour en arriere|defai(?:s|tes|re)(?= (?:le|la|les|l'|mon|ma|mes)\b)
        |remet(?:s|tez|tre)(?: (?:ca|le|la))?(?: tout)? comme (?:avant|c'etait)|remets[ -](?:ca|le|la|les)$
      )\b
    `,
  ),
  notUndo: either(
    english.notUndo,
    pattern`
      \b(?:pas|jamais|sans)(?: (?:de|le|la|les|ca|cela|tout|plus))*
      (?: (?:undo|retour|revenir|annuler|defaire|remettre))\b
      |\bn(?:e |')(?:le |la |les |me )?(?:annule|reviens|defais|remets|fais)\b.{0,25}\bpas\b
    `,
  ),
  asksUndo: either(
    english.asksUndo,
    pattern`
      ^\W*(?:
        (?:comment|quand|pourquoi|qui|que|quoi|qu'est-ce|est-ce|c'est quoi|as-tu|avez-vous|a-t|y a-t|il y a|faut-il|dois-je|a quoi)\b
        |(?:tu as|tu l'as|vous avez|vous l'avez|j'ai|peut-on|on peut|puis-je|je peux)\b
        |(?:tu peux|peux-tu|vous pouvez|pouvez-vous)\b.{0,15} (?:des|quelque chose|un|une)\b
      )
    `,
  ),
  help: either(
    english.help,
    pattern`
      ^(?:aide|aide-moi|bonjour|salut|bonsoir|coucou|au secours)$
      |\b(?:
        que (?:peux|sais)[- ]tu faire|qu'est-ce que tu (?:peux|sais)|comment (?:ca|tu) (?:marche|fonctionnes?)
        |tu (?:peux|sais) faire quoi|tu sers a quoi|(?:en|a) quoi (?:peux[- ]tu|tu peux|tu sers)|comment (?:peux[- ]tu|tu peux) m'aider
      )\b
    `,
  ),
  late: either(english.late, /\b(?:en retard|j'aurai .{1,20} de retard|du retard|dans les bouchons|retarde)\b/),
  summary: either(english.summary, /\b(?:resume|resumer|compte[- ]rendu|synthese|points d'action)\b/),
  preference: either(
    english.preference,
    pattern`
      \b(?:
        appelle[- ]moi|je m'appelle|mes horaires|mon fuseau|je prefere|desormais|par defaut
        |pas de (?:reunion|rendez-vous)s? (?:avant|apres|le)|parle francais|en francais
      )\b
    `,
  ),
  remind: either(english.remind, /\b(?:rappel|rappels|rappelle|rappeler|rappelez)\b/),
  remindMe: either(
    english.remindMe,
    pattern`
      \b(?:
        rappelle[- ]moi|rappelez[- ]moi|(?:mets|cree|ajoute|programme)(?:[- ]moi)? un rappel|rappel (?:pour|de|a)
      )\b
    `,
  ),
  free: either(
    english.free,
    pattern`
      \b(?:
        (?:suis-je|je suis|es-tu|est-ce que je suis|on est) (?:\w+ ){0,2}(?:libre|dispo|disponible|occupee?)|libre
        |dispos?|disponibles?|disponibilites?
        |(?:ai-je|j'ai|est-ce que j'ai) (?:\w+ ){0,2}(?:temps|creneau|creneaux|dispo|trou)
        |quand (?:puis-je|est-ce (?:que je peux|qu'on peut)|peut-on|pouvons-nous|on peut|je peux)|creneaux?|trou dans
      )\b
    `,
  ),
  ask: either(
    english.ask,
    pattern`
      ^(?:
        que|qu'est-ce|quoi|quand|ou|qui|quel(?:le|s|les)?|a quelle heure|comment|combien|ai-je|est-ce|est-il|montre
        |affiche|donne|cherche|trouve|y a-t-il|il y a|suis-je|c'est quoi|j'ai quoi
      )\b
    `,
  ),
  mine: either(
    english.mine,
    /\b(?:ai-je|j'ai|mon|ma|mes|prevu|au programme|agenda|est-ce que j'ai|dois-je|suis-je|planning)\b/,
  ),
  ownThing: either(
    english.ownThing,
    /^(?:(?:c'est quoi|quelle est) (?:la suite|apres|ensuite|le prochain)|qu'est-ce qui (?:vient|suit|m'attend))(?: apres| ensuite| maintenant)?$/,
  ),
  askEvent: either(
    english.askEvent,
    /^(?:quand|ou|a quelle heure|qui|quel jour) (?:est|sont|a lieu|commence|ai-je|vient)\b/,
  ),
  askLead: either(
    english.askLead,
    pattern`
      ^(?:
        (?:
          que|qu'est-ce|quoi|quand|ou|qui|quelle?s?|a|heure|comment|ai-je|est-ce|est|sont|que|j'ai|je|montre|affiche
          |donne|moi|cherche|trouve|le|la|les|l'|un|une|des|mon|ma|mes|dans|sur|de|du|au|pour|prevu|programme|agenda
          |il|y|a-t-il|commence|lieu|jour|c'est|puis-je|peux|peut-on|on|voir|suis-je|libre|rendez-vous|reunions
        )\b[\s,:-]*
      )
    `,
  ),
  heads: [
    [
      "reschedule",
      /^(?:plutot|mieux)[ ](?=(?:le |a |vers )?(?:\d|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|apres-demain|midi|la semaine))/,
    ],
    ["edit_attendees", /^(?:invite[rz]?|convie[rz]?)\b/],
    [
      "reschedule",
      pattern`
        ^(?:
          deplace[rz]?|decale[rz]?|reporte[rz]?|repousse[rz]?|avance[rz]?|change[rz]?|modifie[rz]?|prolonge[rz]?
          |raccourci[rst]?|reprogramme[rz]?|renomme[rz]?|mets-le|mets-la|passe (?=.{1,40}\b(?:a|au)\b)
        )
      `,
    ],
    ["cancel", /^(?:annule[rz]?|supprime[rz]?|efface[rz]?|enleve[rz]?|retire[rz]?|cancel)\b/],
    [
      "create",
      pattern`
        ^(?:
          planifie[rz]?|programme[rz]?|cree[rz]?|creer|ajoute[rz]?|reserve[rz]?|mets|mettre|mettez|organise[rz]?
          |cale[rz]?|prends|prendre|prevois|fixe[rz]?|bloque[rz]?|note[rz]?|inscri[st]|prevoir|place[rz]?
        )\b
      `,
    ],
    ["create", /^(?=(?:rendez-vous|rdv|dejeuner|diner|reunion|cafe|appel|dentiste|coiffeur|meeting|visio|point)\b)/],
    ...english.heads,
  ],
  event: either(
    english.event,
    pattern`
      \b(?:
        rendez-vous|rendez vous|rdv|reunions?|dejeuner|diner|petit[- ]dejeuner|cafe|anniversaire|fete|dentiste
        |medecin|docteur|coiffeur|appel|entretien|visite|cours|formation|presentation|evenements?|agenda|calendrier
        |point|visio|conference|concert|film|cinema|apero|atelier|match|seance|pot|soutenance
      )\b
    `,
  ),
  calendar: either(english.calendar, /\b(?:agenda|calendrier|rendez-vous|rendez vous|rdv|reunions?|evenements?)\b/),
  elsewhere: either(
    english.elsewhere,
    pattern`
      \b(?:
        reveil|minuteur|meteo|pluie|pleut|vol|train|recette|liste de courses|courses|musique|nouvelles|blague|lampe
        |batterie|mot de passe|wifi|solde|carte (?:bleue|de credit)|supermarche|livraison|calories|chauffage|thermostat
        |aspirateur|frigo|playlist|chansons?|radio|podcast|episodes?|nouvelle saison|degres|neige|parapluie|capitale
        |salaire|essence|nouveau (?:telephone|portable)
        |(?:le|la|les) (?:match|film|serie|emission|magasin|pharmacie)s? (?:commence|finit|passe|ouvre|ferme|est ouverte?)
        |lumiere|trafic|taxi|pizza|commande|bourse|quelle heure est-il|tradui\w*|restaurant
      )\b
    `,
  ),
  plan: either(english.plan, /^(?:je(?! suis (?:libre|dispo))|j'ai|j'|nous|on|il y a|mon|ma|notre)\b/),
  planSure: either(english.planSure, /^(?:je (?:vais|dois|veux|serai|pars)|j'ai|nous avons|on a|on va|nous allons)\b/),
  planLead: either(
    english.planLead,
    /^(?:je|j'ai|nous|on|a|avons|vais|va|allons|dois|veux|un|une|le|la|mon|ma|aller|faire|il|y)\b[\s,']*/,
  ),
  change: either(
    english.change,
    /\b(?:au lieu d\w*|plutot|plus tard|plus tot|plus long|plus court|decale|deplace|mets-le|mets-la)\b/,
  ),
  people: either(english.people, /\b(?:invite|ne vient pas|ne peut pas venir|ne viendra pas)\b/),
  addPeople: /^(?:add|invite[rz]?|ajoute[rz]?|convie[rz]?|inclus)$/,
  removePeople: /^(?:sans|remove|enleve[rz]?|retire[rz]?|supprime[rz]?)$/,
  peopleTo: /^(?:to|from|a|au|de|du|dans|pour|sur)$/,
  earlier: either(english.earlier, /\b(?:plus tot|avance|avant)\b/),
  longer: either(english.longer, /\b(?:prolonge\w*|rallonge\w*|plus long|raccourci\w*)\b/),
  oldTime: either(english.oldTime, /\b(?:au lieu (?:de|du)|de|du|pas)\s*$/),
  retitle: either(
    english.retitle,
    pattern`
      \b(?:
        (?:change|modifie|mets) le (?:titre|nom) (?:en|a|pour|par)|appelle[- ](?:le|la|ca)
        |renomme[- ](?:le|la) (?:en)?
      )\s?
    `,
  ),
  strong: either(english.strong, /^(?:planifie|programme|annule|deplace|decale|reporte|reprogramme)/),
  calendarFor: /^(?:mon |l')?agenda(?: (?:de|du|pour|demain)\b|$)(?!.*\b(?:avec|un|une)\b)/,
  plansAlone: /^(?:chercher|recuperer|voir|visiter|deposer)\b/,
  onlyAsks: pattern`
      ^(?:
        (?:
          qu'est-ce|que|quoi|ai|j'ai|je|on|a|il|y|mon|ma|mes|le|la|les|montre|moi|affiche|de|pour|prevu|quelque
          |chose|s'il|te|plait|\?
        )(?: |$)
      )+$
    `,
  verdict: either(
    english.verdict,
    pattern`
      \b(?:est|sont|etait|semble|serait) (?:tres |bien |trop )*(?:bien|bon|bonne|parfait|parfaite|super|ok|genial)$
      |\b(?:me|nous) (?:va|convient)(?: bien)?$
    `,
  ),
  negated: /\b(?:ne|n'|pas|jamais|plus)\b/,
  callSomebody: /^appelle(?:r)? (?:mon |ma |le |la )?\w+/,
  setAnew: /(?!)/,
  looking: /\b(?:voir|consulter|verifier|regarder) (?:mon|l'|le|mes) ?(?:agenda|calendrier|rendez-vous|reunions)\b/,
  erasing: /\b(?:annule|annuler|supprime|supprimer|efface|effacer|enleve|enlever|retire|retirer)\b/,
  aside: pattern`
      ^(?:
        envoie|ecris|dis a|joue|allume|eteins|achete|commande|paie|reveille|bon anniversaire
        |a (?:demain|bientot|plus|tout a l'heure)|bonne|c'etait|c'est
      )\b|\bdepuis hier\b
    `,
  doIt: pattern`
    ^(?:
      (?:planifie[rz]?|reserve[rz]?|cree[rz]?|ajoute[rz]?|mets|mettez|fais|faites|note[rz]?|inscri[st]|inscrivez|cale[rz]?|bloque[rz]?|programme[rz]?|enregistre[rz]?|valide[rz]?|confirme[rz]?)(?:[- ]l[ea]s?)?(?: (?:ca|cela|le rendez-vous|la reunion|l'evenement))?(?: (?:a|dans|sur) (?:mon|l') ?(?:agenda|calendrier))?
    )(?: s'il te plait| s'il vous plait| stp| svp| alors| donc| comme ca)*$
  `,
  movesAfter: either(english.movesAfter, /\b(?:et|,)\s*(?:deplace|decale|reporte|mets|replanifie)\w*\b/),
  refusal: either(english.refusal, /^(?:non|pas|jamais|laisse|oublie|arrete|finalement non)\b/),
  eveningWords: either(english.eveningWords, /\b(?:diner|soiree|fete|cinema|concert|apero)\b/),
  morningWords: either(english.morningWords, /\b(?:petit[- ]dejeuner|reveil(?:le)?|alarme|cafe)\b/),
  markers: {
    ...english.markers,
    with: /^(?:with|avec)$/,
    without: /^(?:without|sans)$/,
    at: /^(?:at|a|au|chez|dans|en|@)$/,
    on: /^(?:on|le)$/,
    about: /^(?:about|concernant|sujet|re|objet|propos)$/,
    called: /^(?:called|appelee?|intitulee?|nommee?|titre)$/,
    for: /^(?:for|pour)$/,
    to: /^(?:to|a|au|dans|sur|de|du)$/,
    and: /^(?:et|and|&|ou|plus)$/,
    aside: /^(?:car|parce|puisque|si|il|elle|ils|elles|quand|lorsque)$/,
    self: /^(?:moi|je|nous)$/,
    stop: either(
      english.markers.stop,
      pattern`
        ^(?:
          vers|jusqu'a|jusqu'au|entre|car|mais|puis|aussi|stp|svp|est|sont|sera|chaque|tous|hebdomadaire|lieu|plutot
          |depuis|apres|dure|demain|plus|pas|moi|me|prevu|prevue|le
        )$
      `,
    ),
    articles: pattern`
        ^(?:
          the|a|an|le|la|les|l'|un|une|des|mon|ma|mes|notre|nos|ce|cet|cette|ces|son|sa|ses|leur|de|du|d'|tout|toute
          |tous|toutes
        )$
      `,
    nobody: either(
      english.markers.nobody,
      pattern`
        ^(?:
          moi|nous|tout le monde|tous|mon equipe|equipe|l'equipe|quelqu'un|toi|vous|lui|elle|eux|collegues|amis
          |famille
        )$
      `,
    ),
    hollow: either(
      english.markers.hollow,
      pattern`
        ^(?:
          rendez-vous|rendez vous|rdv|reunion|reunions|evenement|quelque chose|ca|cela|tout|agenda|calendrier|temps
          |creneau|nouveau rendez-vous|prevu|libre|dispo|je|ai-je|moi|j'ai|que|quoi|pas|celle|celui|mon|ma
        )$
      `,
    ),
    calendar: /^(?:agenda|calendrier|planning|calendar)$/,
    front: either(
      english.markers.front,
      /^(?:nouveau|nouvelle|prochain|prochaine|petit|petite|un|une|le|la|les|mon|ma|de|du|je|moi|en)\s/,
    ),
  },
  questions: {
    when: "Quand est-ce ?",
    which: "De quel rendez-vous parles-tu ?",
    newTime: "Quel est le nouvel horaire ?",
    past: "Ce moment est passé. Quand est-ce ?",
    clarify: "De quelle heure parles-tu ?",
    who: "De qui parles-tu ?",
  },
};
