/** What goes wrong in the year, and what's changed. Days count from the year's first, which is the first of December. */
import { clockAhead, clockBehind, moveToHalifax, summerTime } from './events/clock.ts';
import { copiesFull, copiesUnmounted, machineGone, timerStopped } from './events/copies.ts';
import { duringBackup, duringMail, duringPosts, duringPurge } from './events/kills.ts';
import {
  captchaAway,
  certificateRunsOut,
  mailServerAwayForANight,
  mailServerLosesAnswers,
  passwordDeadForAWeek,
  webhookGone,
} from './events/mail.ts';
import { erasure, flood, holiday, requestForData } from './events/people.ts';
import { prepareField, prepareReleases, releaseField, releaseWords } from './events/releases.ts';
import { storeFull, storeUnmounted } from './events/store.ts';
import type { Year } from './year.ts';
import { day, hour, start } from './year-clock.ts';

type Event = {
  day: number;
  /** Hours after midnight. */
  at: number;
  run: (year: Year) => Promise<void>;
  /** How many days no other visitors come. */
  quietDays?: number;
};

const events: readonly Event[] = [
  { day: 20, at: 21, run: mailServerAwayForANight, quietDays: 2 },
  { day: 25, at: 11, run: duringPosts(5) },
  { day: 28, at: 11, run: duringMail },
  { day: 36, at: 11, run: mailServerLosesAnswers },
  { day: 40, at: 10, run: passwordDeadForAWeek },
  { day: 52, at: 12, run: duringPosts(15) },
  { day: 60, at: 15, run: erasure },
  { day: 65, at: 11, run: duringMail },
  { day: 70, at: 9, run: webhookGone },
  { day: 85, at: 10, run: moveToHalifax },
  { day: 91, at: 10, run: certificateRunsOut },
  { day: 95, at: 9, run: captchaAway },
  { day: 98, at: 11, run: duringPurge(1) },
  { day: 100, at: 11, run: storeFull, quietDays: 1 },
  // 14 March: clocks go forward in Halifax.
  { day: 103, at: 5, run: summerTime },
  { day: 105, at: 11, run: duringPurge(4) },
  { day: 110, at: 11, run: storeUnmounted, quietDays: 1 },
  { day: 120, at: 1, run: copiesFull },
  { day: 126, at: 11, run: copiesUnmounted },
  { day: 130, at: 3, run: timerStopped },
  { day: 138, at: 15, run: erasure },
  { day: 140, at: 4, run: machineGone, quietDays: 1 },
  { day: 150, at: 15, run: requestForData },
  { day: 170, at: 11, run: duringPosts(30) },
  { day: 180, at: 13, run: clockAhead, quietDays: 2 },
  { day: 190, at: 13, run: clockBehind, quietDays: 1 },
  { day: 197, at: 11, run: duringMail },
  { day: 210, at: 10, run: flood, quietDays: 1 },
  { day: 212, at: 10, run: duringBackup },
  { day: 250, at: 10, run: holiday },
  // 7 November: they go back.
  { day: 341, at: 4, run: summerTime },
];

const fieldDay = 161;

/** Every four weeks, in the afternoon. */
const releaseDays = Array.from({ length: 12 }, (_, release) => 6 + 28 * release);

export function planEvents(year: Year, days: number): void {
  for (const { day: number, at, run } of events) year.plan(start + number * day + at * hour, () => run(year));
  const live = releaseDays.filter((number) => number < days);
  const before = live.filter((number) => number < fieldDay).length;
  const planWords = (first: number, count: number) => {
    for (const [release, folder] of prepareReleases(year, first, count)) {
      const at = start + (releaseDays[release - 2] ?? 0) * day + 14 * hour;
      year.plan(at, () => releaseWords(year, release, folder));
    }
  };
  planWords(2, before);
  if (fieldDay >= days) return;
  const field = prepareField(year);
  year.plan(start + fieldDay * day + 10 * hour, () => releaseField(year, field));
  planWords(2 + before, live.length - before);
}

export function isQuiet(number: number): boolean {
  return events.some(({ day: first, quietDays = 0 }) => number >= first && number < first + quietDays);
}
