/** The page with the form: `content/pages/contact-us.md`. */
import type { ContactFormState } from '../../../contract/contact-form.ts';
import { paths } from '../../content/paths.ts';
import type { Site } from '../../site/site.ts';
import { makePage } from '../make-page.ts';

const emptyForm: ContactFormState = { values: {}, problems: [], refusal: null };

export function contact(site: Site) {
  const { content } = site;
  const { email, phone, officeHours } = content.provider;
  return makePage(site, 'contact', content.pages[paths.contact], {
    provider: { email, phone, officeHours },
    topics: topics(content),
    state: emptyForm,
    image: content.pictures.findHero('index-contact-us'),
  });
}

export type ContactPageData = ReturnType<typeof contact>['data'];

export function topics({ offers }: Pick<Site['content'], 'offers'>) {
  return offers.filter(({ draft }) => !draft).map(({ slug, name }) => ({ slug, name }));
}
