/** Local Workers have crons, but nothing that fires them. */
const MINUTE_MS = 60_000;

/**
 * Whether `npm start` fires the cron: where a person looks on, or `CRON=on` says so. For scripts time stands still
 * between the crons that they call themselves, so that what they count does not hang on the clock.
 */
export const firesCron = () => (process.env.CRON ?? (process.stdout.isTTY ? "on" : "off")) === "on";

/** Calls the Worker's cron with this moment as its scheduled time, UTC milliseconds. */
export async function fireCron(appUrl: string, at: number): Promise<void> {
  await fetch(`${appUrl}/cdn-cgi/local/scheduled?cron=*+*+*+*+*&time=${at}`);
}

/** Fires it at the start of each minute from now on, as the platform does. */
export function fireEveryMinute(appUrl: string): void {
  const next = Math.ceil((Date.now() + 1) / MINUTE_MS) * MINUTE_MS;
  setTimeout(() => {
    fireCron(appUrl, next).catch((error) => console.error("The cron of this minute did not run.", error));
    fireEveryMinute(appUrl);
  }, next - Date.now()).unref();
}
