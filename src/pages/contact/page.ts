/** The page with the form: `content/pages/contact-us.md`. */
import type { ContactFormState } from '../../../contract/contact-form.ts';
import { paths } from '../../content/paths.ts';
import type { Site } from '../../site/site.ts';
import { type DataOf, definePage } from '../page-kind.ts';

const emptyForm: ContactFormState = { values: {}, problems: [], refusal: null };

export const contact = definePage({
  route: paths.contact,
  load: (_, { content }) => {
    const { email, phone, officeHours } = content.provider;
    return {
      provider: { email, phone, officeHours },
      topics: topics(content),
      state: emptyForm,
      image: content.pictures.findHero('index-contact-us'),
    };
  },
});

export type ContactPageData = DataOf<typeof contact>;

export function topics({ offers }: Pick<Site['content'], 'offers'>) {
  return offers.filter(({ draft }) => !draft).map(({ slug, name }) => ({ slug, name }));
}
