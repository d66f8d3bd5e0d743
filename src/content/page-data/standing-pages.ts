/** The pages that stand alone: texts, how we work, company, contact, Not Found. */
import type { ContactFormState } from '../../../contract/contact-form.ts';
import { paths } from '../paths.ts';
import type { Site, SiteText } from '../site.ts';
import { type Builder, head, type Picture, type Tone } from './builder.ts';

export type TextPageData = ReturnType<typeof textPageData>;

export function textPageData(builder: Builder, page: SiteText) {
  const { picture } = builder;
  const { title, description, socialTitle, file: _file, slug: _slug, path, ...text } = page;
  return {
    head: head(builder, path, { title, description, socialTitle }, path !== paths.thankYou),
    tone: 'light' as Tone,
    ...text,
    image: path === paths.thankYou ? picture('index-thank-you') : null,
    showsVisitHistory: path === paths.privacy,
  };
}

export type HowWeWorkData = ReturnType<typeof howWeWorkData>;

export function howWeWorkData(builder: Builder) {
  const { title, description, socialTitle, file: _file, slug: _slug, ...text } = builder.site.pages.howWeWork;
  return {
    head: head(builder, paths.howWeWork, { title, description, socialTitle }),
    tone: 'light' as Tone,
    ...text,
    image: builder.picture('index-how-we-work'),
  };
}

export type DisciplineData = { image: Picture; name: string; description: string };

export type CompanyData = ReturnType<typeof companyData>;

export function companyData(builder: Builder) {
  const { site, picture } = builder;
  const { title, description, socialTitle, file: _file, slug: _slug, ...text } = site.pages.company;
  const { legalName, registrationNumber, address, email, phone, officeHours, position } = site.provider;
  return {
    head: head(builder, paths.company, { title, description, socialTitle }),
    tone: 'light' as Tone,
    ...text,
    provider: { legalName, registrationNumber, address, email, phone, officeHours, position },
    disciplines: site.home.team.disciplines.map((item) => ({ ...item, image: picture(item.image) })),
    image: picture('index-company'),
  };
}

/** The form as a visitor first meets it. */
const emptyForm: ContactFormState = { values: {}, problems: [], notice: 'none' };

export type ContactData = ReturnType<typeof contactData>;

export function contactData(builder: Builder) {
  const { site, picture } = builder;
  const { title, description, socialTitle, file: _file, slug: _slug, ...text } = site.pages.contact;
  const { email, phone, officeHours } = site.provider;
  return {
    head: head(builder, paths.contact, { title, description, socialTitle }),
    tone: 'light' as Tone,
    ...text,
    provider: { email, phone, officeHours },
    topics: topics(site),
    state: emptyForm,
    image: picture('index-contact-us'),
  };
}

/** What an enquiry can be about: every offer. */
export function topics(site: Site) {
  return site.offers.map(({ slug, name }) => ({ slug, name }));
}

export type NotFoundData = ReturnType<typeof notFoundData>;

export function notFoundData(builder: Builder) {
  const { title, description, socialTitle, file: _file, slug: _slug, ...text } = builder.site.pages.notFound;
  return {
    head: head(builder, '/404', { title, description, socialTitle }, false),
    ...text,
    image: builder.picture('index-not-found'),
  };
}
