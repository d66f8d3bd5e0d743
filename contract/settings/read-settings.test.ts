import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Environment,
  readBuildSettings,
  readGoneSettings,
  readSettings,
  SettingsError,
} from './read-settings.ts';
import { settingNotes, settingTable } from './table.ts';

function problemsOf(environment: Environment): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test('with nothing set, everything has a default', () => {
  expect(readSettings({})).toEqual({
    PORT: 3000,
    HOST: 'localhost',
    SITE_URL: undefined,
    HSTS_PRELOAD: false,
    DATA_DIR: './data',
    DATABASE_URL: undefined,
    BACKUP_DIR: undefined,
    BACKUP_DAYS: 30,
    SMTP_URL: undefined,
    SMTP_NAME: undefined,
    ENQUIRY_TO: undefined,
    ENQUIRY_FROM: undefined,
    ENQUIRY_WEBHOOK_URL: undefined,
    ENQUIRY_WEBHOOK_SECRET: undefined,
    RECAPTCHA_SITE_KEY: undefined,
    RECAPTCHA_SECRET: undefined,
    RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
    TRUST_PROXY: undefined,
    LIMIT_PER_SENDER: 40,
    LIMIT_UNVERIFIED: 30,
    RETENTION_DAYS: 730,
    LOG_LEVEL: 'info',
  });
});

test('what is set is read, and set to nothing counts as unset', () => {
  const settings = readSettings({
    PORT: '0',
    HOST: ' ',
    SITE_URL: 'https://www.Straitworks.example/',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
    HSTS_PRELOAD: 'true',
    SMTP_URL: 'smtp://localhost:1025',
    ENQUIRY_TO: 'a@b.example, Team <team@b.example>',
    ENQUIRY_FROM: 'site@b.example',
  });
  expect(settings).toMatchObject({
    PORT: 0,
    HOST: 'localhost',
    SITE_URL: 'https://www.straitworks.example',
    TRUST_PROXY: ['127.0.0.1', '10.0.0.0/8', '::1'],
    HSTS_PRELOAD: true,
    SMTP_URL: 'smtp://localhost:1025',
  });
});

test('the build reads its own settings as the server does, and ignores others', () => {
  const unset = {
    SITE_URL: undefined,
    RECAPTCHA_SITE_KEY: undefined,
    RETENTION_DAYS: 730,
  };
  expect(readBuildSettings({ SITE_URL: '', RECAPTCHA_SITE_KEY: ' ', PORT: 'many' })).toEqual(unset);
  expect(readBuildSettings({ SITE_URL: 'https://a.example/', RETENTION_DAYS: '90' })).toEqual({
    ...unset,
    SITE_URL: 'https://a.example',
    RETENTION_DAYS: 90,
  });
  expect(() => readBuildSettings({ SITE_URL: 'www.a.example' })).toThrow(/SITE_URL "www.a.example" is not/);
});

