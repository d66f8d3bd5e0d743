/** Who the provider is: `content/pages/company.md`. */
import { z } from 'zod';
import { addressLines, positionInDegrees, registeredName } from '../address.ts';
import { type PageContext, pageBase } from '../page-context.ts';
import { type PageText, sharedPage } from '../page-kind.ts';
import { paths } from '../paths.ts';
import { closing, headline, text, writtenPage } from '../schema/text.ts';
import { disciplinesOf, type HomeSources } from './home.ts';

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

interface CompanySources extends HomeSources {
  pages: HomeSources['pages'] & { company: PageText<typeof companySchema> };
}

function companyData(context: PageContext<CompanySources>) {
  const { content, picture } = context;
  const page = content.pages.company;
  const { email, phone, officeHours, position } = content.provider;
  const { beliefs, office, next } = page;
  return {
    ...pageBase(context, page.path, page),
    beliefs,
    office,
    next,
    provider: {
      ...{ email, phone, officeHours },
      registeredName: registeredName(content.provider),
      address: addressLines(content.provider).join(', '),
      position: positionInDegrees(position),
    },
    disciplines: disciplinesOf(context),
    strait: picture('company-strait'),
    image: context.hero('index-company'),
  };
}

export const company = sharedPage(paths.company, companyData, () => ({
  introducesProvider: true,
}));
