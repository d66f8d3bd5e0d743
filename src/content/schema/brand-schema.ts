/** The brand: who the provider is, and what the site is drawn in. `content/brand.yaml`. */
import { z } from 'zod';
import { fields, httpsAddress, socialImage, text } from './shapes.ts';

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, "is not a colour: write it as '#0f2238', in quotes and in lower case");

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const provider = {
  name: 'the name of the provider',
  legalName: 'the name in the company register',
  registration: fields({
    title: 'how the number is called, such as Company number',
    label: 'the same in short, such as UEN',
    number: 'the number in the register',
  })
    .describe('title, label and number in a register, or null')
    .nullable(),
  address: {
    street: 'street and number',
    unit: text.optional().describe('floor or unit'),
    city: 'the town or city',
    region: text.optional().describe('a state or province'),
    postalCode: text.optional().describe('the postal code'),
  },
  country: 'the country, as an address has it',
  language: z
    .string()
    .regex(
      /^en-[A-Z]{2}$/,
      'is no variant of English: write one such as en-GB, because the site’s own words are English',
    )
    .describe('a variant of English, such as en-GB'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'is not a time zone: write a name such as Europe/London')
    .describe('the office’s time zone, such as Europe/London'),
  currency: {
    code: z
      .string()
      .regex(/^[A-Z]{3}$/, 'is not a currency: write its three capital letters, such as EUR')
      .describe('the currency’s three letters, such as EUR'),
    sign: 'what stands before an amount, such as $',
  },
  workingDays: z.int().min(1).max(366).describe('working days in a year, as a number'),
  position: 'where the office is, such as 51°28′ N, 0°00′ W',
  email: z
    .email('is not a mail address: write it as name@example.com')
    .describe('the mail address, as name@example.com'),
  phone: z
    .string()
    .regex(
      /^\+[0-9 ]+$/,
      'is not an international number: begin with the country’s code, as in +44 20 7946 0000',
    )
    .describe('the number with its country’s code, as +44 20 7946 0000'),
  officeHours: 'the office hours, such as Monday to Friday, 9:00 to 18:00',
  /** Facts that buyers ask about, each null until you give it. */
  about: {
    founded: z.int().min(1800).nullable().describe('the year you began, or null'),
    people: z.int().min(1).nullable().describe('how many you are, as a number, or null'),
    directors: text.nullable().describe('who directs the company, by name, or null'),
    places: text.nullable().describe('where your people work, or null'),
    insurance: text.nullable().describe('kinds, insurer and limits, or null'),
    liability: text.nullable().describe('the limit that you agree to, or null'),
    certificates: text.nullable().describe('marks and certificates that you hold, or null'),
    data: text.nullable().describe('who keeps enquiries and mail for you, and in which country, or null'),
  },
  siteUrl: httpsAddress
    .regex(
      /^https:\/\/[^/?#@]+\/?$/,
      'has more than the host: write it without a path, such as https://www.example.com, because every page’s address begins with it',
    )
    .transform((address) => new URL(address).origin)
    .describe('the site’s address, as https://…'),
  blogUrl: httpsAddress
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
    .describe('the blog’s address, as https://…'),
  socialProfiles: z
    .array(
      fields({
        label: 'the network’s name',
        url: httpsAddress.describe('the profile’s address, as https://…'),
      }),
    )
    .describe('a label and an address for each, or []'),
};

export const brandSchema = fields({
  ...provider,
  logo: z
    .string()
    .regex(/\.svg$/, 'is no drawing: save it as .svg')
    .describe('the file of the mark, such as brand/logo.svg'),
  socialImage: socialImage.describe('the picture that shared links show, such as brand/social.png'),
  colours: {
    paper: colour.describe('the colour of the ground, light'),
    ink: colour.describe('the colour of text and of dark grounds'),
    water: colour.describe('the colour of labels, which tints the light bands'),
    sand: colour.describe('the colour of the land on charts, light'),
    signal: colour.describe('the colour of actions and courses'),
  },
  typefaces: {
    text: 'a package of Fontsource, such as @fontsource-variable/inter',
    accent: 'a package of Fontsource, such as @fontsource/newsreader',
  },
});

export type Provider = Pick<z.infer<typeof brandSchema>, keyof typeof provider>;
export type BrandColours = z.infer<typeof brandSchema>['colours'];
