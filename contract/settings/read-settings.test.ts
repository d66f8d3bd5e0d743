import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Environment, readBuildSettings, readSettings, SettingsError } from './read-settings.ts';
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
    port: 3000,
    host: 'localhost',
    metricsPort: undefined,
    siteUrl: undefined,
    hstsPreload: false,
    dataDir: './data',
    databaseUrl: undefined,
    smtpUrl: undefined,
    enquiryTo: undefined,
    enquiryFrom: undefined,
    enquiryWebhookUrl: undefined,
    enquiryWebhookSecret: undefined,
    recaptchaSiteKey: undefined,
    recaptchaSecret: undefined,
    recaptchaVerifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    trustProxy: [],
    notifyUnverified: false,
    limitPerSender: 40,
    limitOverall: 1000,
    limitHeld: 10_000,
    retentionDays: 730,
    logLevel: 'info',
  });
});

test('what is set is read, and set to nothing counts as unset', () => {
  const settings = readSettings({
    PORT: '0',
    HOST: ' ',
    SITE_URL: 'https://www.Straitworks.example/',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1',
    NOTIFY_UNVERIFIED: 'true',
    SMTP_URL: 'smtp://localhost:1025',
    ENQUIRY_TO: 'a@b.example, Team <team@b.example>',
    ENQUIRY_FROM: 'site@b.example',
  });
  expect(settings).toMatchObject({
    port: 0,
    host: 'localhost',
    siteUrl: 'https://www.straitworks.example',
    trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'],
    notifyUnverified: true,
    smtpUrl: 'smtp://localhost:1025',
  });
});

test('what the content says holds until something is set, and blank sets nothing', () => {
  const fromContent = { RECAPTCHA_SITE_KEY: 'content-key' };
  const read = (key: string) =>
    readSettings({ RECAPTCHA_SECRET: 's', RECAPTCHA_SITE_KEY: key }, fromContent).recaptchaSiteKey;
  expect(read('')).toBe('content-key');
  expect(read('own-key')).toBe('own-key');
});

test('the build takes a blank setting for an unset one, as the server does', () => {
  const unset = { siteUrl: undefined, recaptchaSiteKey: undefined, retentionDays: 730, hstsPreload: false };
  expect(readBuildSettings({ SITE_URL: '', RECAPTCHA_SITE_KEY: ' ', RETENTION_DAYS: '' })).toEqual(unset);
  const given = {
    SITE_URL: 'https://a.example/',
    RECAPTCHA_SITE_KEY: 'k',
    RETENTION_DAYS: '90',
    HSTS_PRELOAD: 'true',
  };
  expect(readBuildSettings(given)).toEqual({
    siteUrl: 'https://a.example',
    recaptchaSiteKey: 'k',
    retentionDays: 90,
    hstsPreload: true,
  });
});

test('the build minds its own settings and no others', () => {
  expect(() => readBuildSettings({ PORT: 'many', SMTP_URL: 'smtp://host' })).not.toThrow();
  expect(() => readBuildSettings({ SITE_URL: 'www.a.example' })).toThrow(/SITE_URL "www.a.example" is not/);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '0x50'],
  ['SITE_URL', 'www.straitworks.example'],
  ['SITE_URL', 'https://straitworks.example/en'],
  ['SITE_URL', 'ftp://straitworks.example'],
  ['SITE_URL', 'https://user@straitworks.example'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['SMTP_URL', 'mail.host:25'],
  ['SMTP_URL', 'smtp:mail.host'],
  ['ENQUIRY_TO', 'nobody'],
  ['ENQUIRY_FROM', 'a@b.example, nobody'],
  ['RECAPTCHA_VERIFY_URL', 'siteverify'],
  ['ENQUIRY_WEBHOOK_URL', 'chat.host/hook'],
  ['LIMIT_PER_SENDER', '0'],
  ['LIMIT_OVERALL', 'many'],
  ['TRUST_PROXY', 'proxy.local'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '::1/129'],
  ['NOTIFY_UNVERIFIED', 'yes'],
  ['NOTIFY_UNVERIFIED', 'TRUE'],
  ['RETENTION_DAYS', '0'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with its repair', (variable, value) => {
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

test.each([
  ['LIMIT_OVERAL', 'LIMIT_OVERALL'],
  ['LIMITS_OVERALL', 'LIMIT_OVERALL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['ENQUIRY_RECIPIENT', 'ENQUIRY_TO'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['SMTP_UR', 'SMTP_URL'],
])('%s is refused, and %s suggested', (misspelt, meant) => {
  expect(problemsOf({ [misspelt]: 'x' })).toEqual([
    expect.stringMatching(new RegExp(`^${misspelt} is not a setting. Did you mean ${meant}\\?`)),
  ]);
});

test('variables of other programs are nobody’s misspelling', () => {
  const others =
    'PATH HOME HOSTNAME HOSTS USER LOGNAME LOGLEVEL LOG_DIR LOG_FORMAT PWD SHELL LANG TERM TZ EDITOR NODE_ENV ' +
    'NODE_OPTIONS PGHOST PGPORT PGUSER PG_URL PORTS CI DATA_HOME XDG_DATA_DIRS XDG_DATA_HOME HTTP_PROXY NO_PROXY ' +
    'HTTPS_PROXY SMTP_HOST SMTP_PORT REDIS_URL BASE_URL SERVER_NAME DIST INSTANCES BACKUP_DIR npm_lifecycle_event';
  expect(problemsOf(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([]);
});

test('a secret key without its public one is refused', () => {
  expect(problemsOf({ RECAPTCHA_SECRET: 's' })[0]).toMatch(/^RECAPTCHA_SITE_KEY is missing/);
});

test.each([
  ['ENQUIRY_WEBHOOK_URL', 'https://chat.host/hook', 'ENQUIRY_WEBHOOK_SECRET'],
  ['ENQUIRY_WEBHOOK_SECRET', 's', 'ENQUIRY_WEBHOOK_URL'],
])('%s without its partner is refused', (variable, value, missing) => {
  expect(problemsOf({ [variable]: value })[0]).toMatch(new RegExp(`^${missing} is missing`));
});

test('a value that may hold a password is not repeated', () => {
  const problems = problemsOf({ DATABASE_URL: 'mysql://u:hunter2@h', SMTP_URL: 'http://u:hunter2@h' });
  expect(problems.length).toBeGreaterThan(1);
  expect(problems.join()).not.toContain('hunter2');
});

test('docs/settings.md lists every setting with its default and meaning, and no other', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/settings.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| `?(.+?)`? \| (.+?) \|$/gm)].map(([, ...cells]) => cells);
  const table = Object.entries(settingTable.shape).map(([variable, schema]) => {
    const note = settingNotes.get(schema);
    return [variable, note?.fallback, note?.meaning];
  });
  expect(rows).toEqual(table);
});
