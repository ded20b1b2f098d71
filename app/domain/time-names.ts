import type { Spoken } from "./language";
import { countIn } from "./word-forms";

/** A length without its days. */
interface HoursAndMinutes {
  hours: number;
  minutes: number;
}

/** How a language writes days and lengths, in the short forms that Unicode has for it. */
interface TimeNames {
  /** Monday first. */
  weekdays: readonly string[];
  /** January first. */
  months: readonly string[];
  /** A day without its year: "Tue 24 Nov", "Di, 24. Nov.". */
  day: (weekday: string, day: number, month: string) => string;
  days: (count: number) => string;
  hours: (count: number) => string;
  minutes: (count: number) => string;
  /** Hours with minutes, where people say more than both one after the other: "anderhalf uur". */
  together?: (length: HoursAndMinutes) => string | undefined;
  allDay: string;
  /** Of a day on which something began. */
  since: string;
  timeIn: (city: string) => string;
  /** Cities of zones that have another name, by their English one. */
  cities: Readonly<Record<string, string>>;
}

const count = { en: countIn("en"), nl: countIn("nl"), de: countIn("de"), fr: countIn("fr"), es: countIn("es") };

export const TIME_NAMES: Record<Spoken, TimeNames> = {
  en: {
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    day: (weekday, day, month) => `${weekday} ${day} ${month}`,
    days: (days) => count.en(days, "day", "days"),
    hours: (hours) => count.en(hours, "hour", "hours"),
    minutes: (minutes) => count.en(minutes, "minute", "minutes"),
    allDay: "all day",
    since: "from",
    timeIn: (city) => `${city} time`,
    cities: {},
  },
  nl: {
    weekdays: ["ma", "di", "wo", "do", "vr", "za", "zo"],
    months: ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
    day: (weekday, day, month) => `${weekday} ${day} ${month}`,
    days: (days) => count.nl(days, "dag", "dagen"),
    hours: (hours) => `${hours} uur`,
    minutes: (minutes) => count.nl(minutes, "minuut", "minuten"),
    together: ({ hours, minutes }) =>
      minutes !== 30
        ? `${hours} uur en ${count.nl(minutes, "minuut", "minuten")}`
        : hours === 1
          ? "anderhalf uur"
          : `${hours},5 uur`,
    allDay: "de hele dag",
    since: "vanaf",
    timeIn: (city) => `tijd in ${city}`,
    cities: {
      Athens: "Athene",
      Berlin: "Berlijn",
      Brussels: "Brussel",
      Cairo: "Caïro",
      Copenhagen: "Kopenhagen",
      Lisbon: "Lissabon",
      London: "Londen",
      Luxembourg: "Luxemburg",
      Moscow: "Moskou",
      Paris: "Parijs",
      Prague: "Praag",
      Tokyo: "Tokio",
      Vienna: "Wenen",
      Warsaw: "Warschau",
    },
  },
  de: {
    weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    months: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."],
    day: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
    days: (days) => count.de(days, "Tag", "Tage"),
    hours: (hours) => count.de(hours, "Stunde", "Stunden"),
    minutes: (minutes) => count.de(minutes, "Minute", "Minuten"),
    together: ({ hours, minutes }) =>
      minutes === 30 ? (hours === 1 ? "anderthalb Stunden" : `${hours},5 Stunden`) : undefined,
    allDay: "ganztägig",
    since: "ab",
    timeIn: (city) => `Zeit in ${city}`,
    cities: {
      Athens: "Athen",
      Brussels: "Brüssel",
      Cairo: "Kairo",
      Copenhagen: "Kopenhagen",
      Kolkata: "Kalkutta",
      Lisbon: "Lissabon",
      Luxembourg: "Luxemburg",
      "Mexico City": "Mexiko-Stadt",
      Moscow: "Moskau",
      Prague: "Prag",
      Rome: "Rom",
      "Sao Paulo": "São Paulo",
      Singapore: "Singapur",
      Tokyo: "Tokio",
      Vienna: "Wien",
      Warsaw: "Warschau",
      Zurich: "Zürich",
    },
  },
  fr: {
    weekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
    months: ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
    day: (weekday, day, month) => `${weekday} ${day === 1 ? "1er" : day} ${month}`,
    days: (days) => count.fr(days, "jour", "jours"),
    hours: (hours) => count.fr(hours, "heure", "heures"),
    minutes: (minutes) => count.fr(minutes, "minute", "minutes"),
    together: ({ hours, minutes }) => `${hours} h ${String(minutes).padStart(2, "0")}`,
    allDay: "toute la journée",
    since: "à partir du",
    timeIn: (city) =>
      city.startsWith("Le ") ? `heure du ${city.slice(3)}` : `heure ${/^[AEIOUÉÎ]/.test(city) ? "d'" : "de "}${city}`,
    cities: {
      Algiers: "Alger",
      Athens: "Athènes",
      Brussels: "Bruxelles",
      Cairo: "Le Caire",
      Copenhagen: "Copenhague",
      Lisbon: "Lisbonne",
      London: "Londres",
      "Mexico City": "Mexico",
      Montreal: "Montréal",
      Moscow: "Moscou",
      "Sao Paulo": "São Paulo",
      Singapore: "Singapour",
      Vienna: "Vienne",
      Warsaw: "Varsovie",
    },
  },
  es: {
    weekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
    months: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"],
    day: (weekday, day, month) => `${weekday} ${day} ${month}`,
    days: (days) => count.es(days, "día", "días"),
    hours: (hours) => count.es(hours, "hora", "horas"),
    minutes: (minutes) => count.es(minutes, "minuto", "minutos"),
    together: ({ hours, minutes }) =>
      `${count.es(hours, "hora", "horas")} y ${minutes === 30 ? "media" : count.es(minutes, "minuto", "minutos")}`,
    allDay: "todo el día",
    since: "desde el",
    timeIn: (city) => `hora de ${city}`,
    cities: {
      Amsterdam: "Ámsterdam",
      Athens: "Atenas",
      Berlin: "Berlín",
      Bogota: "Bogotá",
      Brussels: "Bruselas",
      Cairo: "El Cairo",
      Copenhagen: "Copenhague",
      Dublin: "Dublín",
      Lisbon: "Lisboa",
      London: "Londres",
      "Los Angeles": "Los Ángeles",
      Luxembourg: "Luxemburgo",
      "Mexico City": "Ciudad de México",
      Moscow: "Moscú",
      "New York": "Nueva York",
      Paris: "París",
      Prague: "Praga",
      Rome: "Roma",
      "Sao Paulo": "São Paulo",
      Singapore: "Singapur",
      Stockholm: "Estocolmo",
      Tokyo: "Tokio",
      Vienna: "Viena",
      Warsaw: "Varsovia",
      Zurich: "Zúrich",
    },
  },
};