test.each([
  ['PORT', '70000'],
  ['SITE_URL', 'www.straitworks.example'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['DATABASE_URL', 'postgres://straitworks@/site?host=/var/run/postgresql'],
  ['SMTP_URL', 'mail.host:25'],
  ['ENQUIRY_TO', 'nobody'],
  ['ENQUIRY_WEBHOOK_URL', 'chat.host/hook'],
  ['LIMIT_PER_SENDER', '0'],
  ['TRUST_PROXY', 'proxy.local'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with its fix', (variable, value) => {
  const [problem = '', ...others] = problemsOf({ [variable]: value });
  expect(others.filter((other) => other.startsWith(variable))).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${variable}\\b.* is .*\\. Give `));
});

test('all that is wrong is told at once, contradictions too', () => {
  const problems = problemsOf({
    PORT: 'x',
    LOG_LEVEL: 'y',
    RECAPTCHA_SITE_KEY: 'k',
    SMTP_URL: 'smtp://localhost',
  });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'LOG_LEVEL',
    'RECAPTCHA_SECRET',
    'ENQUIRY_TO',
    'ENQUIRY_FROM',
  ]);
});

test('a misspelt setting is refused, and the right one suggested', () => {
  expect(problemsOf({ SMTP_URI: 'x' })).toEqual([
    'SMTP_URI is not a setting. Did you mean SMTP_URL? Set that, or unset SMTP_URI.',
  ]);
});

test.each([
  ['with another first word', 'LIVE_URL DATABSE_URL LIMITS_OVERALL PORTS LOGLEVEL'],
  ['more than two edits away', 'LIMIT_CPU SMTP_HOST DATA_HOME LOG_DIR HSTS_MAX_AGE'],
  ['that Kubernetes injects for a service called enquiry', 'ENQUIRY_SERVICE_HOST ENQUIRY_PORT_80_TCP_ADDR'],
  ['of the system and other programs', 'PATH HOSTNAME PGHOST REDIS_URL BASE_URL npm_lifecycle_event'],
])('variables %s are ignored', (_, names) => {
  expect(problemsOf(Object.fromEntries(names.split(' ').map((name) => [name, 'x'])))).toEqual([]);
});

test.each([
  ['RECAPTCHA_SECRET', 's', 'RECAPTCHA_SITE_KEY'],
  ['ENQUIRY_WEBHOOK_URL', 'https://chat.host/hook', 'ENQUIRY_WEBHOOK_SECRET'],
  ['ENQUIRY_WEBHOOK_SECRET', 'a secret that is long enough', 'ENQUIRY_WEBHOOK_URL'],
])('%s without its partner is refused', (variable, value, missing) => {
  expect(problemsOf({ [variable]: value })[0]).toMatch(new RegExp(`^${missing} is missing`));
});

test.each([
  ['SMTP_URL', 'smtp://team:Sea', 'Write a # in the password as %23'],
  ['DATABASE_URL', 'postgres://straitworks:Sea', 'Write a # in the password as %23'],
  ['ENQUIRY_FROM', '"Straitworks"', 'begins with a quotation mark goes in single quotes'],
])('%s=%s, as a file of settings can cut it, is refused with how to quote it', (variable, value, advice) => {
  expect(problemsOf({ ...addresses, [variable]: value })[0]).toContain(advice);
});

test('a value that may hold a password is not repeated', () => {
  const problems = problemsOf({ DATABASE_URL: 'mysql://u:hunter2@h', SMTP_URL: 'http://u:hunter2@h' });
  expect(problems.length).toBeGreaterThan(1);
  expect(problems.join()).not.toContain('hunter2');
});

const addresses = { ENQUIRY_TO: 'a@b.example', ENQUIRY_FROM: 'a@b.example' };

test.each([
  ['DATABASE_URL', 'postgres://straitworks:Sea@Shell@db.host/site'],
  ['SMTP_URL', 'smtps://team:1234#Shell@mail.host'],
])('%s=%s is refused with how to encode its login', (variable, value) => {
  expect(problemsOf({ ...addresses, [variable]: value })).toEqual([
    `${variable} has a user name or password that is not percent-encoded. ` +
      'Write @ as %40, / as %2F, # as %23, ? as %3F, % as %25 and a space as %20.',
  ]);
});

test.each([
  ['DATABASE_URL', 'postgres://straitworks:Sea%40%2F%23%3F%25%20Shell@db.host/site?sslmode=require'],
  ['DATABASE_URL', 'postgres://straitworks:a:b!c$d&e@db.host/site'],
  ['DATABASE_URL', 'postgres:///site?host=/var/run/postgresql&user=straitworks'],
  ['SMTP_URL', 'smtps://team%40mail.host:Sea%2FShell@mail.host:465/?requireTLS=false'],
])('%s=%s is taken', (variable, value) => {
  expect(problemsOf({ ...addresses, [variable]: value })).toEqual([]);
});

test('.env.example has each setting, commented out, with its default and meaning', async () => {
  const example = await readFile(join(import.meta.dirname, '../../.env.example'), 'utf8');
  const lines = Object.entries(settingTable.shape).flatMap(([variable, schema]) => {
    const { fallback = '', meaning } = settingNotes.get(schema) ?? {};
    // What isn't a value is in words.
    const isValue = schema.safeParse(undefined).data !== undefined;
    return [`# ${meaning}${isValue ? '' : ` (${fallback})`}`, `#${variable}=${isValue ? fallback : ''}`, ''];
  });
  expect(example).toBe(
    ['# Settings: copy what you need to a file called .env, without the #.', '', ...lines].join('\n'),
  );
});

test('a setting that is gone isn’t a mistake, and is named', () => {
  const environment = { NOTIFY_UNVERIFIED: 'true', LIMIT_HELD: '5', METRICS_PORT: '' };
  expect(problemsOf(environment)).toEqual([]);
  expect(readGoneSettings(environment)).toEqual(['NOTIFY_UNVERIFIED', 'LIMIT_HELD']);
});

test.each([
  ['a'.repeat(23), 1],
  ['a'.repeat(24), 0],
  [`whsec_${Buffer.alloc(23).toString('base64')}`, 1],
  [`whsec_${Buffer.alloc(24).toString('base64')}`, 0],
])('%s as ENQUIRY_WEBHOOK_SECRET is refused if it has less than 24 bytes', (key, count) => {
  const settings = { ENQUIRY_WEBHOOK_URL: 'https://chat.host/hook', ENQUIRY_WEBHOOK_SECRET: key };
  expect(problemsOf(settings)).toHaveLength(count);
});
