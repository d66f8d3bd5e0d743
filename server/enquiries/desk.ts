/** Puts the enquiry desk together: store, captcha, routes, mail and housekeeping, from the settings alone. */
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { altchaCaptcha } from './captcha/altcha.ts';
import type { Captcha } from './captcha/captcha.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import { keepHouse } from './housekeeping.ts';
import { openIntake } from './intake.ts';
import { type Limits, usualLimits } from './limits.ts';
import { type MailLoop, startMailLoop } from './mail/mail-loop.ts';
import { openPostOffice } from './mail/post-office.ts';
import { enquiryRoutes } from './routes.ts';
import { MigrationFailed } from './store/migrate.ts';
import { openStore, type Store, type StoreSettings } from './store/open-store.ts';
import { probe } from './store/probe.ts';
import { countRefusals } from './store/refusals.ts';
import { rememberSecret } from './store/secrets.ts';

export type DeskSettings = StoreSettings & {
  smtpUrl?: string | undefined;
  enquiryTo?: string | undefined;
  enquiryFrom?: string | undefined;
  recaptchaSiteKey?: string | undefined;
  recaptchaSecret?: string | undefined;
  recaptchaVerifyUrl?: string | undefined;
  trustProxy: readonly string[];
  notifyUnverified: boolean;
  retentionDays: number;
};

export type DeskOptions = {
  settings: DeskSettings;
  /** Slugs that `topic` may have. */
  topics: readonly string[];
  /** The public origin. */
  siteUrl: string;
  renderContactPage: RenderContactPage;
  log: Logger;
  /** Called when a store that was away comes back with tables that cannot be migrated. */
  onBroken: (error: Error) => void;
  limits?: Limits;
  clock?: () => number;
};

export type EnquiryDesk = {
  /** To be mounted at `/api`. */
  api: Hono<{ Bindings: HttpBindings }>;
  /** Whether the store takes enquiries. */
  ready: () => Promise<boolean>;
  /** Lets the mail under way finish and closes the store. Call it when no request runs any more. */
  close(): Promise<void>;
};

/** A store that is away is waited for; one whose tables cannot be migrated throws. */
export async function openEnquiryDesk(options: DeskOptions): Promise<EnquiryDesk> {
  const { settings, log, onBroken, limits = usualLimits, clock = Date.now } = options;
  const store = openStore(settings, (details, message) => log.warn(details, message));
  const ask = probe(store, clock);
  await ask().catch(async (error: unknown) => {
    await store.close();
    if (error instanceof MigrationFailed) throw error;
    log.error(
      { fault: error instanceof Error ? error.message : 'unknown' },
      'the store takes no enquiries yet',
    );
  });

  const refusals = countRefusals(store, clock);
  const captcha = chooseCaptcha(settings, store, clock);
  const mailLoop = openMail(options, store, clock);
  const intake = openIntake({
    store,
    captcha,
    rules: { limits, mailUnverified: settings.notifyUnverified },
    readSalt: rememberSecret(store, 'sender-salt'),
    countRefusal: refusals.count,
    onAccepted: () => mailLoop?.nudge(),
    log,
    clock,
  });
  const { retentionDays, trustProxy } = settings;
  const house = keepHouse({ store, refusals, retentionDays, probe: ask, onBroken, log, clock });

  return {
    api: enquiryRoutes({ ...options, intake, captcha, countRefusal: refusals.count, trustProxy }),
    ready: () =>
      ask().then(
        () => true,
        () => false,
      ),
    close: async () => {
      await mailLoop?.stop();
      await house.stop();
      await store.close();
    },
  };
}

function chooseCaptcha(settings: DeskSettings, store: Store, clock: () => number): Captcha {
  const { recaptchaSiteKey: siteKey, recaptchaSecret: secret, recaptchaVerifyUrl: verifyUrl } = settings;
  if (siteKey && secret) return recaptcha({ siteKey, secret, verifyUrl }, clock);
  return altchaCaptcha(rememberSecret(store, 'captcha-key'), clock);
}

/** Without a mail server enquiries wait in the store, and go out when there is one. */
function openMail({ settings, log }: DeskOptions, store: Store, clock: () => number): MailLoop | null {
  const { smtpUrl, enquiryTo: to, enquiryFrom: from = to } = settings;
  if (!smtpUrl || !to || !from) return null;
  return startMailLoop({ store, postOffice: openPostOffice(smtpUrl), addresses: { to, from }, log, clock });
}
