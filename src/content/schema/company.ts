/** Who the provider is: `content/pages/company.md`. */
import { z } from 'zod';
import { closing, headline, text, writtenPage } from './words.ts';
import { wordsSchema } from './words-schema.ts';

export const companySchema = z.strictObject({
  ...writtenPage.shape,
  beliefs: z
    .strictObject({
      heading: headline,
      items: z
        .array(
          z.strictObject({ title: text.describe('the belief'), description: text.describe('what it means') }),
        )
        .min(3)
        .describe('three beliefs or more'),
    })
    .describe('what you believe'),
  handsOver: text.describe('the words before what a discipline hands over'),
  office: z
    .strictObject({
      heading: headline,
      address: text.describe('what the address is called'),
      position: text.describe('what the position is called'),
      hours: text.describe('what the hours are called'),
      contact: text.describe('what phone and mail are called'),
      company: text.describe('what the registration is called'),
      about: wordsSchema({
        founded: 'what the year is called',
        people: 'what the number of people is called',
        directors: 'what the directors are called',
        places: 'what the places of work are called',
        insurance: 'what the insurance is called',
        liability: 'what the liability is called',
        certificates: 'what the certificates are called',
        data: 'what the place of data is called',
      }),
    })
    .describe('the facts of brand.yaml, by what each is called'),
  next: closing.describe('the page’s last section'),
});
