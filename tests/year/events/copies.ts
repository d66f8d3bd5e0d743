/** Copies can't be made, or are all that's left. */
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tokenPattern } from '../ledger.ts';
import type { Year } from '../year.ts';
import { day, hour, minute, trueTime } from '../year-clock.ts';

/** Old copies end all the same, and make room for new ones. */
export async function copiesFull(year: Year): Promise<void> {
  const { copies, canBreak } = year.disks;
  const what = 'The copies’ disk is full for three days';
  if (!canBreak) return year.note(what, 'not tried, because nothing can be mounted on this machine');
  const end = year.trouble(what, {});
  copies.fill();
  year.later(3.2 * day, async () => {
    copies.clear();
    end();
  });
}

export async function timerStopped(year: Year): Promise<void> {
  const end = year.trouble('The timer of the copies is off for three days', {
    says: 'backup',
    withinMs: 2.2 * day,
  });
  year.isTimerOff = true;
  year.later(3 * day, async () => {
    year.isTimerOff = false;
    const { code, stdout, stderr } = await year.command('backup');
    year.note('The timer of the copies is on again', `backup says ${code}: ${(stdout || stderr).trim()}`);
    end();
  });
}

export async function copiesUnmounted(year: Year): Promise<void> {
  const { copies, canBreak } = year.disks;
  if (!canBreak) return;
  const end = year.trouble('The copies’ disk isn’t mounted', { says: 'backup', withinMs: 10 * minute });
  copies.unmount();
  year.later(3 * hour, async () => {
    copies.mount();
    end();
  });
}

/** As the guide has it: a new machine with the settings, then the copies that were sent elsewhere at night. */
export async function machineGone(year: Year): Promise<void> {
  const { copies, store } = year.disks;
  const elsewhere = join(copies.path, '..', 'elsewhere');
  mkdirSync(elsewhere);
  cpSync(copies.path, elsewhere, { recursive: true });
  const copiedAt = trueTime();
  year.later(6 * hour, () => year.enquire({ what: 'after the last copy of a machine' }));
  year.later(11 * hour, async () => {
    const what = 'The machine is gone, and another is set up four hours later';
    const end = year.trouble(what, { says: 'no answer', withinMs: 10 * minute });
    year.isGone = true;
    await year.machine.stopWithoutGoodbye();
    store.replace();
    copies.replace();
    if (year.postgres) await year.rows.query('drop schema public cascade; create schema public');
    await year.stepTo(trueTime() + 5 * minute);
    year.later(4 * hour, async () => {
      await setUpAgain(year, elsewhere, copiedAt);
      end();
    });
  });
}

async function setUpAgain(year: Year, elsewhere: string, copiedAt: number): Promise<void> {
  await year.machine.startAgain();
  year.isGone = false;
  const isNew = year.trouble('A new machine’s store', { says: 'new-store', withinMs: 10 * minute });
  await year.stepTo(trueTime() + 5 * minute);
  await year.enquire({ what: 'on the new machine, before its copies are there' });
  // A server whose store is back begins to send after ten seconds.
  await year.stepTo(trueTime() + minute);
  await year.stepTo(trueTime() + 19 * minute);
  const folder = year.disks.copies.path;
  cpSync(elsewhere, folder, { recursive: true });
  const copies = readdirSync(folder).filter((name) => name.startsWith('enquiries-'));
  const said: string[] = [];
  // The newest, as the guide says, and then all others: several, in any order, is promised as well.
  for (const name of copies.sort().reverse()) {
    const { code, stdout, stderr } = await year.command('import', join(folder, name));
    if (code !== 0) year.ledger.broken('copies', `import of ${name}: ${stderr}`);
    said.push(stdout.split('\n')[0] ?? '');
  }
  await year.command('migrate');
  const lost = await findLost(year, copiedAt);
  year.note(
    'A restore onto a new machine',
    `The newest copy: ${said[0]} Then ${said.length - 1} older ones. ${lost} were in no copy, and are in mailboxes.`,
  );
  isNew();
}

/** What came in after the last copy is in mailboxes only. */
async function findLost({ ledger, rows }: Year, copiedAt: number): Promise<number> {
  const names = (await rows.query('select name from enquiry')).map(({ name }) => String(name));
  const stored = new Set(names.join().match(tokenPattern));
  const lost = [...ledger.entries.values()].filter(
    ({ token, acknowledgedAt }) => !stored.has(token) && acknowledgedAt !== null && acknowledgedAt > copiedAt,
  );
  for (const entry of lost) entry.isLost = true;
  return lost.length;
}
