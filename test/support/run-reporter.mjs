// Tells `npm test` how a run of vitest goes: counts as they come, and each failure whole.
import { stripVTControlCharacters } from "node:util";

/** Log lines of a failing test that are shown, the newest: a loop that logs must not push the failure out of sight. */
const MOST_LOG_LINES = 40;
const MOST_PLACES = 4;

/**
 * A reporter that sends its parent process `{ counts: { passed, failed, skipped }, files, of }` after each file, and
 * `{ failure, file }` with file, name, message, difference, place and log lines of whatever failed, and the file's path,
 * which an error outside of any test has not.
 */
export default class RunReporter {
  #counts = { passed: 0, failed: 0, skipped: 0 };
  #files = 0;
  #of = 0;
  /** What each test, or what a file outside its tests, has logged. */
  #logs = new Map();

  onTestRunStart(specifications) {
    this.#of = specifications.length;
  }

  onUserConsoleLog({ taskId, content }) {
    if (taskId) this.#logs.set(taskId, (this.#logs.get(taskId) ?? "") + content);
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state in this.#counts) this.#counts[state] += 1;
    if (state === "failed") this.#tell(test.module, test.fullName, errors, test.id);
    this.#logs.delete(test.id);
  }

  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) this.#tell(suite.module, suite.fullName, suite.errors());
  }

  onTestModuleEnd(module) {
    this.#files += 1;
    if (module.errors().length > 0) this.#tell(module, "", module.errors(), module.id);
    send({ counts: this.#counts, files: this.#files, of: this.#of });
  }

  onTestRunEnd(_modules, errors) {
    for (const error of errors) this.#tell(undefined, "outside of any test", [error]);
  }

  #tell(module, name, errors, id) {
    const file = module?.relativeModuleId;
    const where = [file, name].filter(Boolean).join(" > ");
    const log = (this.#logs.get(id) ?? "").trimEnd().split("\n").slice(-MOST_LOG_LINES).join("\n");
    send({ failure: [where, ...errors.map(inWords), ...(log ? [`It logged:\n${log}`] : [])].join("\n"), file });
  }
}

function send(message) {
  process.send?.(message);
}

function inWords({ name, message, diff, stack, stacks = [], cause }) {
  const parsed = stacks.map(({ file, line, column }) => `    at ${file}:${line}:${column}`);
  const raw = (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const places = (parsed.length > 0 ? parsed : raw).filter((place) => !place.includes("/node_modules/"));
  const why = cause ? [`Because of ${inWords(cause)}`] : [];
  return [
    `${name ?? "Error"}: ${message}`,
    stripVTControlCharacters(diff ?? ""),
    ...places.slice(0, MOST_PLACES),
    ...why,
  ]
    .filter(Boolean)
    .join("\n");
}
