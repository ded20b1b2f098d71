/**
 * Every Worker of the tests, the sandbox included, lives from the same Saturday on, however late it is: the dates in
 * tests stay ahead of the clock next year as well. Only the date is another; the clock goes on, and alarms ring by it.
 */

const scope = globalThis as { clockIsMoved?: boolean };
if (!scope.clockIsMoved) {
  scope.clockIsMoved = true;
  const Real = Date;
  const now = () => Real.now() + CLOCK_OFFSET_MS;
  globalThis.Date = new Proxy(Real, {
    construct: (real, args, target) => Reflect.construct(real, args.length > 0 ? args : [now()], target),
    apply: () => new Real(now()).toString(),
    get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
  });
}

/** The runtime rings alarms by the machine's clock, so what an object sets and reads is translated. */
export function moveAlarms({ storage }: DurableObjectState): void {
  const { setAlarm, getAlarm } = storage;
  storage.setAlarm = (at, options) => setAlarm.call(storage, Number(at) - CLOCK_OFFSET_MS, options);
  storage.getAlarm = async (options) => {
    const at = await getAlarm.call(storage, options);
    return at === null ? null : at + CLOCK_OFFSET_MS;
  };
}
