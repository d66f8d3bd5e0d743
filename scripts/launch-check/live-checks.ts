/** What the settings lead to, tried for real where it is set: mail server, store, captcha. Nothing is sent. */
import { z } from 'zod';
import {
  type Environment,
  readSettings,
  type Settings,
  SettingsError,
} from '../../contract/settings/read-settings.ts';
import { readinessCheck } from '../../server/enquiries/readiness.ts';
import { openTransport } from '../../server/enquiries/smtp.ts';
import { openStore } from '../../server/enquiries/store/store.ts';
import { messageOf } from '../../server/errors.ts';

/** `open` where it has to be settled; the rest is said so that an operator sees what was tried. */
export type LiveResult = { open: boolean; what: string };

/** Milliseconds that the captcha’s provider may take to answer. */
const patience = 10_000;

/** @param siteKey the captcha's from the content, which the environment overrides. */
export async function liveChecks(environment: Environment, siteKey?: string): Promise<LiveResult[]> {
  try {
    const settings = readSettings(environment, { RECAPTCHA_SITE_KEY: siteKey });
    // The default is a file that the server makes where it runs, which may be another machine.
    const hasStore = environment['DATABASE_URL'] || environment['DATA_DIR'];
    return await Promise.all([
      settings.SMTP_URL
        ? checkMail(settings.SMTP_URL)
        : fine('SMTP_URL is not set: nobody is mailed, so read npm run -s enquiries -- list --open daily'),
      hasStore
        ? checkStore(settings)
        : fine(
            'DATABASE_URL and DATA_DIR are not set: enquiries will be kept in ./data, which needs a backup',
          ),
      settings.RECAPTCHA_SECRET
        ? checkCaptcha(settings.RECAPTCHA_SECRET, settings.RECAPTCHA_VERIFY_URL)
        : fine('RECAPTCHA_SECRET is not set: the built-in challenge needs no setting'),
    ]);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map((what) => ({ open: true, what }));
  }
}

const fine = (what: string): LiveResult => ({ open: false, what });

function checkMail(smtpUrl: string): Promise<LiveResult> {
  const { host } = new URL(smtpUrl);
  return tried(
    `the mail server ${host} takes our connection and login`,
    `the mail server ${host} cannot be used: correct SMTP_URL, or the server`,
    // Connects, secures the line as deliveries do, logs in, and says good-bye.
    () => openTransport({ url: smtpUrl, name: 'localhost.localdomain' }).verify(),
  );
}

async function checkStore(settings: Settings): Promise<LiveResult> {
  await using store = openStore(settings, { mayMigrate: false });
  return await tried(
    `the store ${store.name} opens, has its tables and can be written`,
    `the store ${store.name} cannot be used: correct DATABASE_URL or DATA_DIR, or the database`,
    async () => {
      const fault = await readinessCheck(store)();
      if (fault) throw fault;
    },
  );
}

const reply = z.object({ 'error-codes': z.array(z.string()).default([]) });

function checkCaptcha(secret: string, address: string): Promise<LiveResult> {
  return tried(
    'the captcha’s provider knows RECAPTCHA_SECRET',
    'the captcha’s provider does not take RECAPTCHA_SECRET: correct it, or RECAPTCHA_VERIFY_URL',
    async () => {
      const body = new URLSearchParams({ secret, response: 'launch-check' });
      const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
      const codes = reply.parse(await answer.json())['error-codes'];
      // The provider rejects our dummy answer either way, but it reports an unknown secret by name.
      if (codes.some((code) => code.endsWith('input-secret'))) throw new Error(codes.join(', '));
    },
  );
}

async function tried(works: string, fails: string, attempt: () => Promise<unknown>): Promise<LiveResult> {
  return await attempt().then(
    () => fine(works),
    (error) => ({ open: true, what: `${fails} (${messageOf(error)})` }),
  );
}
