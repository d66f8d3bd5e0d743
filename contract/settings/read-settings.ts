/** Reads the settings for build and server, and reports all mistakes at once. */
import type { z } from 'zod';
import { nearest } from './edit-distance.ts';
import { goneSettings, type Settings, settingNotes, settingTable } from './table.ts';

export type { Settings } from './table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Fix these settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

export function readSettings(environment: Environment): Settings {
  const given = withoutBlanks(environment);
  return parse(settingTable, given, [...misspelt(Object.keys(given)), ...contradictions(given)]);
}

export function readGoneSettings(environment: Environment): string[] {
  const set = withoutBlanks(environment);
  return goneSettings.filter((name) => set[name] !== undefined);
}

/** The build ignores the others. */
export function readBuildSettings(environment: Environment) {
  return parse(buildTable, withoutBlanks(environment));
}

const buildTable = settingTable.pick({
  SITE_URL: true,
  RECAPTCHA_SITE_KEY: true,
  RETENTION_DAYS: true,
});

function parse<Table extends z.ZodObject>(
  table: Table,
  given: Environment,
  otherProblems: readonly string[] = [],
): z.output<Table> {
  const { success, data, error } = table.safeParse(given);
  const wrong = error?.issues.map((issue) => describe(issue, given)) ?? [];
  // Two faults may need the same fix.
  const problems = [...new Set([...wrong, ...otherProblems])];
  if (!success || problems.length > 0) throw new SettingsError(problems);
  return data;
}

/** Set to nothing counts as not set. */
function withoutBlanks(environment: Environment): Environment {
  const entries = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

function describe(issue: z.core.$ZodIssue, given: Environment): string {
  const variable = String(issue.path[0]);
  const schema = Object.entries(settingTable.shape).find(([name]) => name === variable)?.[1];
  const shown = schema && settingNotes.get(schema)?.secret ? '' : ` "${given[variable]}"`;
  return `${variable}${shown} ${issue.message}`;
}

/** The first word must match, because other programs' variables (`LIVE_URL`, or Kubernetes') may look like ours. */
function misspelt(given: readonly string[]): string[] {
  const known = [...Object.keys(settingTable.shape), ...goneSettings];
  const firstWord = (name: string) => name.split('_')[0];
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = nearest(
      name,
      known.filter((setting) => firstWord(setting) === firstWord(name)),
    );
    return meant ? `${name} is not a setting. Did you mean ${meant}? Set that, or unset ${name}.` : [];
  });
}

/** Settings that are wrong together. */
function contradictions(given: Environment): string[] {
  const needs = (present: string, absent: string, fix: string) =>
    given[present] && !given[absent] ? [`${absent} is missing, while ${present} is set. ${fix}`] : [];
  const bothKeys = 'Give both keys to use reCAPTCHA, or neither to use the built-in challenge.';
  return [
    ...needs('RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET', bothKeys),
    ...needs('RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY', bothKeys),
    ...needs(
      'ENQUIRY_WEBHOOK_URL',
      'ENQUIRY_WEBHOOK_SECRET',
      "Give a key for signing: node -p \"'whsec_' + crypto.randomBytes(32).toString('base64')\".",
    ),
    ...needs('ENQUIRY_WEBHOOK_SECRET', 'ENQUIRY_WEBHOOK_URL', 'Give the address to post to.'),
    ...needs('SMTP_URL', 'ENQUIRY_TO', 'Give the address that enquiries are mailed to.'),
    ...needs('SMTP_URL', 'ENQUIRY_FROM', 'Give the address that enquiries are mailed from.'),
  ];
}
