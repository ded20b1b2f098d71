/** Somebody who says thanks wants no lecture on what we are for. */
export const THANKS = /^\W*(?:thanks?|thank you|thx|ty|cheers|bedankt|dank\s?je|danke|merci|gracias)\b.{0,30}$/i;
