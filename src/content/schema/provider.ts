/** Every fact about the provider: `content/provider.yaml`. */
import { z } from 'zod';
import { httpsAddress, text } from './text.ts';

export const providerSchema = z.strictObject({
  name: text.describe('the name of the provider'),
  legalName: text.describe('the name in the company register'),
  registrationNumber: text.describe("the Unique Entity Number of Singapore's company register"),
  address: z.strictObject({ street: text, unit: text, city: text, postalCode: text }),
  /** Decimal degrees of the office, for the chart and the structured data. */
  position: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  email: z.email('is not a mail address: write it as name@example.com'),
  phone: z.string().regex(/^\+[0-9 ]+$/, 'is not an international number: write +65 0000 0000'),
  officeHours: text,
  siteUrl: httpsAddress,
  blogUrl: httpsAddress,
  socialProfiles: z.array(z.strictObject({ label: text, url: httpsAddress })),
  /** Public key of the captcha provider; null while the self-hosted challenge is used. */
  captchaSiteKey: text.nullable(),
});

export type Provider = z.infer<typeof providerSchema>;
