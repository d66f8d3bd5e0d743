/** Twice a minute, finds what needs a person: for the log, `/status` and the daily mail. */
import type { Logger } from 'pino';
import { watchInterval } from '../time-limits.ts';
import { type Alert, type AlertName, type AlertOptions, findAlerts } from './alerts.ts';
import { runEvery } from './run-every.ts';

type WatchOptions = AlertOptions & { log: Logger; interval?: number | undefined };

export function startWatch({ log, interval = watchInterval, ...options }: WatchOptions) {
  let logged: readonly AlertName[] = [];

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

  let last: Promise<Alert[]>;
  const stop = runEvery(interval, async () => {
    last = look();
    await last.catch((error: unknown) => log.error({ err: error }, 'what needs a person is not known'));
  });
  /** The latest result, because anyone may ask for it. */
  return { lastFound: () => last, stop };
}
