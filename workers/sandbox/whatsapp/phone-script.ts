export const phoneScript = "";
