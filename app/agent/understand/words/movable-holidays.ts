import type { Holiday } from "./holiday";

/** Holidays whose date differs from year to year. */
export const MOVABLE_HOLIDAYS: readonly Holiday[] = [
  // Counted from Easter.
  [
    "easter",
    -52,
    { nl: "vette donderdag", de: "weiberfastnacht,altweiber,schmotziger donnerstag", es: "jueves lardero" },
  ],
  ["easter", -50, { de: "fastnachtssamstag,faschingssamstag,karnevalssamstag" }],
  [
    "easter",
    -49,
    {
      nl: "carnaval",
      de: "karneval,fasching,fastnacht,fastnachtssonntag,faschingssonntag",
      fr: "carnaval",
      es: "carnaval",
    },
  ],
  ["easter", -48, { nl: "carnavalsmaandag", de: "rosenmontag", fr: "lundi gras", es: "lunes de carnaval" }],
  [
    "easter",
    -47,
    {
      en: "mardi gras,shrove tuesday,pancake day,fat tuesday",
      nl: "vastenavond,carnavalsdinsdag",
      de: "faschingsdienstag,fastnachtsdienstag,veilchendienstag",
      fr: "mardi gras",
      es: "martes de carnaval",
    },
  ],
  [
    "easter",
    -46,
    {
      en: "ash wednesday",
      nl: "aswoensdag",
      de: "aschermittwoch",
      fr: "mercredi des cendres",
      es: "miércoles de ceniza",
    },
  ],
  [
    "easter",
    -7,
    {
      en: "palm sunday",
      nl: "palmzondag,palmpasen",
      de: "palmsonntag",
      fr: "dimanche des rameaux,les rameaux",
      es: "domingo de ramos",
    },
  ],
  [
    "easter",
    -3,
    {
      en: "maundy thursday,holy thursday",
      nl: "witte donderdag",
      de: "gründonnerstag",
      fr: "jeudi saint",
      es: "jueves santo",
    },
  ],
  [
    "easter",
    -2,
    { en: "good friday", nl: "goede vrijdag", de: "karfreitag", fr: "vendredi saint", es: "viernes santo" },
  ],
  [
    "easter",
    -1,
    {
      en: "holy saturday,easter saturday,easter eve",
      nl: "stille zaterdag,paaszaterdag",
      de: "karsamstag,ostersamstag",
      fr: "samedi saint",
      es: "sábado santo,sábado de gloria",
    },
  ],
  [
    "easter",
    0,
    {
      en: "easter,easter sunday,easter day",
      nl: "pasen,paasdag,paaszondag",
      de: "ostern,ostersonntag,osterfest",
      fr: "pâques,dimanche de pâques,jour de pâques",
      es: "pascua,pascuas,domingo de pascua,domingo de resurrección,día de pascua",
    },
  ],
  [
    "easter",
    1,
    {
      en: "easter monday",
      nl: "paasmaandag",
      de: "ostermontag",
      fr: "lundi de pâques",
      es: "lunes de pascua",
    },
  ],
  [
    "easter",
    39,
    {
      en: "ascension day,ascension,ascension thursday,feast of the ascension",
      nl: "hemelvaart,hemelvaartsdag",
      de: "christi himmelfahrt,himmelfahrt,himmelfahrtstag,vatertag,herrentag",
      fr: "ascension,jeudi de l'ascension,jour de l'ascension",
      es: "ascensión,día de la ascensión,jueves de la ascensión",
    },
  ],
  [
    "easter",
    49,
    {
      en: "pentecost,whit sunday,whitsunday,whitsun",
      nl: "pinksteren,pinksterdag,pinksterzondag",
      de: "pfingsten,pfingstsonntag,pfingstfest",
      fr: "pentecôte,dimanche de pentecôte,dimanche de la pentecôte",
      es: "pentecostés,domingo de pentecostés",
    },
  ],
  [
    "easter",
    50,
    {
      en: "whit monday,pentecost monday",
      nl: "pinkstermaandag",
      de: "pfingstmontag",
      fr: "lundi de pentecôte,lundi de la pentecôte",
      es: "lunes de pentecostés",
    },
  ],
  [
    "easter",
    56,
    {
      en: "trinity sunday",
      nl: "drievuldigheidszondag",
      de: "dreifaltigkeitssonntag,trinitatis",
      fr: "dimanche de la trinité",
      es: "domingo de la trinidad",
    },
  ],
  [
    "easter",
    60,
    {
      en: "corpus christi",
      nl: "sacramentsdag",
      de: "fronleichnam",
      fr: "fête-dieu,fête dieu",
      es: "corpus christi,día del corpus",
    },
  ],

  // A weekday of a month.
  ["floating", "1,3,1", { en: "mlk day,martin luther king day,martin luther king jr. day,martin luther king jr day" }],
  ["floating", "2,3,1", { en: "presidents day,presidents' day,president's day,washington's birthday" }],
  ["floating", "3,1,7", { fr: "fête des grands-mères,fête des grand-mères" }],
  ["floating", "5,1,7", { es: "día de la madre" }],
  ["floating", "5,2,7", { en: "mother's day,mothers day,mothers' day", nl: "moederdag", de: "muttertag" }],
  ["floating", "5,-1,7", { fr: "fête des mères,fête des mamans" }],
  ["floating", "5,-1,1", { en: "memorial day" }],
  [
    "floating",
    "6,3,7",
    { en: "father's day,fathers day,fathers' day", nl: "vaderdag", fr: "fête des pères,fête des papas" },
  ],
  ["floating", "9,1,1", { en: "labor day" }],
  ["floating", "9,3,2", { nl: "prinsjesdag" }],
  ["floating", "10,1,7", { de: "erntedankfest,erntedank,erntedanktag" }],
  ["floating", "10,2,1", { en: "columbus day,indigenous peoples' day,indigenous peoples day" }],
  [
    "floating",
    "11,4,4",
    {
      en: "thanksgiving,thanksgiving day,turkey day",
      nl: "thanksgiving",
      de: "thanksgiving",
      fr: "thanksgiving",
      es: "acción de gracias,día de acción de gracias",
    },
  ],

  // The first such weekday from a date on.
  [
    "weekdayFrom",
    "11,23,5",
    {
      en: "black friday",
      nl: "black friday",
      de: "black friday",
      fr: "black friday",
      es: "black friday,viernes negro",
    },
  ],
  [
    "weekdayFrom",
    "11,26,1",
    { en: "cyber monday", nl: "cyber monday", de: "cyber monday", fr: "cyber monday", es: "cyber monday" },
  ],
  ["weekdayFrom", "11,2,2", { en: "election day" }],
  ["weekdayFrom", "5,18,1", { en: "victoria day" }],
  ["weekdayFrom", "11,13,7", { de: "volkstrauertag" }],
  ["weekdayFrom", "11,16,3", { de: "buß- und bettag,buß und bettag,buss- und bettag,bußtag" }],
  ["weekdayFrom", "11,20,7", { de: "totensonntag,ewigkeitssonntag" }],
  [
    "weekdayFrom",
    "11,27,7",
    {
      en: "advent,advent sunday,sunday of advent,sunday in advent",
      nl: "advent,zondag van de advent",
      de: "advent,adventssonntag",
      fr: "avent,dimanche de l'avent",
      es: "adviento,domingo de adviento",
    },
  ],
];
