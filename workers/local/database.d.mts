/** The types of `database.mjs`, for tests. */
export declare function openDatabase(
  stateDir: string,
): Promise<{ run(text: string): Promise<unknown>; close(): Promise<void> }>;
