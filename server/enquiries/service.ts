/** Puts the enquiry service together from the settings: store, captcha, routes, mail and background jobs. */
import type { Logger } from 'pino';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { type Channel, queueAge } from './db/delivery-queue.ts';
import { MigrationFailed, messageOf } from './db/errors.ts';
import { readinessCheck } from './db/readiness.ts';
import { countRefusals } from './db/refusals.ts';
import { rememberSecret } from './db/secrets.ts';
import { openStore, type Store } from './db/store.ts';
import { type DeliveryLoop, startDeliveryLoop } from './jobs/delivery-loop.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { mailDelivery } from './mailer/transport.ts';
import { enquiryRoutes, type RouteOptions } from './routes.ts';
import { altchaCaptcha } from './spam/altcha.ts';
import type { Captcha } from './spam/captcha.ts';
import { recaptcha } from './spam/recaptcha.ts';
import { createSubmit } from './submit.ts';
import { webhookDelivery } from './webhook/webhook.ts';

type EnquiryServiceOptions = RouteOptions & {
  settings: Settings;
  /** Who mails are from. */
  siteName: string;
  /** Called when a store that was away comes back with tables that cannot be migrated. */
  onBroken: (error: Error) => void;
};

/** A store that is away is waited for; one whose tables cannot be migrated throws. */
export async function openEnquiryService(options: EnquiryServiceOptions) {
  const { settings, log, onBroken } = options;
  const store = openStore(settings, { log });
  const checkReady = readinessCheck(store);
  const fault = await checkReady();
  if (fault instanceof MigrationFailed) throw fault;
  if (fault) log.error({ fault: messageOf(fault) }, 'the store takes no enquiries yet');

  const refusals = countRefusals(store);
  const parts = { store, log, captcha: chooseCaptcha(settings, store), countRefusal: refusals.count };
  const deliveries = startDeliveries(options, parts);
  const submit = createSubmit({
    ...parts,
    settings,
    onAccepted: () => {
      for (const delivery of deliveries) delivery.wake();
    },
  });
  const { retentionDays } = settings;
  const housekeeping = startHousekeeping({ ...parts, refusals, retentionDays, checkReady, onBroken });

  return {
    /** To be mounted at `/api`. */
    api: enquiryRoutes(options, { ...parts, submit }),
    /** Whether the store takes enquiries. */
    ready: async () => (await checkReady()) === null,
    /** In seconds. */
    queueAge: (channel: Channel) => queueAge(store, channel, Date.now()),
    /** Lets the mail under way finish and closes the store. To be called when no request runs any more. */
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
function startDeliveries(
  { settings, siteName, topics }: EnquiryServiceOptions,
  parts: { store: Store; log: Logger },
): DeliveryLoop[] {
  const { smtpUrl, enquiryTo: to, enquiryFrom: from } = settings;
  const { enquiryWebhookUrl: url, enquiryWebhookSecret: secret } = settings;
  const loops: DeliveryLoop[] = [];
  if (smtpUrl && to && from) {
    const options = { to, from, siteName, topics };
    loops.push(startDeliveryLoop(parts, 'mail', mailDelivery(smtpUrl, options)));
  } else {
    parts.log.warn('SMTP_URL is not set: enquiries are kept in the store, and nobody is mailed');
  }
  if (url && secret) loops.push(startDeliveryLoop(parts, 'webhook', webhookDelivery({ url, secret })));
  return loops;
}
