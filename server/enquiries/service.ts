/** Puts the enquiry service together. */

import type { Settings } from '../../contract/settings/read-settings.ts';
import { OperatorNeeded } from '../errors.ts';
import { carriersOf, recipientsOf } from './deliver/carriers.ts';
import { Deliveries, type DeliveryTimes } from './deliver/deliveries.ts';
import type { Office } from './deliver/office-time.ts';
import { mailSettingsOf } from './deliver/smtp.ts';
import { hasCopies } from './operate/copies.ts';
import { dailyMail } from './operate/daily-mail.ts';
import { startHousekeeping } from './operate/housekeeping.ts';
import { startWatch } from './operate/watch-alerts.ts';
import { proveStore } from './store/proof.ts';
import { openStore } from './store/store.ts';
import { altchaCaptcha, type CaptchaWork, recaptcha } from './take/captcha.ts';
import { limitSenders } from './take/limits.ts';
import { enquiryRoutes, type RouteOptions } from './take/routes.ts';

type EnquiryServiceOptions = RouteOptions & {
  settings: Settings;
  office: Office;
};

/** What tests set to other values. */
export type Overrides = {
  timing?: Partial<DeliveryTimes>;
  watchInterval?: number;
  captchaWork?: CaptchaWork;
  unverifiedPerSender?: number;
};

/** Waits for a store that's away. Throws if its tables can't be migrated. */
export async function openEnquiryService(options: EnquiryServiceOptions, overrides: Overrides = {}) {
  const { settings, log, siteUrl } = options;
  const { captchaWork, unverifiedPerSender: unverified, timing, watchInterval: interval } = overrides;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = settings;
  const store = openStore(settings, { mayMake: !hasCopies(settings.BACKUP_DIR) });
  const findStoreFault = proveStore(store);
  const fault = await findStoreFault();
  if (fault instanceof OperatorNeeded) throw fault;

  const mail = mailSettingsOf(settings, siteUrl);
  const carriers = carriersOf(settings, options);
  const recipients = recipientsOf(carriers);
  const shared = { store, log, findStoreFault };
  const watch = startWatch({ ...shared, settings, recipients, interval });
  const deliveries = new Deliveries(shared, carriers, timing);

  const captcha =
    siteKey && secret ? recaptcha({ siteKey, secret, verifyUrl }) : altchaCaptcha(store, captchaWork);
  const limits = limitSenders(settings.LIMIT_PER_SENDER, unverified === undefined ? {} : { unverified });
  const rules = { recipients, limitUnverified: settings.LIMIT_UNVERIFIED };
  const tell = mail ? dailyMail({ ...shared, mail, alerts: watch.lastFound }) : undefined;
  const { RETENTION_DAYS: retentionDays } = settings;
  const stopHousekeeping = startHousekeeping({ ...shared, retentionDays, recipients, tell });

  return {
    api: enquiryRoutes(options, { store, captcha, limits, rules, onAccepted: () => deliveries.wake() }),
    ready: async () => (await findStoreFault()) === null,
    status: async () => (await watch.lastFound()).map(({ name }) => name),
    /**
     * Deliveries end while requests do, so that they have the whole time limit.
     *
     * @param served settles once no request is running, or those left were cut off.
     */
    close: async (served: Promise<unknown> = Promise.resolve()) => {
      await Promise.all([deliveries.stop(), served]);
      await stopHousekeeping();
      await watch.stop();
      await store.close();
    },
  };
}
