/** What happens on any day: visitors write, copies are made, and someone answers and looks through what's held. */
import { look } from './look.ts';
import { everyone } from './peers.ts';
import type { Year } from './year.ts';
import { day, hour, minute, start, trueTime } from './year-clock.ts';

/** The same year each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const days = 365;

export function planDays(year: Year, isQuiet: (day: number) => boolean): void {
  const random = randomFrom(86);
  for (let number = 0; number < days; number += 1) {
    const midnight = start + number * day;
    year.plan(midnight + 2.5 * hour, () => backUp(year));
    year.plan(midnight + 3.5 * hour, () => lookAround(year));
    // Every other day, so that nothing that's held waits for three.
    if (number % 2 === 0) year.plan(midnight + 9 * hour, () => readHeld(year));
    if (isQuiet(number)) continue;
    const count = 1 + Math.floor(random() * 3);
    for (let sent = 0; sent < count; sent += 1) {
      const at = midnight + 7 * hour + Math.floor(random() * 16 * hour);
      planVisitor(year, at, random());
    }
  }
}

/** Most have scripts. Some send twice, and some have none, so that nobody asks them for a captcha. */
function planVisitor(year: Year, at: number, chance: number): void {
  const visit = async () => {
    if (chance < 0.1)
      return void (await year.enquire({ as: 'form', isVerified: false, what: 'without scripts' }));
    if (chance < 0.2) {
      const entry = await year.enquire({ what: 'sent twice' });
      return year.later(3 * minute, () => year.enquire({ again: entry }));
    }
    if (chance < 0.25) {
      const entry = await year.enquire({ isVerified: false, what: 'verified by a repeat' });
      return year.later(2 * minute, () => year.enquire({ again: entry }));
    }
    await year.enquire({ as: chance < 0.4 ? 'form' : 'json' });
  };
  year.plan(at, visit);
}

/** What the timer does every night. It fails where the machine has just broken, and `/status` says so in time. */
export async function backUp(year: Year): Promise<void> {
  if (year.isGone || year.isTimerOff) return;
  await year.command('backup');
}

async function lookAround(year: Year): Promise<void> {
  if (!year.isGone && !year.isStoreAway) await look(year);
}

/** A person's is sent on, and the rest is marked. */
export async function readHeld(year: Year): Promise<void> {
  if (year.isGone || year.isStoreAway || year.isOnHoliday) return;
  const { stdout } = await year.command('list', '--held', '--json');
  for (const line of stdout.split('\n').filter(Boolean)) {
    const { id, name }: { id: string; name: string } = JSON.parse(line);
    const entry = year.ledger.entries.get(name.replace('Visitor ', ''));
    // What was imported may be in the mailbox already.
    if (!entry || entry.told.size === everyone.length) continue;
    entry.sentByHand.push(trueTime());
    await year.command('mail', id);
  }
  await year.command('mark', '--held', 'handled');
}
