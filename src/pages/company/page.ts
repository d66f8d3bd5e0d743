/** Who the provider is: `content/pages/company.md`. */
import { z } from 'zod';
import { paths } from '../../content/paths.ts';
import type { Provider } from '../../content/schema/brand.ts';
import { closing, headline, text, writtenPage } from '../../content/schema/text.ts';
import { wordsSchema } from '../../content/schema/words-schema.ts';
import { addressLines, positionInDegrees, registeredName } from '../../site/address.ts';
import { disciplinesOf } from '../home/page.ts';
import { type DataOf, definePage } from '../page-kind.ts';

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
      about: wordsSchema({
        founded: 'what the year is called',
        people: 'what the number of people is called',
        insurance: 'what the insurance is called',
        liability: 'what the liability is called',
        certificates: 'what the certificates are called',
        data: 'what the place of data is called',
      }),
    })
    .describe('the facts of brand.yaml, by what each is called'),
  next: closing.describe('the page’s last section'),
});

export const company = definePage({
  route: paths.company,
  schema,
  load: ({ office }, site) => {
    const { provider } = site.content;
    const { email, phone, officeHours, position } = provider;
    return {
      provider: {
        ...{ email, phone, officeHours },
        registeredName: registeredName(provider),
        address: addressLines(provider).join(', '),
        position: positionInDegrees(position),
        about: aboutUs(provider.about, office.about),
      },
      team: site.content.home.team.heading,
      disciplines: disciplinesOf(site),
      strait: site.picture('company-strait'),
      image: site.hero('index-company'),
      arrival: site.arrival('index-company'),
    };
  },
  meta: () => ({ introducesProvider: true }),
});

/** What the provider has said of itself, each under its name. */
function aboutUs(facts: Provider['about'], names: Readonly<Record<keyof Provider['about'], string>>) {
  const { founded, people, insurance, liability, certificates, data } = facts;
  return [
    { name: names.founded, fact: founded },
    { name: names.people, fact: people },
    { name: names.insurance, fact: insurance },
    { name: names.liability, fact: liability },
    { name: names.certificates, fact: certificates },
    { name: names.data, fact: data },
  ].filter(({ fact }) => fact !== null);
}

export type CompanyData = DataOf<typeof company>;
