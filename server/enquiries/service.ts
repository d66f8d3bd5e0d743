/** Puts the enquiry service together from the settings: store, captcha, routes, mail and background jobs. */
import type { Logger } from 'pino';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import type { Settings } from '../../contract/settings/read-settings.ts';
import type { Api } from '../service.ts';
import { MigrationFailed, messageOf } from './db/errors.ts';
import { readinessCheck } from './db/readiness.ts';
import { countRefusals } from './db/refusals.ts';
import { rememberSecret } from './db/secrets.ts';
import { openStore, type Store } from './db/store.ts';
import { type DeliveryLoop, startDeliveryLoop } from './jobs/delivery-loop.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { mailDelivery } from './mailer/transport.ts';
import { enquiryRoutes } from './routes.ts';
import { altchaCaptcha } from './spam/altcha.ts';
import type { Captcha } from './spam/captcha.ts';
import { limitsPerHour } from './spam/limits.ts';
import { recaptcha } from './spam/recaptcha.ts';
import { createSubmit } from './submit.ts';
import { webhookDelivery } from './webhook/webhook.ts';

type EnquiryServiceOptions = {
  settings: Settings;
  /** Slugs that `topic` may have. */
  topics: readonly string[];
  /** The public origin. */
  siteUrl: string;
  renderContactPage: RenderContactPage;
  log: Logger;
  /** Called when a store that was away comes back with tables that cannot be migrated. */
  onBroken: (error: Error) => void;
};

export type EnquiryService = {
  /** To be mounted at `/api`. */
  api: Api;
  /** Whether the store takes enquiries. */
  ready: () => Promise<boolean>;
  /** Lets the mail under way finish and closes the store. Call it when no request runs any more. */
  close(): Promise<void>;
};

/** A store that is away is waited for; one whose tables cannot be migrated throws. */
export async function openEnquiryService(options: EnquiryServiceOptions): Promise<EnquiryService> {
  const { settings, log, onBroken } = options;
  const store = openStore(settings, { log });
  const checkReady = readinessCheck(store);
  await checkReady().catch(async (error: unknown) => {
    if (error instanceof MigrationFailed) {
      await store.close();
      throw error;
    }
    log.error({ fault: messageOf(error) }, 'the store takes no enquiries yet');
  });

  const refusals = countRefusals(store);
  const captcha = chooseCaptcha(settings, store);
  const deliveries = startDeliveries(settings, store, log);
  const submit = createSubmit({
    store,
    captcha,
    rules: {
      limits: limitsPerHour(settings.limitPerSender, settings.limitOverall),
      mailUnverified: settings.notifyUnverified,
      webhook: settings.enquiryWebhookUrl !== undefined,
    },
    readSalt: rememberSecret(store, 'sender-salt'),
    countRefusal: refusals.count,
    onAccepted: () => {
      for (const delivery of deliveries) delivery.wake();
    },
    log,
  });
  const { retentionDays } = settings;
  const housekeeping = startHousekeeping({ store, refusals, retentionDays, checkReady, onBroken, log });

  return {
    api: enquiryRoutes({
      ...options,
      submit,
      captcha,
      countRefusal: refusals.count,
      trustProxy: settings.trustProxy,
    }),
    ready: () =>
      checkReady().then(
        () => true,
        () => false,
      ),
    close: async () => {
      await Promise.all(deliveries.map((delivery) => delivery.stop()));
      await housekeeping.stop();
      await store.close();
    },
  };
}

function chooseCaptcha(settings: Settings, store: Store): Captcha {
  const { recaptchaSiteKey: siteKey, recaptchaSecret: secret, recaptchaVerifyUrl: verifyUrl } = settings;
  if (siteKey && secret) return recaptcha({ siteKey, secret, verifyUrl });
  return altchaCaptcha(rememberSecret(store, 'captcha-key'));
}

/** Without a mail server enquiries wait in the store, and are mailed when there is one. */
function startDeliveries(settings: Settings, store: Store, log: Logger): DeliveryLoop[] {
  const { smtpUrl, enquiryTo: to, enquiryFrom: from = to } = settings;
  const { enquiryWebhookUrl: url, enquiryWebhookSecret: secret } = settings;
  const loop = { store, log };
  const loops: DeliveryLoop[] = [];
  if (smtpUrl && to && from) {
    loops.push(startDeliveryLoop({ ...loop, channel: 'mail', deliver: mailDelivery(smtpUrl, { to, from }) }));
  } else {
    log.warn('SMTP_URL is not set: enquiries are kept in the store, and nobody is mailed');
  }
  if (url && secret) {
    loops.push(startDeliveryLoop({ ...loop, channel: 'webhook', deliver: webhookDelivery({ url, secret }) }));
  }
  return loops;
}
