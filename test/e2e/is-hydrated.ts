/** No types of React tell of its insides. */
interface Fiber {
  return: Fiber | null;
  stateNode: { current?: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Whether React has taken over the page in which this runs. The page tells nobody; the mark that React leaves on its
 * elements leads to its root, which knows.
 */
export function isHydrated(): boolean {
  const mark = Object.keys(document.body).find((key) => key.startsWith("__reactFiber"));
  if (!mark) return false;
  let fiber = (document.body as unknown as Record<string, Fiber>)[mark];
  while (fiber?.return) fiber = fiber.return;
  return fiber?.stateNode.current?.memoizedState.isDehydrated === false;
}
