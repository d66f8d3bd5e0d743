/** Puts the enquiry service together from the settings: store, captcha, routes, mail and background jobs. */
import type { Logger } from 'pino';
import type { Settings } from '../../contract/settings/read-settings.ts';
import { messageOf, OperatorNeeded } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { altchaCaptcha, recaptcha } from './captcha.ts';
import { type DeliveryLoop, startDeliveryLoop } from './delivery/loop.ts';
import { mailCarrier } from './delivery/mail.ts';
import { dailyNotice } from './delivery/notice.ts';
import { mailSettingsOf } from './delivery/smtp.ts';
import { webhookCarrier } from './delivery/webhook.ts';
import { startHousekeeping } from './housekeeping.ts';
import { sentInTheClear } from './in-the-clear.ts';
import { readinessCheck, registerGauges } from './monitoring.ts';
import type { Office } from './office-time.ts';
import { enquiryRoutes, type RouteOptions } from './routes.ts';
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
  const { settings, log, metrics, builtAt, siteName } = options;
  const { recaptchaSiteKey: siteKey, recaptchaSecret, recaptchaVerifyUrl } = settings;
  for (const warning of sentInTheClear(settings)) log.warn(warning);
  const store = openStore(settings, { log });
  const checkReady = readinessCheck(store);
  const fault = await checkReady();
  if (fault instanceof OperatorNeeded) throw fault;
  if (fault) log.error({ fault: messageOf(fault) }, 'the store takes no enquiries yet');

  if (settings.metricsPort !== undefined) registerGauges(metrics.registry, store, settings, checkReady);
  const captcha =
    siteKey && recaptchaSecret
      ? recaptcha({ siteKey, secret: recaptchaSecret, verifyUrl: recaptchaVerifyUrl })
      : altchaCaptcha(rememberSecret(store, 'captcha-key'));
  const parts = { store, log, metrics, captcha };
  const deliveries = startDeliveries(options, parts);
  let stopped: Promise<unknown> | null = null;
  const stopDelivering = async () => {
    stopped ??= Promise.all(deliveries.map((delivery) => delivery.stop()));
    await stopped;
  };
  const onAccepted = () => {
    for (const delivery of deliveries) delivery.wake();
  };
  const submit = createSubmit({ ...parts, settings, form: options.form, onAccepted });
  const mail = mailSettingsOf(settings);
  const notify = mail ? dailyNotice(store, log, { ...mail, siteName }) : undefined;
  const housekeeping = startHousekeeping({ ...parts, settings, builtAt, checkReady, notify });

  return {
    api: enquiryRoutes(options, { ...parts, submit }),
    ready: async () => (await checkReady()) === null,
    /** Begins no more deliveries. Resolves when those under way have ended, or were cut off. */
    stopDelivering,
    /** To be called when no request runs any more. */
    close: async () => {
      await stopDelivering();
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
  const mail = mailSettingsOf(settings);
  const { enquiryWebhookUrl: url, enquiryWebhookSecret: secret } = settings;
  const loops: DeliveryLoop[] = [];
  if (mail) {
    loops.push(startDeliveryLoop(parts, 'mail', mailCarrier({ ...mail, siteName, office, topics })));
  } else {
    parts.log.warn('SMTP_URL is not set: enquiries are kept in the store, and nobody is mailed');
  }
  if (url && secret) loops.push(startDeliveryLoop(parts, 'webhook', webhookCarrier({ url, secret })));
  return loops;
}
