/** Each of the stems with one ending: "mand,cort" in "ar" is "mandar,cortar". */
export const formsOf = (stems: string, ending: string): string => `${stems.replaceAll(",", `${ending},`)}${ending}`;
