import type { SmallTalkPhrases } from "../../phrases/small-talk";

export const SMALL_TALK_IN_SPANISH: SmallTalkPhrases = {
  welcome: /^\W*(?:(?:muchas |mil )?gracias)\b.{0,30}$/,
  hello:
    /^\W*(?:hola|buenas|buenos dias|buenas (?:tardes|noches))(?:[\s,]+(?:parley|de nuevo|a todos|que tal|como estas))*\W*$/,
  who: /\bquien eres\b|\bque eres\b|\beres (?:un |una |de verdad )*(?:robot|bot|humano|humana|persona|maquina|ia)\b/,
  account:
    /\b(?:borrar?|elimina(?:r)?|cerrar|cierra) (?:mi|la|mis) (?:cuenta|perfil|datos)\b|\bmi (?:contrasena|clave)\b/,
  billing: /\b(?:suscripcion|precios?|tarifas?|facturas?|prueba gratuita|periodo de prueba|cuanto (?:cuesta|vale))\b/,
  privacy:
    /\b(?:privacidad|rgpd|(?:estan seguros mis datos|es seguro mi calendario|mis (?:datos|mensajes) (?:son|estan) (?:seguros|privados))|quien (?:puede (?:leer|ver)|lee))\b/,
  support:
    /\b(?:atencion al cliente|hablar con (?:una persona|un humano|alguien|soporte)|persona real|reportar un (?:error|problema)|reclamacion|queja)\b/,
  sorry: /\b(?:inutil|estupid[oa]|idiota|tont[oa]|mierda|callate|joder)\b/,
  nod: /^\W*(?:(?:ok(?:ey)?|vale|genial|perfecto|bien|muy bien|estupendo|listo|de acuerdo|gracias)\b\W*)+$/,
};
