import type { SmallTalkPhrases } from "../../phrases/small-talk";

export const SMALL_TALK_IN_DUTCH: SmallTalkPhrases = {
  welcome: /^\W*(?:bedankt|dank\s?je(?:\s?wel)?)\b.{0,30}$/,
  hello:
    /^\W*(?:hoi+|hallo|hee|hey|he|hi|goede(?:morgen|middag|navond|ndag))(?:[\s,]+(?:daar|parley|weer|allemaal|hoe gaat het|alles goed))*\W*$/,
  who: /\bwie ben (?:je|jij)\b|\bwat ben (?:je|jij)\b|\bben (?:je|jij) (?:een )?(?:echte? )?(?:robot|bot|mens|echt|computer)\b/,
  account:
    /\b(?:verwijder|sluit|wis) (?:mijn|het) (?:account|profiel|gegevens)\b|\bmijn (?:wachtwoord|account (?:verwijderen|opzeggen))\b/,
  billing:
    /\b(?:abonnement|prijs|prijzen|factuur|facturen|opzeggen|proefperiode|wat kost (?:het|dit|parley)|hoeveel kost)\b/,
  privacy: /\b(?:privacy|avg|is mijn (?:data|agenda) veilig|zijn mijn gegevens veilig|wie (?:kan|leest) (?:dit|mee))\b/,
  support: /\b(?:klantenservice|helpdesk|echt mens|(?:een )?mens spreken|met iemand (?:praten|spreken)|klacht)\b/,
  sorry: /\b(?:stom|waardeloos|sukkel|kut\w*|rot op|hou je mond)\b/,
  nod: /^\W*(?:(?:ok(?:ay)?|oke|top|super|mooi|prima|fijn|goed(?: zo)?|helder|lekker|bedankt|dank\s?je(?:\s?wel)?|is goed)\b\W*)+$/,
};
