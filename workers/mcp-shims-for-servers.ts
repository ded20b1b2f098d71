/*
 * What the SDK of MCP takes from the runtime. Its own for Workers checks answers to forms that a server shows by a client,
 * which we never do, with a validator of JSON Schema; and it makes all schemas of both versions of the protocol at once,
 * of which a request needs a few.
 */

/** @throws always: nobody is asked for anything here that would have to be checked */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("no form is shown by a client");
  }
}

/** There is no terminal to speak over. */
export const process = {};
