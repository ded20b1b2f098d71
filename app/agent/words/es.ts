import type { MoneyWords } from "./en";

/** What Parley says in Spanish so far: about plans and what is left of them. */
export const spanish: MoneyWords = {
  noQuota: {
    "trial-over": (appUrl) =>
      `Tu prueba gratuita ha terminado. Elige un plan para reservar nuevas reuniones: ${appUrl}/dashboard/billing`,
    "meetings-used": (appUrl) =>
      `Has usado todas las reuniones de tu prueba gratuita. Elige un plan para reservar más: ${appUrl}/dashboard/billing`,
    "plan-used": (appUrl) =>
      `Has usado todas las reuniones de tu plan de este mes. Un plan mayor tiene más: ${appUrl}/dashboard/billing`,
    "plan-over": (appUrl) => `Tu plan ha terminado. Elige uno y sigo reservando: ${appUrl}/dashboard/billing`,
    "payment-open": (appUrl) =>
      `Tu último pago no se ha realizado, así que no puedo reservar nuevas reuniones. Puedes arreglarlo aquí: ${appUrl}/dashboard/billing`,
  },
  standing: {
    trial: (left, days) =>
      `Estás en la prueba gratuita: te quedan ${left} ${left === 1 ? "reunión" : "reuniones"} y ${days} ${days === 1 ? "día" : "días"}.`,
    none: "Ahora mismo no tienes ningún plan.",
    plan: (name) => `Tienes el plan ${name}.`,
    left: (name, left, limit, used) =>
      left === null
        ? `Con ${name} las reuniones son ilimitadas; este mes has reservado ${used}.`
        : `Este mes te quedan ${left} de ${limit} reuniones.`,
    prices: (plans) => `Un mes cuesta: ${plans.join(", ")}.`,
    more: "Planes y facturas:",
  },
};
