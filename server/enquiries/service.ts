/** Puts the enquiry service together from the settings: store, captcha, routes, mail and background jobs. */
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { MigrationFailed, messageOf } from './db/errors.ts';
import { readinessCheck } from './db/readiness.ts';
import { countRefusals } from './db/refusals.ts';
import { rememberSecret } from './db/secrets.ts';
import { openStore, type Store, type StoreSettings } from './db/store.ts';
import { startDeliveryLoop } from './jobs/delivery-loop.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { createMailTransport } from './mailer/transport.ts';
import { enquiryRoutes } from './routes.ts';
import { altchaCaptcha } from './spam/altcha.ts';
import type { Captcha } from './spam/captcha.ts';
import { defaultLimits, type Limits } from './spam/limits.ts';
import { recaptcha } from './spam/recaptcha.ts';
import { createSubmit } from './submit.ts';

export type EnquirySettings = StoreSettings & {
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

export type EnquiryServiceOptions = {
  settings: EnquirySettings;
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

export type EnquiryService = {
  /** To be mounted at `/api`. */
  api: Hono<{ Bindings: HttpBindings }>;
  /** Whether the store takes enquiries. */
  ready: () => Promise<boolean>;
  /** Lets the mail under way finish and closes the store. Call it when no request runs any more. */
  close(): Promise<void>;
};

/** A store that is away is waited for; one whose tables cannot be migrated throws. */
export async function openEnquiryService(options: EnquiryServiceOptions): Promise<EnquiryService> {
  const { settings, log, onBroken, limits = defaultLimits, clock = Date.now } = options;
  const store = openStore(settings, (details, message) => log.warn(details, message));
  const checkReady = readinessCheck(store);
  await checkReady().catch(async (error: unknown) => {
    if (error instanceof MigrationFailed) {
      await store.close();
      throw error;
    }
    log.error({ fault: messageOf(error) }, 'the store takes no enquiries yet');
  });

  const refusals = countRefusals(store, clock);
  const captcha = chooseCaptcha(settings, store, clock);
  const delivery = startMail(options, store, clock);
  const submit = createSubmit({
    store,
    captcha,
    rules: { limits, mailUnverified: settings.notifyUnverified },
    readSalt: rememberSecret(store, 'sender-salt'),
    countRefusal: refusals.count,
    onAccepted: () => delivery?.wake(),
    log,
    clock,
  });
  const { retentionDays, trustProxy } = settings;
  const housekeeping = startHousekeeping({
    store,
    refusals,
    retentionDays,
    checkReady,
    onBroken,
    log,
    clock,
  });

  return {
    api: enquiryRoutes({ ...options, submit, captcha, countRefusal: refusals.count, trustProxy }),
    ready: () =>
      checkReady().then(
        () => true,
        () => false,
      ),
    close: async () => {
      await delivery?.stop();
      await housekeeping.stop();
      await store.close();
    },
  };
}

function chooseCaptcha(settings: EnquirySettings, store: Store, clock: () => number): Captcha {
  const { recaptchaSiteKey: siteKey, recaptchaSecret: secret, recaptchaVerifyUrl: verifyUrl } = settings;
  if (siteKey && secret) return recaptcha({ siteKey, secret, verifyUrl }, clock);
  return altchaCaptcha(rememberSecret(store, 'captcha-key'), clock);
}

/** Without a mail server enquiries wait in the store, and are mailed when there is one. */
function startMail({ settings, log }: EnquiryServiceOptions, store: Store, clock: () => number) {
  const { smtpUrl, enquiryTo: to, enquiryFrom: from = to } = settings;
  if (!smtpUrl || !to || !from) return null;
  const transport = createMailTransport(smtpUrl);
  return startDeliveryLoop({ store, transport, addresses: { to, from }, log, clock });
}
