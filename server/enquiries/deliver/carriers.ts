/** Who is told of an enquiry: mail addresses, a webhook, both or nobody. */
import type { Settings } from '../../../contract/settings/read-settings.ts';
import type { Carrier } from './deliveries.ts';
import { type MailOptions, mailCarrier } from './mail.ts';
import { mailSettingsOf } from './smtp.ts';
import { webhookCarrier } from './webhook.ts';

export function carriersOf(settings: Settings, site: MailOptions & { siteUrl: string }): Carrier[] {
  const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: secret } = settings;
  const mail = mailSettingsOf(settings, site.siteUrl);
  return [
    ...(mail ? [mailCarrier(mail, site)] : []),
    ...(url && secret ? [webhookCarrier({ url, secret })] : []),
  ];
}

export function recipientsOf(carriers: readonly Carrier[]): string[] {
  return carriers.flatMap(({ recipients }) => recipients);
}
