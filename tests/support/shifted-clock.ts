/**
 * Loaded before the built academy, in tests alone (`node --import …`, see put-clock-forward.ts): its `Date` is ahead of the
 * machine's by as many milliseconds as the process that started it sends. Scheduled jobs, which run every minute or less
 * often, run thirty times as often, so that the work of a new day is done in seconds.
 */

const machineDate = Date;
let aheadMs = 0;
const now = (): number => machineDate.now() + aheadMs;

const shiftedDate = new Proxy(machineDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  apply: () => new machineDate(now()).toString(),
  get: (target, key, receiver): unknown => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
Object.defineProperty(machineDate.prototype, 'constructor', { value: shiftedDate });
globalThis.Date = shiftedDate;

const [seldomMs, faster] = [60_000, 30];
const machineTimeout = setTimeout;
globalThis.setTimeout = Object.assign(
  (work: () => void, ms = 0, ...given: []) =>
    machineTimeout(work, ms >= seldomMs ? ms / faster : ms, ...given),
  machineTimeout,
);

process.on('message', (message: { aheadMs: number }) => {
  ({ aheadMs } = message);
  process.send?.('shifted');
});
// An interrupted run leaves no academy behind.
process.on('disconnect', () => process.exit(0));
process.channel?.unref();
