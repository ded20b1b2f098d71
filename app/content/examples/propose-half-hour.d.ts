/** The page shows plain JavaScript; the test that runs it wants its types. */
export function proposeHalfHour(url: string, key: string): Promise<string>;
