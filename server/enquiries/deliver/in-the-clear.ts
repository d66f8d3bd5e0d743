/** Warnings about addresses in the settings that would send visitors' words or a secret unencrypted. */
import type { Settings } from '../../../contract/settings/read-settings.ts';

/** This machine, names without a dot as containers have them, and private addresses. */
const nearby = [
  /^[^.:]+$/,
  /\.(?:internal|local|localhost)$/,
  /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$/,
  /^\[(?:::1|f[cd][\da-f]{2}:.*)\]$/,
];

export function sentInTheClear(
  settings: Pick<Settings, 'ENQUIRY_WEBHOOK_URL' | 'RECAPTCHA_VERIFY_URL'>,
): string[] {
  const { ENQUIRY_WEBHOOK_URL, RECAPTCHA_VERIFY_URL } = settings;
  return Object.entries({ ENQUIRY_WEBHOOK_URL, RECAPTCHA_VERIFY_URL }).flatMap(([name, address]) => {
    const { protocol, hostname } = new URL(address ?? 'https://none.example');
    if (protocol === 'https:' || nearby.some((hosts) => hosts.test(hostname))) return [];
    return `${name} begins with http:// and leads to another machine, so others can read what is sent there. Use https://`;
  });
}
