/** Every fact about the provider: `content/provider.yaml`. */
import { z } from 'zod';
import { words } from './words.ts';

export const providerSchema = z.strictObject({
  name: words,
  legalName: words,
  /** The Unique Entity Number of Singapore's company register. */
  registrationNumber: words,
  address: z.strictObject({ street: words, unit: words, city: words, postalCode: words, country: words }),
  /** Decimal degrees of the office, for the chart and the structured data. */
  position: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  email: z.email(),
  phone: z.string().regex(/^\+[0-9 ]+$/, 'is not an international number: write +65 0000 0000'),
  officeHours: words,
  siteUrl: z.url({ protocol: /^https$/ }),
  blogUrl: z.url({ protocol: /^https$/ }),
  socialProfiles: z.array(z.strictObject({ label: words, url: z.url({ protocol: /^https$/ }) })),
  /** Public key of the captcha provider; null while the self-hosted challenge is used. */
  captchaSiteKey: words.nullable(),
});

export type Provider = z.infer<typeof providerSchema>;
