/** Puts the enquiry service together from the settings: store, captcha, routes, mail and background jobs. */
import type { Settings } from '../../contract/settings/read-settings.ts';
import { messageOf, OperatorNeeded } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { altchaCaptcha, type CaptchaWork, recaptcha } from './captcha.ts';
import { carriersOf, recipientsOf } from './carriers.ts';
import { dailyMail } from './daily-mail.ts';
import { startDeliveries, type Timing } from './deliveries.ts';
import { startHousekeeping } from './housekeeping.ts';
import { sentInTheClear } from './in-the-clear.ts';
import type { Office } from './office-time.ts';
import { readinessCheck, registerGauges } from './readiness.ts';
import { enquiryRoutes, type RouteOptions } from './routes.ts';
import { limitSenders } from './senders.ts';
import { mailSettingsOf } from './smtp.ts';
import { rememberSecret } from './store/secrets.ts';
import { openStore } from './store/store.ts';
import { createSubmit } from './submit.ts';

type EnquiryServiceOptions = RouteOptions & {
  settings: Settings;
  metrics: Metrics;
  siteName: string;
  office: Office;
  /** When the site was built, or null where it isn't. */
  builtAt: number | null;
  /** For tests that can't wait. */
  timing?: Partial<Timing>;
  captchaWork?: CaptchaWork;
};

export type Limits = Pick<EnquiryServiceOptions, 'timing' | 'captchaWork'>;

/** A store that is away is waited for; one whose tables cannot be migrated throws. */
export async function openEnquiryService(options: EnquiryServiceOptions) {
  const { settings, log, metrics, builtAt, siteName, siteUrl, form, timing, captchaWork } = options;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = settings;
  for (const warning of sentInTheClear(settings)) log.warn(warning);
  const store = openStore(settings, { log });
  const checkReady = readinessCheck(store);
  const fault = await checkReady();
  if (fault instanceof OperatorNeeded) throw fault;
  if (fault) log.error({ store: store.name, fault: messageOf(fault) }, 'the store takes no enquiries yet');
  if (settings.METRICS_PORT !== undefined) registerGauges(metrics.registry, store);

  const mail = mailSettingsOf(settings, siteUrl);
  if (!mail) log.warn('SMTP_URL is not set: enquiries are kept in the store, and nobody is mailed');
  const carriers = carriersOf(settings, options);
  const recipients = recipientsOf(carriers);
  const parts = { store, log, metrics };
  const deliveries = startDeliveries(parts, carriers, timing);

  const captcha =
    siteKey && secret
      ? recaptcha({ siteKey, secret, verifyUrl })
      : altchaCaptcha(rememberSecret(store, 'captcha-key'), captchaWork);
  const senders = limitSenders(settings.LIMIT_PER_SENDER);
  const { NOTIFY_UNVERIFIED: notifyUnverified, LIMIT_HELD: limitHeld } = settings;
  const rules = { recipients, notifyUnverified, limitHeld };
  const submit = createSubmit({ ...parts, captcha, senders, rules, form, onAccepted: deliveries.wake });
  const tell = mail ? dailyMail({ ...parts, mail, siteName, limitHeld }) : undefined;
  const housekeeping = startHousekeeping({ ...parts, settings, builtAt, recipients, tell });

  return {
    api: enquiryRoutes(options, { submit, captcha, senders, metrics }),
    ready: async () => (await checkReady()) === null,
    /** Begins no more deliveries. Resolves when those under way have ended, or were cut off. */
    stopDelivering: deliveries.stop,
    /** To be called when no request runs any more. */
    close: async () => {
      await deliveries.stop();
      await housekeeping.stop();
      await store.close();
    },
  };
}
