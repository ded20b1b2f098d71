import { personName } from "./person-name";
import { shownAddress } from "./shown-address";

/** Somebody to tick in a form. `name` is how they are shown: the address where no name is known. */
export interface KnownPerson {
  email: string;
  name: string;
}

/** So many of those whom the user meets often are shown. */
export const SHOWN_PEOPLE = 8;

export const knownPerson = ({ email, name = "" }: { email: string; name?: string }): KnownPerson => ({
  email,
  name: personName(name) || shownAddress(email),
});
