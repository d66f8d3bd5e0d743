/** Who the provider is: `content/pages/company.md`. */
import { z } from 'zod';
import { paths } from '../../content/paths.ts';
import { closing, headline, text, writtenPage } from '../../content/schema/text.ts';
import { addressLines, positionInDegrees, registeredName } from '../../site/address.ts';
import { disciplinesOf } from '../home/page.ts';
import { type DataOf, definePage } from '../page.ts';

const schema = z.strictObject({
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
  /** The facts of brand.yaml, with what each is called. */
  office: z
    .strictObject({
      heading: headline,
      address: text.describe('what the address is called'),
      position: text.describe('what the position is called'),
      hours: text.describe('what the hours are called'),
      contact: text.describe('what phone and mail are called'),
      company: text.describe('what the registration is called'),
    })
    .describe('the facts of brand.yaml, by what each is called'),
  next: closing.describe('the page’s last section'),
});

export const company = definePage({
  route: paths.company,
  schema,
  load: (_, site) => {
    const { provider } = site.content;
    const { email, phone, officeHours, position } = provider;
    return {
      provider: {
        ...{ email, phone, officeHours },
        registeredName: registeredName(provider),
        address: addressLines(provider).join(', '),
        position: positionInDegrees(position),
      },
      disciplines: disciplinesOf(site),
      strait: site.picture('company-strait'),
      image: site.hero('index-company'),
    };
  },
  meta: () => ({ introducesProvider: true }),
});

export type CompanyData = DataOf<typeof company>;
