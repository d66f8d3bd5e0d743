/** The clock is wrong, or its zone is another. */
import { rmSync } from 'node:fs';
import { backUp } from '../daily-life.ts';
import type { Year } from '../year.ts';
import { day, hour, minute, yearClock } from '../year-clock.ts';

/** Over a night, so that a copy is made and purges run meanwhile. */
export async function clockAhead(year: Year): Promise<void> {
  const what = 'The clock is 400 days ahead for 16 hours';
  const end = year.trouble(what, { says: 'retention', withinMs: 30 * minute });
  yearClock.skew = 400 * day;
  await year.settle();
  await year.enquire({ what: 'while the clock is ahead' });
  year.later(16 * hour, async () => {
    yearClock.skew = 0;
    end();
    const after = year.trouble('An enquiry is dated ahead', { says: 'clock', withinMs: 10 * minute });
    const copied = year.trouble('A copy is dated ahead', { says: 'backup', withinMs: 10 * minute });
    // As the guide says.
    await year.machine.restart();
    year.later(2 * hour, async () => {
      await markAhead(year);
      await removeCopyAhead(year);
      await backUp(year);
      after();
      copied();
    });
  });
}

async function markAhead(year: Year): Promise<void> {
  const { stdout } = await year.command('list', '--open', '--json');
  for (const line of stdout.split('\n').filter(Boolean)) {
    const { id, receivedAt }: { id: string; receivedAt: string } = JSON.parse(line);
    if (Date.parse(receivedAt) > Date.now() + hour) await year.command('mark', id, 'handled');
  }
}

/** As `check` advises. */
async function removeCopyAhead(year: Year): Promise<void> {
  const { stdout } = await year.command('check');
  const [, file] = /(\S+\.jsonl) is dated ahead/.exec(stdout) ?? [];
  if (file !== undefined) rmSync(file);
}

export async function clockBehind(year: Year): Promise<void> {
  const end = year.trouble('The clock is three days behind for six hours', {});
  yearClock.skew = -3 * day;
  await year.settle();
  await year.enquire({ what: 'while the clock is behind' });
  year.later(6 * hour, async () => {
    yearClock.skew = 0;
    await year.settle();
    end();
  });
}

export async function moveToHalifax(year: Year): Promise<void> {
  await year.machine.restart({ TZ: 'America/Halifax' });
  year.note('The server’s time zone', 'America/Halifax from now on, where summer time begins and ends');
}

/** Before, in and after the hour that's left out, or comes twice. */
export async function summerTime(year: Year): Promise<void> {
  for (const minutes of [10, 40, 70, 130]) year.later(minutes * minute, () => year.enquire());
}
