import { useNavigate, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { CalendarView } from "~/domain/calendar-view";
import type { DragAnswer, DraggedView, SlotFields } from "~/domain/dragged-slot";
import { Button } from "../button";
import { Modal } from "../dialog";
import { calendarPath } from "./calendar-head";
import type { Dropped } from "./drag-events";

/** How far the move has come. `ask`: it waits for a yes, because of guests or of what is in the way. */
type Stage =
  | { at: "looking" | "writing" }
  | { at: "ask"; view: DraggedView; conflicts: { title: string; when: string }[] }
  | { at: "moved"; when: string; undo: (() => void) | null }
  | { at: "failed"; why: string };

const NO_LINE = "There is no connection, so nothing was moved. Try again once you are online.";
const NOT_FOUND = "It is not there any more, or no longer yours to move.";

/**
 * What follows a drop. An event without guests moves at once and can be moved back by one press; where others would be
 * told, or something is in the way, nothing is written without a yes.
 */
export default function MoveEvent({
  view: shown,
  dropped,
  onDone,
}: {
  view: CalendarView;
  dropped: Dropped;
  onDone: () => void;
}) {
  const [stage, setStage] = useState<Stage>({ at: "looking" });
  const showDay = useShowDay(shown);
  const { path, days, minutes, longer } = dropped;

  function fail(why: string) {
    dropped.letGo();
    setStage({ at: "failed", why });
  }

  async function write(view: DraggedView, slot: SlotFields, { seen = view.seen, anyway = false, isUndo = false } = {}) {
    setStage({ at: "writing" });
    const fields = { ...slot, durationMinutes: String(slot.durationMinutes), seen, ...(anyway && { anyway: "on" }) };
    const answer = await askServer<DragAnswer>(`${path}/move`, new URLSearchParams(fields));
    if ("problem" in answer) return fail(answer.problem);
    if ("conflicts" in answer) return setStage({ at: "ask", view, conflicts: answer.conflicts });
    showDay(slot.startDate);
    const undo = () => write(view, view.before, { seen: answer.seen, anyway: true, isUndo: true });
    setStage({ at: "moved", when: answer.when, undo: isUndo ? null : undo });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each drop, which is another component
  useEffect(() => {
    const query = new URLSearchParams({ days: `${days}`, minutes: `${minutes}`, longer: `${longer}` });
    askServer<DraggedView | { problem: string }>(`${path}/move?${query}`).then((view) => {
      if ("problem" in view) return fail(view.problem);
      return view.guests > 0 ? setStage({ at: "ask", view, conflicts: [] }) : write(view, view.after);
    });
  }, []);

  function leave() {
    dropped.letGo();
    onDone();
  }

  if (stage.at === "ask") {
    const { view, conflicts } = stage;
    return (
      <Modal title="Move this event?" onClose={leave}>
        <p>
          <strong dir="auto" className="line-clamp-3">
            {view.title}
          </strong>
          <span className="block text-muted">{view.from}</span>→ {view.to}
        </p>
        {conflicts.length > 0 && (
          <div role="alert" className="mt-3 rounded-control bg-warn-soft px-4 py-3">
            <p className="font-semibold">That time is taken</p>
            {conflicts.map((conflict) => (
              <p key={conflict.title + conflict.when}>
                {conflict.title}, {conflict.when}
              </p>
            ))}
          </div>
        )}
        {view.guests > 0 && <p className="mt-3 text-muted">Everybody invited is told about the new time.</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => write(view, view.after, { anyway: conflicts.length > 0 })}>
            {conflicts.length > 0 ? "Move it anyway" : "Move it"}
          </Button>
          <Button look="secondary" onClick={leave}>
            Keep the time
          </Button>
        </div>
      </Modal>
    );
  }
  return <Said stage={stage} onDone={onDone} letGo={dropped.letGo} />;
}

/** Loads the calendar anew, with the day beside it that something was moved to, where that is one of those shown. */
function useShowDay(view: CalendarView) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (date: string) => {
    const isShown = document.querySelector(`.hour-day[data-date="${date}"]`) !== null;
    if (view === "week" && isShown) navigate(calendarPath({ view, date }), { replace: true, preventScrollReset: true });
    else revalidate();
  };
}

/** What is being done, and what became of it. */
function Said({
  stage,
  onDone,
  letGo,
}: {
  stage: Exclude<Stage, { at: "ask" }>;
  onDone: () => void;
  letGo: () => void;
}) {
  const isIdle = [useRevalidator().state, useNavigation().state].every((state) => state === "idle");
  // Once the page has been read anew, the server has drawn it where it is.
  useEffect(() => {
    if (stage.at === "moved" && isIdle) letGo();
  }, [stage, isIdle, letGo]);
  const isWrong = stage.at === "failed";
  return (
    <div
      role={isWrong ? "alert" : "status"}
      className="fixed inset-x-0 bottom-0 z-30 m-auto flex max-w-xl items-center justify-between gap-4 rounded-card bg-raised px-4 py-3 text-ink shadow-float"
    >
      {stage.at === "moved" ? <p>Moved to {stage.when}.</p> : isWrong ? <p>{stage.why}</p> : <p>Moving…</p>}
      <span className="flex">
        {stage.at === "moved" && stage.undo && (
          <Button look="quiet" onClick={stage.undo}>
            Undo
          </Button>
        )}
        {(isWrong || stage.at === "moved") && (
          <Button look="quiet" aria-label="Dismiss message" onClick={onDone}>
            <span aria-hidden="true">✕</span>
          </Button>
        )}
      </span>
    </div>
  );
}

/** Our own JSON; whatever else comes back, or nothing, is a problem in words. */
async function askServer<T>(url: string, body?: URLSearchParams): Promise<T | { problem: string }> {
  try {
    const answer = await fetch(url, body ? { method: "POST", body } : {});
    if (answer.status === 404) return { problem: NOT_FOUND };
    return (await answer.json()) as T; // the route answers nothing else
  } catch {
    return { problem: NO_LINE };
  }
}
