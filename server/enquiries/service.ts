/** Puts the enquiry service together from the settings: store, captcha, routes, mail and background jobs. */
import type { Settings } from '../../contract/settings/read-settings.ts';
import { OperatorNeeded } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import { hasCopies } from './backup/copies.ts';
import { altchaCaptcha, type CaptchaWork, recaptcha } from './captcha.ts';
import { carriersOf, recipientsOf } from './carriers.ts';
import { dailyMail } from './daily-mail.ts';
import { startDeliveries, type Timing } from './deliveries.ts';
import { startHousekeeping } from './housekeeping.ts';
import { sentInTheClear } from './in-the-clear.ts';
import { limitSenders } from './limits.ts';
import type { Office } from './office-time.ts';
import { enquiryRoutes, type RouteOptions } from './routes.ts';
import { forgetSettings } from './settings-note.ts';
import { mailSettingsOf } from './smtp.ts';
import { rememberSecret } from './store/secrets.ts';
import { openStore } from './store/store.ts';
import { createWriteProof } from './store/write-proof.ts';
import { registerGauges, startWatch, type WatchTiming } from './watch-alerts.ts';

type EnquiryServiceOptions = RouteOptions & {
  settings: Settings;
  metrics: Metrics;
  siteName: string;
  office: Office;
  /** For tests that can't wait. */
  timing?: Partial<Timing & WatchTiming>;
  captchaWork?: CaptchaWork;
};

export type Limits = Pick<EnquiryServiceOptions, 'timing' | 'captchaWork'>;

/** A store that is away is waited for; one whose tables cannot be migrated throws. */
export async function openEnquiryService(options: EnquiryServiceOptions) {
  const { settings, log, metrics, siteName, siteUrl, captchaWork, timing = {} } = options;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = settings;
  for (const warning of sentInTheClear(settings)) log.warn(warning);
  const store = openStore(settings, { log, mayMake: () => !hasCopies(settings.BACKUP_DIR) });
  const proof = createWriteProof(store);
  const fault = await proof.fault();
  if (fault instanceof OperatorNeeded) throw fault;

  const mail = mailSettingsOf(settings, siteUrl);
  const carriers = carriersOf(settings, options);
  const recipients = recipientsOf(carriers);
  const watch = startWatch({ store, settings, recipients, proof, log, timing });
  if (settings.METRICS_PORT !== undefined) registerGauges(metrics.registry, watch, store);
  const parts = { store, log, metrics, proof };
  const deliveries = startDeliveries(parts, carriers, timing);

  const captcha =
    siteKey && secret
      ? recaptcha({ siteKey, secret, verifyUrl })
      : altchaCaptcha(rememberSecret(store, 'captcha-key'), captchaWork);
  const limits = limitSenders(settings.LIMIT_PER_SENDER);
  const { NOTIFY_UNVERIFIED: notifyUnverified, LIMIT_HELD: limitHeld } = settings;
  const rules = { recipients, notifyUnverified, limitHeld };
  const tell = mail ? dailyMail({ ...parts, mail, siteName, alerts: watch.ask }) : undefined;
  const housekeeping = startHousekeeping({ ...parts, settings, recipients, tell });

  return {
    api: enquiryRoutes(options, { ...parts, captcha, limits, rules, onAccepted: deliveries.wake }),
    /** Whether an enquiry could be stored. */
    ready: async () => (await proof.fault()) === null,
    /** The names of what needs a person. */
    status: async () => (await watch.ask()).map(({ name }) => name),
    /** Begins no more deliveries. Resolves when those under way have ended, or were cut off. */
    stopDelivering: deliveries.stop,
    /** To be called when no request runs any more. */
    close: async () => {
      await deliveries.stop();
      await housekeeping.stop();
      await watch.stop();
      await forgetSettings(store, settings).catch(() => undefined);
      await store.close();
    },
  };
}
