/** Whether the store answers, and the metrics that are asked of it. */
import { Gauge, type Registry } from 'prom-client';
import { countStates } from './overview.ts';
import type { Store } from './store/store.ts';

/** Probes come from outside, and must not cost a query each. */
const rememberMs = 1000;

/** Resolves with null, or with what is wrong. */
type CheckReady = () => Promise<unknown>;

export function readinessCheck(store: Store): CheckReady {
  const check = () => store.run((db) => db.selectFrom('enquiry').select('id').limit(1).execute());
  let last: Promise<unknown> | null = null;
  // One check at a time: a database that hangs must not have all its connections taken by checks.
  return () => {
    last ??= check()
      .then(
        () => null,
        (error: unknown) => error,
      )
      .finally(() => {
        setTimeout(() => {
          last = null;
        }, rememberMs).unref();
      });
    return last;
  };
}

export function registerGauges(registry: Registry, store: Store): void {
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
