/** Enquiries can't be stored, or copies can't be made. */
import type { Entry } from '../ledger.ts';
import { everyone } from '../peers.ts';
import type { Year } from '../year.ts';
import { hour, minute } from '../year-clock.ts';

/** So that it needs room. */
const extra = { plan: 'Twelve weeks. '.repeat(400) };

type Outage = { what: string; forMs: number; begin: () => unknown; end: () => unknown };

/** Visitors are refused meanwhile, and send again when it's over. */
async function storeAway(year: Year, { what, forMs, begin, end }: Outage): Promise<void> {
  const over = year.trouble(what, { says: 'store', withinMs: 10 * minute, delays: everyone });
  year.isStoreAway = true;
  await begin();
  const refused: Entry[] = [];
  for (const minutes of [1, 20, 40])
    year.later(minutes * minute, async () => {
      refused.push(await year.enquire({ what: 'while the store is away', extra }));
    });
  year.later(forMs, async () => {
    await end();
    year.isStoreAway = false;
    over();
  });
  year.later(forMs + 5 * minute, async () => {
    for (const again of refused) await year.enquire({ again, extra });
  });
}

export async function storeFull(year: Year): Promise<void> {
  const { postgres, disks } = year;
  const forMs = 2 * hour;
  if (postgres)
    return await storeAway(year, {
      what: 'PostgreSQL is stopped',
      forMs,
      begin: postgres.stop,
      end: postgres.start,
    });
  const what = 'The store’s disk is full';
  if (!disks.canBreak) return year.note(what, notMounted);
  await storeAway(year, { what, forMs, begin: disks.store.fill, end: disks.store.clear });
}

const notMounted = 'not tried, because nothing can be mounted on this machine';

export async function storeUnmounted(year: Year): Promise<void> {
  const { postgres, disks } = year;
  const forMs = 2 * hour;
  if (postgres) {
    const setReadOnly = (mode: 'on' | 'off') => async () => {
      await year.rows.query(`alter system set default_transaction_read_only = ${mode}`);
      await year.rows.query('select pg_reload_conf()');
    };
    const what = 'PostgreSQL has become read-only';
    return await storeAway(year, { what, forMs, begin: setReadOnly('on'), end: setReadOnly('off') });
  }
  const what = 'The store’s disk isn’t mounted';
  if (!disks.canBreak) return year.note(what, notMounted);
  const end = async () => {
    disks.store.mount();
    // As the guide says.
    await year.machine.restart();
  };
  await storeAway(year, { what, forMs, begin: disks.store.unmount, end });
  year.later(30 * minute, () => year.killed('while its disk was missing'));
}
