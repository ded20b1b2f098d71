// What only one process of a checkout may do at a time: two that install or build at once write over each other.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const LOOK_AGAIN_MS = 200;

/**
 * Runs `work` while this process holds the lock; one that another holds is waited for, and one whose process has ended
 * without giving it back is taken.
 *
 * @param file the lock: it holds the id of the process that has it
 * @param wait called once when there is something to wait for
 */
export async function alone(file, wait, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isFirst = true; !take(file); isFirst = false) {
    if (isFirst) wait();
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, "utf8"));
    // Empty for the moment between its making and its writing.
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch (error) {
    // Another user's process lives as well.
    return error.code === "EPERM";
  }
}
