import type { MoneyWords } from "./en";

/** What Parley says in German so far: about plans and what is left of them. */
export const german: MoneyWords = {
  noQuota: {
    "trial-over": (appUrl) =>
      `Deine kostenlose Testphase ist vorbei. Wähle einen Tarif, um neue Termine zu buchen: ${appUrl}/dashboard/billing`,
    "meetings-used": (appUrl) =>
      `Du hast alle Termine deiner kostenlosen Testphase verbraucht. Wähle einen Tarif, um neue Termine zu buchen: ${appUrl}/dashboard/billing`,
    "plan-used": (appUrl) =>
      `Du hast alle Termine deines Tarifs für diesen Monat verbraucht. Ein größerer Tarif hat mehr: ${appUrl}/dashboard/billing`,
    "plan-over": (appUrl) =>
      `Dein Tarif ist beendet. Wähle einen Tarif, und ich buche weiter: ${appUrl}/dashboard/billing`,
    "payment-open": (appUrl) =>
      `Deine letzte Zahlung ist nicht durchgegangen, deshalb kann ich keine neuen Termine buchen. Das lässt sich hier beheben: ${appUrl}/dashboard/billing`,
  },
  standing: {
    trial: (left, days) =>
      `Du bist in der kostenlosen Testphase: noch ${left} ${left === 1 ? "Termin" : "Termine"} und ${days} ${days === 1 ? "Tag" : "Tage"}.`,
    none: "Du hast im Moment keinen Tarif.",
    plan: (name) => `Du hast den Tarif ${name}.`,
    left: (name, left, limit, used) =>
      left === null
        ? `Mit ${name} sind Termine unbegrenzt; diesen Monat hast du ${used} gebucht.`
        : `Diesen Monat sind noch ${left} von ${limit} Terminen übrig.`,
    prices: (plans) => `Ein Monat kostet: ${plans.join(", ")}.`,
    more: "Tarife und Rechnungen:",
  },
};
