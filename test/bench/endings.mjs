/** How many of the talks that were played ended how, as a figure: those that ended right, beside the others. */
export function endingsOf(played) {
  const count = (ending) => played.filter((one) => one.ending === ending).length;
  const [value, asked, useless, wrong] = ["right", "asked", "useless", "wrong"].map(count);
  return { unit: `right of ${played.length}`, value, asked, useless, wrong };
}
