/** Puts the enquiry service together from the settings: store, captcha, routes, mail and background jobs. */
import type { Logger } from 'pino';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { messageOf, OperatorNeeded } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { altchaCaptcha, recaptcha } from './captcha.ts';
import { countRejections } from './counters.ts';
import { type DeliveryLoop, startDeliveryLoop } from './delivery/loop.ts';
import { mailDelivery } from './delivery/mail.ts';
import { isOn, queueAge } from './delivery/queue.ts';
import { webhookDelivery } from './delivery/webhook.ts';
import { startHousekeeping } from './housekeeping.ts';
import { readinessCheck, registerGauges } from './monitoring.ts';
import type { Office } from './office-time.ts';
import { enquiryRoutes, type RouteOptions } from './routes.ts';
import type { Channel } from './store/schema.ts';
import { rememberSecret } from './store/secrets.ts';
import { openStore, type Store } from './store/store.ts';
import { createSubmit } from './submit.ts';

type EnquiryServiceOptions = RouteOptions & {
  settings: Settings;
  metrics: Metrics;
  siteName: string;
  office: Office;
  /** When the site was built, or null where it isn't. */
  builtAt: number | null;
};

/** A store that is away is waited for; one whose tables cannot be migrated throws. */
export async function openEnquiryService(options: EnquiryServiceOptions) {
  const { settings, log, metrics, builtAt } = options;
  const { recaptchaSiteKey: siteKey, recaptchaSecret, recaptchaVerifyUrl, retentionDays } = settings;
  const store = openStore(settings, { log });
  const checkReady = readinessCheck(store);
  const fault = await checkReady();
  if (fault instanceof OperatorNeeded) throw fault;
  if (fault) log.error({ fault: messageOf(fault) }, 'the store takes no enquiries yet');

  if (settings.metricsPort !== undefined) registerGauges(metrics.registry, store, settings, checkReady);
  const rejections = countRejections(store, metrics);
  const captcha =
    siteKey && recaptchaSecret
      ? recaptcha({ siteKey, secret: recaptchaSecret, verifyUrl: recaptchaVerifyUrl })
      : altchaCaptcha(rememberSecret(store, 'captcha-key'));
  const parts = { store, log, metrics, captcha, rejections };
  const deliveries = startDeliveries(options, parts);
  const onAccepted = () => {
    for (const delivery of deliveries) delivery.wake();
  };
  const submit = createSubmit({ ...parts, settings, onAccepted });
  const housekeeping = startHousekeeping({ ...parts, retentionDays, builtAt, checkReady });

  return {
    api: enquiryRoutes(options, { ...parts, submit }),
    ready: async () => (await checkReady()) === null,
    /** In seconds. A channel that is off has no queue. */
    queueAge: async (channel: Channel) =>
      isOn(channel, settings) ? await queueAge(store, channel, Date.now()) : 0,
    /** Lets the mail under way finish and closes the store. To be called when no request runs any more. */
    close: async () => {
      await Promise.all(deliveries.map((delivery) => delivery.stop()));
      await housekeeping.stop();
      await store.close();
    },
  };
}

/** A channel that is off sends nothing, and nothing is queued for it. */
function startDeliveries(
  { settings, siteName, office, topics }: EnquiryServiceOptions,
  parts: { store: Store; log: Logger; metrics: Metrics },
): DeliveryLoop[] {
  const { smtpUrl, enquiryTo: to, enquiryFrom: from } = settings;
  const { enquiryWebhookUrl: url, enquiryWebhookSecret: secret } = settings;
  const loops: DeliveryLoop[] = [];
  if (smtpUrl && to && from) {
    loops.push(
      startDeliveryLoop(parts, 'mail', mailDelivery(smtpUrl, { to, from, siteName, office, topics })),
    );
  } else {
    parts.log.warn('SMTP_URL is not set: enquiries are kept in the store, and nobody is mailed');
  }
  if (url && secret) loops.push(startDeliveryLoop(parts, 'webhook', webhookDelivery({ url, secret })));
  return loops;
}
