/** Looks at the list of what needs a person twice a minute, for the log and for whoever asks. */
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
  /** What the last look found: anyone may ask, so asking costs nothing. */
  return { lastFound: () => last, stop };
}
