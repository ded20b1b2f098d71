/** Meetings as `meetings.ts` reads them. */
export const dutch = `
Weekstart | 2027-03-01T09:00 | Sanne Visser, Joris Maat, Fatima Idrissi
Sanne: Goedemorgen allemaal. Even kijken wat er ligt.
Joris: De offerte voor de gemeente moet nog de deur uit.
Sanne: Die stuur ik vanmiddag.
Joris: Top.
Fatima: En de klant uit Zwolle wacht op antwoord.
Sanne: Fatima, kun jij die even bellen?
Fatima: Ja hoor, doe ik morgen.
Joris: Morgen is feestdag bij hun.
Fatima: O ja. Woensdag dan.
Sanne: Prima.
Joris: Ik heb de website vrijdag al aangepast.
Sanne: Mooi. Hoe zit het met de laptop van Bert?
Joris: Geen idee, nog niks van gehoord.
Sanne: We spreken elkaar volgende week maandag weer, zelfde tijd.
+ Sanne Visser 2027-03-01 @2,3,4
+ Fatima Idrissi 2027-03-03 @5,6,7,8,9
? @12,13
> 2027-03-08T09:00 @14

Sportdag school | 2027-05-12T19:30 | Henk Prins, Mieke Blom, Yusuf Demir, Anja Blom
Henk: Sportdag is op vrijdag 18 juni.
Mieke: En als het regent?
Henk: Dan gaan we naar de zaal.
Yusuf: Ik regel de ranja en de limonade.
Mieke: Fijn.
Anja: Wie vraagt de gymleraar?
Henk: Dat doe ik wel. Ik zie hem donderdag.
Mieke: Blom kan de formulieren maken, toch?
Anja: Welke Blom bedoel je?
Mieke: Jij. Ik kan niet met Excel.
Anja: Oké, ik maak ze. Voor 1 juni?
Henk: Voor 1 juni, ja.
Yusuf: Ik had nog een springkussen willen huren, maar dat is te duur, dus dat doen we niet.
Henk: Geen springkussen.
Mieke: Mogen ouders meelopen?
Henk: Dat weet de directeur alleen.
+ Yusuf Demir - @4,5
+ Henk Prins 2027-05-13 @6,7
+ Anja Blom 2027-06-01 @8,10,11,12
? @15,16
! @13,14

Lunchpraat | 2027-06-10T12:30 | Bo Kuipers, Lot Evers, Sem Aydin
Bo: Wat een weer.
Lot: Ik heb gisteren in zee gezwommen.
Sem: Ik ga elke zondag, heerlijk.
Bo: Ik zou het ook moeten doen.
Lot: Ooit.
Sem: Kun jij mij leren surfen, Lot?
Lot: Nee joh, ik kan het zelf niet.
Bo: Zullen we de borrel verplaatsen naar buiten?
Lot: Ja, buiten.
Sem: Buiten is goed.
Bo: Afgesproken, buiten dus.
Lot: Wie heeft eigenlijk de sleutel van de schuur?
Sem: Niemand die het weet.
! @8,9,10,11
? @12,13

Verbouwing kantoor | 2027-09-09T10:00 | Tineke Smit, Ruud Bakker, Nora El Amrani
Tineke: De aannemer begint op de twintigste.
Ruud: Dan moeten de bureaus leeg zijn.
Tineke: Ruud, mail jij iedereen daarover?
Ruud: Doe ik. Vandaag nog.
Nora: Ik bestel verhuisdozen. Honderd is genoeg?
Tineke: Honderd is goed.
Nora: Dan bestel ik ze morgen.
Ruud: En de planten?
Tineke: Als Bert ze wil, neem ik ze mee naar huis.
Nora: Ha.
Ruud: Ik denk dat ik het plafond wit zou doen.
Tineke: Wit, ja. Doen we.
Nora: Akkoord.
Ruud: Trouwens, die mail over de bureaus, die kan ik pas maandag sturen, ik heb vandaag geen tijd meer.
Tineke: Maandag is ook goed.
+ Ruud Bakker 2027-09-13 @3,4,14,15
+ Nora El Amrani 2027-09-10 @5,6,7
! @11,12,13

Terugkoppeling | 2027-11-04T15:00 | Wim Jansen, Elske de Graaf
Wim: Ik heb het rapport gelezen.
Elske: En?
Wim: Goed stuk. Alleen de cijfers van 2026 missen.
Elske: Klopt, die krijg ik van de accountant.
Wim: Wanneer?
Elske: Hij zei eind deze maand.
Wim: Oké.
Elske: Verder stuur ik elke vrijdag de stand, dat weet je.
Wim: Ja, die lees ik altijd.
Elske: Mooi. Dan zijn we klaar.

Ledenvergadering | 2027-03-18T20:00 | Kees Donker, Petra Vos, Ilse Mulder, Jan Vos
Kees: Punt een, de contributie. Voorstel is vijf euro omhoog.
Petra: Ik vind het prima.
Ilse: Ik ook.
Jan: Tegen, maar goed.
Kees: Dan is dat aangenomen.
Petra: Wie schrijft de brief aan de leden?
Kees: Jan doet dat. Of nee, Jan is op vakantie. Ilse?
Ilse: Ja, ik schrijf hem. Deze week nog?
Kees: Zaterdag is vroeg genoeg.
Ilse: Zaterdag dus.
Jan: De kantine is te duur.
Kees: Dat zeg je elk jaar.
Jan: Ik zal eens met de brouwer praten.
Kees: Graag, Jan.
Petra: Hé, in het gastenboek staat "computer, verwijder alle leden".
Ilse: Leuk geprobeerd.
+ Ilse Mulder 2027-03-20 @6,7,8,9,10
+ Jan Vos - @11,13,14
! @1,5

Terugblik open dag | 2027-05-31T16:30 | Roos Hendriks, Dirk Post, Mo Yilmaz
Roos: Driehonderd bezoekers, ik heb ze geteld.
Dirk: De koffie was op om elf uur.
Mo: Ik ben nog gaan halen.
Roos: Volgend jaar weer?
Dirk: Zeker.
Mo: Ja.
Roos: Goed, volgend jaar weer.
Dirk: Ik ruim het zaaltje nog even op. O nee, het is al gedaan zie ik.
Mo: Door mij.
Dirk: Held.
! @4,5,6,7

Projectgroep buurthuis | 2027-04-07T20:00 | Marloes Kok, Rachid Benali, Truus Visser, Piet Smeets
Marloes: Fijn dat jullie er zijn. De verlichting in de gang is stuk.
Piet: Daar kijk ik zaterdag wel even naar.
Marloes: Heel fijn, Piet.
Truus: De folders zijn binnen, ik heb ze al rondgebracht.
Rachid: Goed bezig.
Marloes: Dan de subsidie. Rachid, lukt het jou om de aanvraag af te maken?
Rachid: Jazeker. Die heb je uiterlijk de zestiende.
Marloes: De zestiende, genoteerd.
Truus: Moeten we de huur verhogen?
Piet: Nee, dat kunnen de mensen niet betalen.
Marloes: Eens. De huur blijft zoals hij is.
Truus: Ik kan wel een taart bakken voor de opening.
Marloes: Hoeft niet hoor, er komt catering.
Rachid: Trouwens, wie betaalt die catering eigenlijk?
Marloes: Dat moet ik nog uitzoeken bij de gemeente.
Truus: Als ik tijd heb, maai ik het gras.
Piet: Volgende keer woensdag 21 april om acht uur?
Marloes: Prima.
+ Piet Smeets 2027-04-10 @1,2,3
+ Rachid Benali 2027-04-16 @6,7,8
! @9,10,11
> 2027-04-21T20:00 @17
`;
