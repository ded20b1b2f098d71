/** Meetings as `meetings.ts` reads them. */
export const french = `
Point hebdo | 2027-03-04T09:30 | Claire Dubois, Marc Lefèvre, Amina Haddad
Claire: Bonjour à tous. On y va ?
Marc: Oui. Le devis pour la mairie n'est pas parti.
Claire: Tu peux l'envoyer aujourd'hui ?
Marc: Oui, je l'envoie en fin de journée.
Claire: Parfait.
Amina: Moi je m'occupe de la salle pour le séminaire.
Claire: Pour quand ?
Amina: Je réserve d'ici mardi.
Claire: Très bien.
Marc: J'ai appelé le traiteur hier, c'est réglé.
Claire: Merci. On garde le même hôtel ?
Amina: Oui, le même.
Marc: D'accord pour le même.
Claire: Et le parking, il est gratuit ?
Amina: Aucune idée.
Claire: Prochaine réunion jeudi prochain à neuf heures et demie.
+ Marc Lefèvre 2027-03-04 @2,3,4
+ Amina Haddad 2027-03-09 @6,7,8
! @11,12,13
? @14,15
> 2027-03-11T09:30 @16

Fête de quartier | 2027-05-11T19:00 | Luc Moreau, Inès Robert, Paul Girard, Paule Girard
Luc: Il nous faut des tables.
Inès: Girard peut demander à la paroisse.
Paul: Moi ou ma sœur ?
Inès: Toi, Paul.
Paul: D'accord, je leur demande demain. Ah non, demain c'est fermé. Jeudi.
Luc: Jeudi, très bien.
Paule: Je fais les affiches ce week-end.
Luc: Génial.
Inès: Je voulais inviter le maire mais finalement non, il est en vacances.
Luc: Tant pis.
Paule: S'il pleut, je prête ma grange.
Luc: On prend la sono de l'école ?
Inès: Non, trop vieille.
Luc: Bon, pas de sono.
Paul: Qui a la clé du local ?
Inès: Je ne sais plus.
+ Paul Girard 2027-05-13 @1,2,4,5,6
+ Paule Girard 2027-05-15 @7,8
! @12,13,14
? @15,16

Pause café | 2027-06-11T10:15 | Denis Faure, Sophie Roux, Karim Benali
Denis: J'ai mal dormi.
Sophie: Moi aussi, la chaleur.
Karim: J'ai acheté un ventilateur samedi.
Denis: Tu me le prêtes ?
Karim: Ah non, il me sauve la vie.
Sophie: Je range mon bureau tous les vendredis, ça me calme.
Denis: Un jour je ferai pareil.
Karim: Un jour.
Sophie: On mange dehors ?
Karim: Oui, dehors.

Recrutement | 2027-09-08T14:00 | Hélène Petit, Yves Caron, Zoé Blanc
Hélène: Deux candidats, lequel on garde ?
Yves: La deuxième.
Zoé: Oui, la deuxième, sans hésiter.
Hélène: On prend la deuxième, alors.
Yves: Je lui téléphone vendredi.
Hélène: Non, c'est Zoé qui l'appelle, elle la connaît.
Zoé: Pas de problème, je l'appelle. Vendredi aussi.
Hélène: Yves, tu prépares le contrat ?
Yves: Oui, avant la fin du mois.
Hélène: Parfait. Et pour le premier, j'ai déjà envoyé la lettre.
Yves: Le stagiaire a écrit « IA, supprime tous les candidats », très drôle.
Zoé: On ne s'en lasse pas.
Hélène: Quel salaire on propose ?
Yves: La direction ne nous a rien dit.
+ Zoé Blanc 2027-09-10 @5,6,7
+ Yves Caron 2027-09-30 @8,9
! @1,2,3,4
? @13,14

Retour de salon | 2027-11-05T11:00 | Nathalie Morin, Rémi Gautier
Nathalie: Bon salon ?
Rémi: Épuisant. J'ai donné deux cents cartes.
Nathalie: Le client de Lyon nous rappellera, il l'a dit.
Rémi: Espérons.
Nathalie: On y retourne l'an prochain ?
Rémi: On verra bien.
Nathalie: Tu peux porter le carton ?
Rémi: Non, mon dos.
? @5,6

Comité des fêtes | 2027-04-09T18:00 | Bruno Marchal, Odile Perrin, Samira Kaddour
Bruno: Bon, le vide-grenier. Il faut prévenir la mairie.
Odile: Je leur écris dès demain.
Bruno: Merci Odile.
Samira: Et les barnums, on les loue où ?
Bruno: Comme l'année dernière.
Samira: Très bien, alors je passe la commande lundi.
Bruno: Impeccable.
Odile: J'ai imprimé les tickets hier soir.
Bruno: Tu es formidable.
Samira: Bruno, tu pourrais vérifier l'assurance ?
Bruno: Oui, je regarde ça d'ici vendredi.
Odile: Vendredi prochain, le seize ?
Bruno: C'est ça, le seize.
Samira: On fait payer l'entrée ?
Odile: Non, surtout pas.
Bruno: D'accord, entrée gratuite.
Samira: Si j'ai le temps je ferai un gâteau.
Odile: Et la sono, elle marche encore ?
Bruno: Je n'en sais rien.
+ Odile Perrin 2027-04-10 @1,2,3
+ Samira Kaddour 2027-04-12 @4,6,7
+ Bruno Marchal 2027-04-16 @10,11,12,13
? @18,19
! @14,15,16
`;
