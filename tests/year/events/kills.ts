/** A process is killed at a bad moment. */
import { readdirSync } from 'node:fs';
import { realDelay } from '../leaping-clock.ts';
import type { Year } from '../year.ts';
import { hour, minute, trueTime, yearClock } from '../year-clock.ts';

async function soon(condition: () => boolean): Promise<boolean> {
  const givesUpAt = performance.now() + 10_000;
  while (!condition() && performance.now() < givesUpAt) await realDelay(1);
  return condition();
}

/** Visitors whose posts are cut off send again. */
export function duringPosts(afterMs: number) {
  return async (year: Year): Promise<void> => {
    const posts = Array.from({ length: 12 }, () => year.post({ what: 'while the process is killed' }));
    await realDelay(afterMs);
    await year.killed('while visitors sent');
    const entries = await Promise.all(posts);
    year.later(2 * minute, async () => {
      for (const again of entries) if (again.acknowledgedAt === null) await year.enquire({ again });
    });
  };
}

/** The mail server has the message, and its answer comes too late. */
export async function duringMail(year: Year): Promise<void> {
  const { mail } = year.peers;
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = mail.messages;
  mail.misbehaves = { answersAfter: () => promise };
  await year.post({ what: 'mailed while the process is killed' });
  const isHit = await soon(() => mail.messages >= before + 2);
  await year.killed(isHit ? 'while it mailed' : 'before it mailed');
  mail.misbehaves = {};
  resolve();
}

/** In the work that's done each hour. */
export function duringPurge(afterMs: number) {
  return async (year: Year): Promise<void> => {
    await yearClock.leap(hour + minute);
    await year.rows.setClock(trueTime());
    const leaping = year.machine.leap(1000);
    await realDelay(afterMs);
    await year.killed('in the hour’s work');
    await leaping;
  };
}

export async function duringBackup(year: Year): Promise<void> {
  const folder = year.disks.copies.path;
  const hasPartial = () => readdirSync(folder).some((name) => name.endsWith('.partial'));
  const command = year.machine.begin(['backup']);
  await soon(() => hasPartial() || command.hasEnded);
  await command.kill();
  year.ledger.kills.push({
    at: trueTime(),
    where: hasPartial() ? 'while it made a copy' : 'after it made a copy',
  });
  year.later(hour, async () => {
    const { code, stderr } = await year.command('backup');
    if (code !== 0 || hasPartial())
      year.ledger.broken('copies', `after a kill, backup said ${code}: ${stderr}`);
  });
}
