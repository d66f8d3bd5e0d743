/** Looks at the list of what needs a person, when asked and every minute for the log. */
import type { Logger } from 'pino';
import { watchTimes } from '../time-limits.ts';
import { type Alert, type AlertName, type AlertOptions, findAlerts } from './alerts.ts';
import { runEvery } from './run-every.ts';

export type WatchTimes = typeof watchTimes;

type WatchOptions = AlertOptions & { log: Logger; times?: Partial<WatchTimes> };

export function startWatch({ log, times, ...options }: WatchOptions) {
  const { remember, look: interval } = { ...watchTimes, ...times };
  let logged: readonly AlertName[] = [];
  let last: { alerts: Promise<Alert[]>; at: number; isStored: boolean } | null = null;

  const look = async () => {
    const alerts = await findAlerts(options);
    const names = alerts.map(({ name }) => name);
    for (const { name, text } of alerts)
      if (!logged.includes(name)) log.error({ alert: name, what: text }, 'this needs a person');
    // Without the store, nobody knows whether the others are over.
    const over = names.includes('store') ? [] : logged.filter((name) => !names.includes(name));
    if (over.length > 0) log.info({ over }, 'no longer needs a person');
    logged = names;
    return alerts;
  };

  /** Remembered for a while, unless the store fails or comes back. */
  const ask = async (): Promise<Alert[]> => {
    const isStored = (await options.findStoreFault()) === null;
    if (last === null || performance.now() - last.at > remember || last.isStored !== isStored)
      last = { alerts: look(), at: performance.now(), isStored };
    return await last.alerts;
  };

  const stop = runEvery(interval, async () => {
    await ask().catch((error: unknown) => log.error({ err: error }, 'what needs a person is not known'));
  });
  return { ask, stop };
}
