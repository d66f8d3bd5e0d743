/** The year's report, for people. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Entry, Ledger, PromiseName } from './ledger.ts';
import { mustBeTold, promises, reasonsFor } from './promises.ts';
import { hour, minute, written } from './year-clock.ts';

type Facts = {
  database: string;
  ledger: Ledger;
  recipients: readonly string[];
  minutes: number;
  buildSeconds: readonly number[];
  notCovered: readonly string[];
};

export function writeReport(facts: Facts): { file: string; text: string } {
  const file = `reports/year-${facts.database.toLowerCase()}.md`;
  const text = reportOf(facts);
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, text);
  return { file, text };
}

function reportOf({ database, ledger, recipients, minutes, buildSeconds, notCovered }: Facts): string {
  const { counts } = ledger;
  const entries = [...ledger.entries.values()];
  const broken = new Set(ledger.faults.map(({ promise }) => promise));
  const names = Object.keys(promises) as PromiseName[];
  const builds = buildSeconds.map((seconds) => seconds.toFixed(0)).join(', ');
  return [
    `# A year on ${database}`,
    `It took ${minutes.toFixed(1)} minutes on ${cpus().length} cores: ${counts.steps} steps, ${counts.probes} questions to \`/status\`, ${counts.commands} commands, ${counts.looks} looks into store and copies.${builds && ` Builds took ${builds} s.`}`,
    ledger.faults.length === 0 ? 'Every promise was kept.' : `**${ledger.faults.length} faults.**`,
    table(
      ['Promise', ''],
      names.map((name) => [promises[name], broken.has(name) ? '**broken**' : 'kept']),
    ),
    ...(ledger.faults.length > 0 ? ['## What broke', brokenOf(ledger)] : []),
    '## Enquiries',
    table(['What', 'How many'], countsOf(entries, ledger, recipients)),
    '## What was broken, and what `/status` said',
    troublesOf(ledger),
    '## Told late',
    lateOf(ledger, entries, recipients),
    '## Told twice',
    twiceOf(ledger, entries),
    '## What happened besides',
    table(
      ['When', 'What', 'Result'],
      ledger.events.map(({ at, what, result }) => [written(at), what, result]),
    ),
    '## Not in it',
    notCovered.map((what) => `- ${what}`).join('\n'),
    '',
  ].join('\n\n');
}

const mostOfEach = 12;

function brokenOf({ faults }: Ledger): string {
  const lines = [...Map.groupBy(faults, ({ promise }) => promise)].flatMap(([promise, broken]) => {
    const shown = broken
      .slice(0, mostOfEach)
      .map(({ at, what }) => `- ${promise}, seen ${written(at)}: ${what}`);
    const more = broken.length - shown.length;
    return [...shown, ...(more > 0 ? [`- ${promise}: ${more} more`] : [])];
  });
  return lines.join('\n');
}

function countsOf(
  entries: readonly Entry[],
  { counts, kills }: Ledger,
  recipients: readonly string[],
): string[][] {
  const acknowledged = entries.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
  const told = (times: number) =>
    acknowledged.filter(({ told: by }) =>
      recipients.every((recipient) => (by.get(recipient) ?? []).length === times),
    );
  const of = (list: readonly unknown[]) => String(list.length);
  return [
    ['sent by people', of(entries)],
    ['acknowledged', of(acknowledged)],
    [
      'refused or unanswered at first, and acknowledged when sent again',
      of(acknowledged.filter(isSecondTry)),
    ],
    ['never acknowledged', of(entries.filter(({ acknowledgedAt }) => acknowledgedAt === null))],
    ['that someone has to be told about', of(acknowledged.filter(mustBeTold))],
    [`told once to each of ${recipients.length}`, of(told(1))],
    ['held, and sent on by hand', of(entries.filter(({ sentByHand }) => sentByHand.length > 0))],
    ['erased', of(entries.filter(({ erasedAt }) => erasedAt !== null))],
    ['lost with a machine, after its last copy', of(entries.filter(({ isLost }) => isLost))],
    ['spam: taken, turned away', `${counts.spamTaken}, ${counts.spamRefused}`],
    ['processes killed at a bad moment', of(kills)],
    ['daily mails', String(counts.dailyMails)],
  ];
}

function isSecondTry({ answers }: Entry): boolean {
  const [first] = answers;
  return first !== undefined && first.status !== 201 && first.status !== 303;
}

function troublesOf({ troubles }: Ledger): string {
  const rows = troubles.map(({ what, from, to, says, noticedFrom, saidAt, lastSaidAt, withinMs }) => {
    const said = saidAfter(says, noticedFrom, saidAt);
    const over =
      says === null || lastSaidAt === null ? '' : lastSaidAt <= to ? 'at once' : duration(lastSaidAt - to);
    const lasted = Number.isFinite(to) ? duration(to - from) : 'until the end';
    const allowed = says === null ? '' : duration(withinMs);
    return [written(from), what, lasted, says === null ? '' : `\`${says}\``, said, allowed, over];
  });
  return table(['From', 'What', 'For', 'Name', 'Said within', 'At most', 'Over within'], rows);
}

function saidAfter(says: string | null, noticedFrom: number | null, saidAt: number | null): string {
  if (says === null) return 'nobody is called';
  if (saidAt === null) return 'never';
  return noticedFrom === null || saidAt <= noticedFrom ? 'at once' : duration(saidAt - noticedFrom);
}

function lateOf(ledger: Ledger, entries: readonly Entry[], recipients: readonly string[]): string {
  const byReason = new Map<string, { count: number; latest: number }>();
  for (const { acknowledgedAt, told, sentByHand } of entries) {
    if (acknowledgedAt === null) continue;
    const from = sentByHand[0] ?? acknowledgedAt;
    for (const recipient of recipients) {
      const [first] = told.get(recipient) ?? [];
      if (first === undefined || first - from <= 6 * minute) continue;
      const reason = reasonsFor(ledger, recipient, acknowledgedAt, first).join('; ') || '**no reason**';
      const { count = 0, latest = 0 } = byReason.get(reason) ?? {};
      byReason.set(reason, { count: count + 1, latest: Math.max(latest, first - from) });
    }
  }
  if (byReason.size === 0) return 'Nothing.';
  const rows = [...byReason].map(([reason, { count, latest }]) => [reason, String(count), duration(latest)]);
  return table(['Why', 'Messages', 'The latest after'], rows);
}

function twiceOf(ledger: Ledger, entries: readonly Entry[]): string {
  const rows = entries.flatMap(({ token, acknowledgedAt, told, sentByHand }) =>
    [...told].flatMap(([recipient, times]) => {
      if (times.length < 2 || acknowledgedAt === null) return [];
      const byHand = sentByHand.length > 0 ? ['sent by hand'] : [];
      const reasons = [...byHand, ...reasonsFor(ledger, recipient, acknowledgedAt, times.at(-1) ?? 0)];
      return [[token, recipient, String(times.length), reasons.join('; ') || '**no reason**']];
    }),
  );
  return rows.length === 0 ? 'Nothing.' : table(['Enquiry', 'Recipient', 'Times', 'Why'], rows);
}

function duration(ms: number): string {
  if (ms < 2 * hour) return `${Math.round(ms / minute)} min`;
  return ms < 48 * hour ? `${(ms / hour).toFixed(1)} h` : `${(ms / hour / 24).toFixed(1)} days`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
