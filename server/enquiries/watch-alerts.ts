/** Looks at the list of what needs a person: for who asks, and unasked every minute, for the log. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { type Alert, type AlertName, type AlertOptions, alertNames, findAlerts } from './alerts.ts';
import { countStates } from './overview.ts';
import type { Store } from './store/store.ts';
import type { WriteProof } from './store/write-proof.ts';

const production = {
  /** Anyone may ask, and each look costs a few queries. */
  rememberMs: 10_000,
  lookMs: 60_000,
};

export type WatchTiming = typeof production;

type WatchOptions = AlertOptions & { proof: WriteProof; log: Logger; timing?: Partial<WatchTiming> };

export type Watch = ReturnType<typeof startWatch>;

export function startWatch({ proof, log, timing, ...options }: WatchOptions) {
  const { rememberMs, lookMs } = { ...production, ...timing };
  const stopping = new AbortController();
  let logged: readonly AlertName[] = [];
  let last: { alerts: Promise<Alert[]>; at: number; fault: unknown } | null = null;

  const look = async (fault: unknown) => {
    const alerts = await findAlerts(options, fault);
    const names = alerts.map(({ name }) => name);
    for (const { name, text } of alerts)
      if (!logged.includes(name)) log.error({ alert: name, what: text }, 'this needs a person');
    const over = logged.filter((name) => !names.includes(name));
    if (over.length > 0) log.info({ over }, 'no longer needs a person');
    logged = names;
    return alerts;
  };

  /** Everyone who asks within a while gets the same, unless the store has failed or come back since. */
  const remembered = (fault: unknown): Promise<Alert[]> => {
    const isOld = last === null || last.fault !== fault || performance.now() - last.at > rememberMs;
    if (last === null || isOld) last = { alerts: look(fault), at: performance.now(), fault };
    return last.alerts;
  };

  const finished = (async () => {
    while (!stopping.signal.aborted) {
      // Unasked, nothing is written.
      await remembered(proof.lastFault());
      await delay(lookMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  })();

  return {
    /** What needs a person. Proves that an enquiry could be written, if that isn't known. */
    ask: async (): Promise<Alert[]> => remembered(await proof.fault()),
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}

export function registerGauges(registry: Registry, watch: Pick<Watch, 'ask'>, store: Store): void {
  new Gauge({
    name: 'enquiry_alerts',
    help: 'What needs a person: 1 where it does.',
    labelNames: ['alert'],
    registers: [registry],
    async collect() {
      const names = (await watch.ask()).map(({ name }) => name);
      for (const alert of alertNames) this.set({ alert }, names.includes(alert) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'enquiry_deliveries',
    help: 'Deliveries in each state; held counts enquiries that nobody is told of.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Without the store there is no value, but the others are still served.
      this.reset();
      const counts = await countStates(store).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}
