/**
 * The day on which tests take place: `TEST_DATE=2027-09-05 npm test` moves the clocks of tests, their servers and their
 * pages to its noon, and time passes as usual. A day in the past would make what browsers keep too old.
 */
const { TEST_DATE: day } = process.env;

/** Milliseconds. The first process decides, and those that it starts are told. */
process.env['TEST_CLOCK_AHEAD'] ??= day ? String(Date.parse(`${day}T12:00:00Z`) - Date.now()) : '0';
export const clockAhead = Number(process.env['TEST_CLOCK_AHEAD']);
if (Number.isNaN(clockAhead))
  throw new Error(`TEST_DATE is "${day}", and has to be a day such as 2027-09-05.`);

/** Builds are made by the machine's clock. */
export const machineTime = () => new Date(Date.now() - ('clockIsMoved' in globalThis ? clockAhead : 0));

export function moveClock(ahead: number): void {
  if (ahead === 0 || 'clockIsMoved' in globalThis) return;
  Object.assign(globalThis, { clockIsMoved: true });
  const { now } = Date;
  Date.now = () => now() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [target.now()] : parts, newTarget),
    apply: (target) => new target(target.now()).toString(),
  });
}
