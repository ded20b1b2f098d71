/** Does what takes long once the screen has shown what was pressed. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
