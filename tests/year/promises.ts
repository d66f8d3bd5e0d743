/** Judges a year: each promise with what it was measured by, and what broke it. */
import { type Entry, graceMs, type Ledger, type PromiseName, type Trouble, tokenPattern } from './ledger.ts';
import { hour, minute, trueTime, written } from './year-clock.ts';

export const promises: Readonly<Record<PromiseName, string>> = {
  stored: 'What was acknowledged is stored once, until it’s due to go; what was refused isn’t',
  told: 'Each recipient is told once; late or twice only for a reason',
  alarm: '`/status` says what’s broken, in time, and stops when it’s over',
  calm: '`/status` calls nobody for nothing',
  gone: 'What’s older than its period is gone within two hours, and from the store’s files',
  erased: 'Who was erased is in no file of the store, in no later copy, and no import brings them back',
  copies: 'Copies end when they should, and with them what they hold',
  silent: 'The log has nothing that a visitor wrote',
  releases: 'Each release serves its words, and the one before runs on the new tables',
  running: 'No process ends by itself',
};

/** As long as a monitor may take to ask, and the server to look. */
const promptMs = 6 * minute;

type Year = {
  ledger: Ledger;
  recipients: readonly string[];
  log: string;
  deaths: { at: number; errors: string }[];
};

export function judge({ ledger, recipients, log, deaths }: Year): void {
  for (const entry of ledger.entries.values()) judgeTelling(ledger, entry, recipients);
  for (const trouble of ledger.troubles) judgeAlarm(ledger, trouble);
  judgeCalm(ledger);
  for (const token of new Set(log.match(tokenPattern))) ledger.broken('silent', `${token} is in the log`);
  for (const { at, errors } of deaths) ledger.broken('running', `it ended at ${written(at)}: ${errors}`);
}

/** The troubles that an enquiry met on its way to someone. */
export function reasonsFor(ledger: Ledger, recipient: string, from: number, to: number): string[] {
  const met = ledger.troubles.filter(
    (trouble) => trouble.delays.includes(recipient) && trouble.from <= to && trouble.to + graceMs >= from,
  );
  const killed = ledger.kills.filter(({ at }) => at >= from - hour && at <= to);
  return [...new Set([...met.map(({ what }) => what), ...killed.map(({ where }) => `killed ${where}`)])];
}

/** Whether someone has to be told: the answer said so, or an operator did. */
export function mustBeTold({ acknowledgedAt, isPromised, sentByHand, erasedAt }: Entry): boolean {
  if (acknowledgedAt === null || erasedAt !== null) return false;
  return isPromised || sentByHand.length > 0;
}

function judgeTelling(ledger: Ledger, entry: Entry, recipients: readonly string[]): void {
  const { token, acknowledgedAt, sentByHand } = entry;
  if (acknowledgedAt === null) return;
  for (const recipient of recipients) {
    const times = entry.told.get(recipient) ?? [];
    const [first] = times;
    const from = sentByHand[0] ?? acknowledgedAt;
    if (first === undefined) {
      const isRecent = trueTime() - from < promptMs;
      if (mustBeTold(entry) && !isRecent) ledger.broken('told', `${recipient} was never told of ${token}`);
      continue;
    }
    const reasons = reasonsFor(ledger, recipient, acknowledgedAt, first);
    if (first - from > promptMs && reasons.length === 0)
      ledger.broken(
        'told',
        `${recipient} was told of ${token} (${entry.what}, ${written(from)}) late, at ${written(first)}, for no reason`,
      );
    const mayCome = 1 + Math.max(0, sentByHand.length - (entry.isPromised ? 0 : 1));
    if (
      times.length > mayCome &&
      reasonsFor(ledger, recipient, acknowledgedAt, times.at(-1) ?? first).length === 0
    )
      ledger.broken('told', `${recipient} was told of ${token} ${times.length} times, for no reason`);
  }
}

function judgeAlarm(
  ledger: Ledger,
  { what, to, says, withinMs, noticedFrom, saidAt, lastSaidAt }: Trouble,
): void {
  if (says === null || noticedFrom === null) return;
  if (saidAt === null) ledger.broken('alarm', `${what}: ${says} was never said`);
  else if (saidAt - noticedFrom > withinMs)
    ledger.broken(
      'alarm',
      `${what}: ${says} was said after ${Math.round((saidAt - noticedFrom) / minute)} minutes`,
    );
  if (lastSaidAt !== null && lastSaidAt > to + graceMs)
    ledger.broken('alarm', `${what}: ${says} was said long after`);
}

function judgeCalm(ledger: Ledger): void {
  for (const { at, names } of ledger.probes) {
    if (names.length === 0) continue;
    const isTroubled = ledger.troubles.some(({ from, to }) => from <= at && at <= to + graceMs);
    if (!isTroubled) ledger.broken('calm', `${names.join(', ')} on ${written(at)}, and nothing was broken`);
  }
}
