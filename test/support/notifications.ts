import type { Deps, NotificationWork } from "~/services/deps";
import { dispatchNotifications } from "~/services/dispatch-notifications";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { takeNotification } from "../../workers/queues";
import { quickDeps } from "./turns";
import type { TestUser } from "./user";

/** Time's own work for one user: the cron at moments of the test's choice, and the queue between it and the phone. */
export function notifications({ id }: TestUser, base: Deps = quickDeps()) {
  let queue: NotificationWork[] = [];
  let now = Date.now();
  const deps: Deps = {
    ...base,
    clock: () => now,
    queueNotifications: async (work) => void queue.push(...work),
  };

  async function take(work: readonly NotificationWork[]): Promise<void> {
    for (const one of work) await takeNotification(deps, one);
  }

  async function takeAll(): Promise<void> {
    while (queue.length > 0) await take(queue.splice(0));
  }

  return {
    deps,
    /** Reads the calendar, as after a push of Google's. */
    async sync(): Promise<void> {
      await syncUserCalendar(deps, id);
      await takeAll();
    },
    /** What a run of the cron hands to the queue. */
    async claim(at: number): Promise<NotificationWork[]> {
      now = Math.max(now, at);
      await dispatchNotifications(deps, at, { userId: id });
      const work = queue;
      queue = [];
      return work;
    },
    take,
    /** What waits in the queue by now. */
    takeAll,
    /** A run of the cron at that moment, and all that follows from it. */
    async cron(at: number): Promise<void> {
      now = Math.max(now, at);
      await dispatchNotifications(deps, at, { userId: id });
      await takeAll();
    },
  };
}
