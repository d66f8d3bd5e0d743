/** The brand: who the provider is, and what the site is drawn in. `content/brand.yaml`. */
import { z } from 'zod';
import { httpsAddress, text } from './text.ts';

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, "is not a colour: write it as '#0f2238', in quotes and in lower case");

const provider = {
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
};

export const brandSchema = z.strictObject({
  ...provider,
  logo: z
    .string()
    .regex(/\.svg$/, 'is not an SVG file: save the mark as one')
    .describe('the SVG file of the mark, such as brand/logo.svg'),
  colours: z.strictObject({
    paper: colour.describe('the colour of the ground, light'),
    ink: colour.describe('the colour of text and of dark grounds'),
    water: colour.describe('the colour of labels, which tints the light bands'),
    sand: colour.describe('the colour of the land on charts, light'),
    signal: colour.describe('the colour of actions and courses'),
  }),
  typefaces: z.strictObject({
    text: text.describe('a package, such as @fontsource-variable/inter'),
    accent: text.describe('a package, such as @fontsource/newsreader'),
  }),
  chartSeed: z.int('is not a whole number').min(0).max(1_000_000),
});

export type Provider = Pick<z.infer<typeof brandSchema>, keyof typeof provider>;
export type BrandColours = z.infer<typeof brandSchema>['colours'];
