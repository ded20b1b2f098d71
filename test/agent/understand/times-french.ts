/** Said on Wednesday 4 March 2026 at 09:30 in Amsterdam → the time, as `showTime` writes it. */
export const frenchTimes = `
  avant le 20 mars → 2026-03-04–2026-03-20
  15 janvier → 2027-01-15
  je file pour 2h → lasts 120
  le 15 janv. → 2027-01-15
  le premier juin → 2026-06-01
  le 1er juin → 2026-06-01
  jeu 12 mars → 2026-03-12
  jeudi 12 → 2026-03-12
  06/05/2026 → 2026-05-06
  6-5-2026 → 2026-05-06
  le deuxième jour de mai → 2026-05-02
  avant-hier → 2026-03-02
  avant avant-hier → 2026-03-01
  après après-demain → 2026-03-07
  surlendemain → 2026-03-06
  le lendemain → 2026-03-05
  l'avant-veille → 2026-03-02
  dans trois jours → 2026-03-07
  dans huit jours → 2026-03-12
  demain en huit → 2026-03-12
  le jour d'après → 2026-03-05
  le jour d'avant → 2026-03-03
  le dernier vendredi de mai → 2026-05-29
  le troisième jeudi d'avril → 2026-04-16
  mardi de la semaine prochaine → 2026-03-10
  lundi prochain → 2026-03-09
  vendredi qui vient → 2026-03-06
  il y a deux mois → 2026-01-04
  dans un an → 2027-03-04
  le jour de l'an → 2027-01-01
  nouvel an → 2027-01-01
  la veille de Noël → 2026-12-24
  jeudi saint → 2026-04-02
  dimanche de Pâques → 2026-04-05
  jeudi de l'Ascension → 2026-05-14
  la Pentecôte → 2026-05-24
  le 14 juillet → 2026-07-14
  la Toussaint → 2026-11-01
  l'Armistice → 2026-11-11
  victoire 1945 → 2026-05-08
  la fête des mères → 2026-05-31
  la fête des pères → 2026-06-21
  la Chandeleur → 2027-02-02
  l'Épiphanie → 2027-01-06
  mercredi des Cendres → 2027-02-10
  la Saint-Valentin → 2027-02-14
  la Saint-Jean → 2026-06-24
  la Saint-Nicolas → 2026-12-06
  la fête de la musique → 2026-06-21
  dimanche des Rameaux → 2026-03-29
  Halloween → 2026-10-31
  la fête des grands-mères → 2027-03-07
  ce weekend → 2026-03-07–2026-03-09
  le week-end prochain → 2026-03-14–2026-03-16
  la semaine prochaine → 2026-03-09–2026-03-16
  la semaine du 16 mars → 2026-03-16–2026-03-23
  plus tard ce mois-ci → 2026-03-04–2026-04-01
  plus tard cette semaine → 2026-03-04–2026-03-09
  le reste de la semaine → 2026-03-04–2026-03-09
  fin de semaine → 2026-03-07–2026-03-09
  le premier semestre 2027 → 2027-01-01–2027-07-01
  l'été prochain → 2026-06-21–2026-09-23
  début avril → 2026-04-01–2026-04-11
  mi-avril → 2026-04-11–2026-04-21
  les deux dernières semaines → 2026-02-18–2026-03-04
  ces deux dernières semaines → 2026-02-18–2026-03-04
  les années 90 → 1990-01-01–2000-01-01
  15h30 → 2026-03-04 15:30
  huit heures moins dix → 2026-03-04 19:50
  à 3 heures de l'après-midi → 2026-03-04 15:00
  vers 15h → 2026-03-04 15:00
  midi → 2026-03-04 12:00
  midi et quart → 2026-03-04 12:15
  mets le réveil à sept heures quinze → 07:15
  dix-neuf heures trente → 2026-03-04 19:30
  à 7h trente → 2026-03-04 19:30
  8h10m00s → 2026-03-05 08:10
  cette nuit à 1h → 2026-03-05 01:00
  vendredi soir à 20h15 → 2026-03-06 20:15
  demain soir → 2026-03-05 18:00–23:00 evening
  le soir du 12 mars → 2026-03-12 18:00–23:00 evening
  hier soir → 2026-03-03 18:00–23:00 evening
  en fin d'après-midi → 2026-03-04 15:00–18:00 afternoon
  en début de soirée → 2026-03-04 18:00–20:00 evening
  la nuit dernière → 2026-03-03 20:00–2026-03-04 00:00 night
  de 10h30 à 14h15 → 2026-03-04 10:30–14:15
  de 8h à 9h30 du matin → 2026-03-05 08:00–09:30
  4-9 mai → 2026-05-04–2026-05-10
  entre le 4 et le 9 mai → 2026-05-04–2026-05-10
  d'avril à juin → 2026-04-01–2026-07-01
  d'aujourd'hui à vendredi → 2026-03-04–2026-03-07
  de deux heures à trois heures et demie → 2026-03-04 14:00–15:30
  trois quarts d'heure → lasts 45
  1,5 heure → lasts 90
  Je pars pour deux jours et un mois → lasts 46080
  encore une semaine → lasts 10080
  quelques jours → lasts 4320
  toute la journée → lasts 1440
  pour une durée de 90 minutes → lasts 90
  dans trois quarts d'heure → 2026-03-04 10:15
  dans deux jours et trois heures → 2026-03-06 12:30
  dans 45 min → 2026-03-04 10:15
  d'ici une heure → 2026-03-04 10:30
  un mardi sur deux → FREQ=WEEKLY;INTERVAL=2;BYDAY=TU · 2026-03-10
  une fois par trimestre → FREQ=MONTHLY;INTERVAL=3 · 2026-03-04
  chaque trimestre → FREQ=MONTHLY;INTERVAL=3 · 2026-03-04
  les lundis et mercredis à 15h → FREQ=WEEKLY;BYDAY=MO,WE · 2026-03-04 15:00
  toutes les semaines → FREQ=WEEKLY · 2026-03-04
  chaque jour → FREQ=DAILY · 2026-03-04
  chaque soir à 22h → FREQ=DAILY · 2026-03-04 22:00
  Je reviendrai le 15 → 2026-03-15
  le 20 du mois suivant → 2026-04-20
  il y a deux dimanches → 2026-02-22
  deux jours après hier → 2026-03-05
  deux jours à partir de demain → 2026-03-07
  dans un mois et 21 jours → 2026-04-25
  mardi 12 janvier 2027 à 9h → 2027-01-12 09:00
  ven. 20/03/2026 → 2026-03-20
  entre le 3 et le 12 sept → 2026-09-03–2026-09-13
  ce mois de septembre → 2026-09-01–2026-10-01
  les 3 prochains mois → 2026-03-05–2026-06-05
  novembre 2026 → 2026-11-01–2026-12-01
  au premier trimestre de l'année prochaine → 2027-01-01–2027-04-01
  la semaine du 22 octobre → 2026-10-19–2026-10-26
  le reste de la journée → 2026-03-04 09:30–2026-03-05 00:00
  à 19:56:30 → 2026-03-04 19:56
  huit heures vingt → 2026-03-04 20:20
  de cinq à six heures de l'après-midi → 2026-03-04 17:00–18:00
  de 5 à 7 heures du matin → 2026-03-05 05:00–07:00
  tard dans l'après-midi → 2026-03-04 15:00–18:00 afternoon
  aujourd'hui à 20h00 → 2026-03-04 20:00
  ce soir à 7h → 2026-03-04 19:00
  le 15 à 20h → 2026-03-15 20:00
  aujourd'hui de cinq à sept → 2026-03-04 17:00–19:00
  demain entre 15h et 16h → 2026-03-05 15:00–16:00
  les 3 dernières minutes → 2026-03-04 09:27–09:30
  dans les 5 prochaines heures → 2026-03-04 09:30–14:30
  deux nuits → lasts 2880
  tous les trimestres → FREQ=MONTHLY;INTERVAL=3 · 2026-03-04
  une fois par semaine → FREQ=WEEKLY · 2026-03-04
  depuis 2015 → 2015-01-01–2016-01-01
  vendredi dans l'après-midi → 2026-03-06 12:00–18:00 afternoon
  de vendredi à samedi 23h-7h → 2026-03-06 23:00–2026-03-07 07:00
`;
