import { Modal } from "../dialog";

const KEYS = [
  ["← ↑ → ↓", "to the next day, week or hour"],
  ["Home, End", "to the first or last day of the week"],
  ["Page Up, Page Down", "to the time before or after"],
  ["Enter", "opens what is marked"],
  ["t", "today"],
  ["n", "New Event"],
  ["?", "these keys"],
] as const;

/** Which key does what. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keys of the calendar" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {KEYS.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-event bg-sunken px-2 py-0.5 font-medium font-sans text-sm">{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
