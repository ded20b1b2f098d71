// For what walks all tables; everybody else imports from the file that a table is in.
export * from "./accounts";
export * from "./api";
export * from "./billing";
export * from "./calendar";
export * from "./messages";
export * from "./summaries";
