/**
 * What each page is given: content joined with its pictures and references, ready to be rendered or written
 * as JSON beside the page. Runs at build time only; pages import its types.
 */
import type { ContactFormState } from '../../contract/contact-form.ts';
import { paths } from './paths.ts';
import type { Navigation } from './schema/navigation.ts';
import type { OfferSection, Site, SiteCaseStudy, SiteOffer } from './site.ts';

export type Picture = { src: string; width: number; height: number; alt: string };

/** Finds a generated picture by name; the build provides it and fails for a name that nobody draws. */
export type PictureFinder = (name: string, alt?: string) => Picture;

/** The navigation bar over a dark hero is white until the page is scrolled. */
export type Tone = 'light' | 'dark';

export type Head = {
  title: string;
  description: string;
  socialTitle: string;
  /** Null where the address is not a page's own, as on the Not Found screen. */
  canonical: string | null;
  socialImage: string;
  indexed: boolean;
};

export type Builder = { site: Site; picture: PictureFinder; siteUrl: string };

type Described = { title: string; description: string; socialTitle: string };

function head({ site, siteUrl }: Builder, path: string, words: Described, indexed = true): Head {
  const { title, description, socialTitle } = words;
  return {
    title: path === paths.home ? title : `${title} | ${site.provider.name}`,
    description,
    socialTitle,
    canonical: siteUrl + (path === paths.home ? '/' : path),
    socialImage: `${siteUrl}/social/${socialImageName(path)}.png`,
    indexed,
  };
}

/** `/services/dev-ops` → `services-dev-ops`, `/` → `home`. */
export function socialImageName(path: string): string {
  return path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-');
}

export type LayoutData = ReturnType<typeof layoutData>;

/** The bar and the footer, the same on every page. */
export function layoutData(builder: Builder) {
  const { site, picture } = builder;
  const { provider, navigation, documents } = site;
  const link = <Item extends { path: string }>(item: Item): Item => ({
    ...item,
    path: resolveLink(item.path, provider.blogUrl),
  });
  const menu = navigation.menu.map((item: Navigation['menu'][number]) => ({
    ...link(item),
    items: item.items.map((entry) => ({ ...link(entry), image: picture(entry.image) })),
    links: item.links.map(link),
  }));
  const { name, legalName, registrationNumber, address, email, phone, officeHours, socialProfiles } =
    provider;
  return {
    provider: { name, legalName, registrationNumber, address, email, phone, officeHours, socialProfiles },
    menu,
    contact: link(navigation.contact),
    legal: navigation.legal.map(link),
    certificates: documents
      .filter(({ kind }) => kind === 'certificate')
      .map(({ slug, badge, title }) => ({
        badge,
        title,
        path: `/documents/${slug}.pdf`,
        image: picture(`badge-${slug}`),
      })),
    notFound: notFoundData(builder),
    builtIn: new Date().getUTCFullYear(),
  };
}

function resolveLink(target: string, blogUrl: string): string {
  return target.startsWith('blog:/') ? blogUrl + target.slice('blog:'.length) : target;
}

export type OfferCard = ReturnType<typeof offerCard>;

function offerCard({ picture }: Builder, offer: SiteOffer) {
  const { name, summary, path, section, slug, audience } = offer;
  return { name, summary, path, audience, image: picture(`${section}-${slug}`) };
}

export type CaseStudyTeaser = ReturnType<typeof caseStudyTeaser>;

/** The teaser of the owner's entity: title, description, platform tags, image, path. */
function caseStudyTeaser({ site, picture }: Builder, study: SiteCaseStudy) {
  return {
    client: study.client,
    sector: study.sector,
    title: plain(study.headline),
    description: study.teaser,
    platforms: study.platforms,
    services: study.services.map((path) => ({ path, name: nameOf(site, path) })),
    image: picture(`case-${study.slug}`),
    path: study.path,
  };
}

/** A headline without the asterisks that mark its accent words. */
export function plain(headline: string): string {
  return headline.replaceAll('*', '');
}

function nameOf(site: Site, path: string): string {
  const offer = site.offers.find((candidate) => candidate.path === path);
  if (offer) return offer.name;
  const item = site.navigation.menu.find((candidate) => candidate.path === path);
  if (item) return item.title;
  throw new Error(`No page has the path ${path}`);
}

export type HomeData = ReturnType<typeof homeData>;

export function homeData(builder: Builder) {
  const { site, picture } = builder;
  const { home, provider } = site;
  const { title, description, socialTitle, services, caseStudies, blog, team, ...sections } = home;
  const drawn = <Item extends { image: string }>({ image, ...item }: Item) => ({
    ...item,
    image: picture(image),
  });
  return {
    head: head(builder, paths.home, { title, description, socialTitle }),
    tone: 'light' as Tone,
    ...sections,
    hero: { ...sections.hero, image: picture('hero-home'), narrow: picture('hero-home-narrow') },
    trusted: {
      ...sections.trusted,
      logos: site.caseStudies.map(({ client, slug }) => picture(`wordmark-${slug}`, client)),
    },
    pillars: { ...sections.pillars, items: sections.pillars.items.map(drawn) },
    futureProof: { ...sections.futureProof, items: sections.futureProof.items.map(drawn) },
    framework: { ...sections.framework, items: sections.framework.items.map(drawn) },
    services: {
      ...services,
      featured: services.featured.map((path) => offerCard(builder, find(site.offers, 'path', path))),
    },
    caseStudies: {
      ...caseStudies,
      featured: caseStudies.featured.map((slug) =>
        caseStudyTeaser(builder, find(site.caseStudies, 'slug', slug)),
      ),
    },
    blog: {
      ...blog,
      action: { ...blog.action, path: resolveLink(blog.action.path, provider.blogUrl) },
      items: blog.items.map((item) => ({
        ...drawn(item),
        path: resolveLink(item.path, provider.blogUrl),
        authorAvatar: picture(item.authorAvatar),
      })),
    },
    team: {
      ...team,
      disciplines: team.disciplines.map(drawn),
      people: team.people.map((person) => ({ ...person, portrait: picture(person.portrait, person.name) })),
    },
  };
}

function find<Item, Key extends keyof Item>(items: readonly Item[], key: Key, value: Item[Key]): Item {
  const found = items.find((item) => item[key] === value);
  if (!found) throw new Error(`Nothing has ${String(key)} ${String(value)}`);
  return found;
}

export type OfferData = ReturnType<typeof offerData>;

export function offerData(builder: Builder, offer: SiteOffer) {
  const { site, picture } = builder;
  const { title, description, socialTitle, file: _file, slug, section, order: _order, ...words } = offer;
  return {
    head: head(builder, offer.path, { title, description, socialTitle }),
    tone: toneOf(section),
    ...words,
    parent: { label: nameOf(site, `/${section}`), path: `/${section}` },
    image: picture(`${section}-${slug}`),
    topic: section === 'services' ? slug : null,
    caseStudies: words.caseStudies.map((name) =>
      caseStudyTeaser(builder, find(site.caseStudies, 'slug', name)),
    ),
    related: words.related.map((path) => offerCard(builder, find(site.offers, 'path', path))),
  };
}

/** Services and enterprises, with all their child pages, have dark heroes. */
function toneOf(section: OfferSection): Tone {
  return section === 'startups' ? 'light' : 'dark';
}

export type OfferIndexData = ReturnType<typeof offerIndexData>;

export function offerIndexData(builder: Builder, section: OfferSection) {
  const { site, picture } = builder;
  const { title, description, socialTitle, file: _file, slug: _slug, ...words } = site.pages[section];
  const offers = site.offers.filter((offer) => offer.section === section);
  const inSection = new Set(offers.map(({ path }) => path));
  return {
    head: head(builder, paths[section], { title, description, socialTitle }),
    tone: toneOf(section),
    section,
    ...words,
    image: picture(`index-${section}`),
    offers: offers.map((offer) => offerCard(builder, offer)),
    caseStudies: site.caseStudies
      .filter(({ services }) => services.some((path) => inSection.has(path)))
      .slice(0, 3)
      .map((study) => caseStudyTeaser(builder, study)),
  };
}

export type CaseStudyIndexData = ReturnType<typeof caseStudyIndexData>;

export function caseStudyIndexData(builder: Builder) {
  const { site, picture } = builder;
  const { title, description, socialTitle, file: _file, slug: _slug, ...words } = site.pages.caseStudies;
  const studies = site.caseStudies.map((study) => caseStudyTeaser(builder, study));
  const services = new Map(studies.flatMap((study) => study.services.map(({ path, name }) => [path, name])));
  return {
    head: head(builder, paths.caseStudies, { title, description, socialTitle }),
    tone: 'light' as Tone,
    ...words,
    image: picture('index-case-studies'),
    studies,
    platforms: [...new Set(studies.flatMap((study) => study.platforms))].sort(),
    services: [...services].map(([path, name]) => ({ slug: path.split('/').at(-1) ?? '', name, path })),
  };
}

export type CaseStudyData = ReturnType<typeof caseStudyData>;

export function caseStudyData(builder: Builder, study: SiteCaseStudy) {
  const { site, picture } = builder;
  const {
    title,
    description,
    socialTitle,
    file: _file,
    slug,
    order: _order,
    approval: _approval,
    ...words
  } = study;
  const at = site.caseStudies.indexOf(study);
  const count = site.caseStudies.length;
  const neighbour = (step: number) => {
    const { client, path, headline } =
      at === -1 ? study : (site.caseStudies[(at + step + count) % count] ?? study);
    return { client, path, title: plain(headline) };
  };
  return {
    head: head(builder, study.path, { title, description, socialTitle }),
    tone: study.hero as Tone,
    ...words,
    services: words.services.map((path) => ({ path, name: nameOf(site, path) })),
    image: picture(`case-${slug}`),
    sketch: { ...words.sketch, image: picture(`sketch-${slug}`, words.sketch.alternative) },
    previous: neighbour(-1),
    following: neighbour(1),
  };
}

export type TextPageData = ReturnType<typeof textPageData>;
export type TextPageName = 'disclaimer' | 'privacy' | 'thankYou';

export function textPageData(builder: Builder, name: TextPageName) {
  const { title, description, socialTitle, file: _file, slug: _slug, ...words } = builder.site.pages[name];
  const indexed = name !== 'thankYou';
  return {
    head: head(builder, paths[name], { title, description, socialTitle }, indexed),
    tone: 'light' as Tone,
    ...words,
    showsVisitHistory: name === 'privacy',
  };
}

export type HowWeWorkData = ReturnType<typeof howWeWorkData>;

export function howWeWorkData(builder: Builder) {
  const {
    title,
    description,
    socialTitle,
    file: _file,
    slug: _slug,
    ...words
  } = builder.site.pages.howWeWork;
  return {
    head: head(builder, paths.howWeWork, { title, description, socialTitle }),
    tone: 'light' as Tone,
    ...words,
    image: builder.picture('index-how-we-work'),
  };
}

export type DisciplineData = { image: Picture; name: string; description: string };

export type CompanyData = ReturnType<typeof companyData>;

export function companyData(builder: Builder) {
  const { site, picture } = builder;
  const { title, description, socialTitle, file: _file, slug: _slug, ...words } = site.pages.company;
  const { legalName, registrationNumber, address, email, phone, officeHours, position } = site.provider;
  return {
    head: head(builder, paths.company, { title, description, socialTitle }),
    tone: 'light' as Tone,
    ...words,
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
  const { title, description, socialTitle, file: _file, slug: _slug, ...words } = site.pages.contact;
  const { email, phone, address, officeHours } = site.provider;
  return {
    head: head(builder, paths.contact, { title, description, socialTitle }),
    tone: 'light' as Tone,
    ...words,
    provider: { email, phone, address, officeHours },
    topics: topics(site),
    state: emptyForm,
    image: picture('index-contact-us'),
  };
}

/** What an enquiry can be about: the service pages. */
export function topics(site: Site) {
  return site.offers
    .filter(({ section }) => section === 'services')
    .map(({ slug, name }) => ({ slug, name }));
}

export type NotFoundData = ReturnType<typeof notFoundData>;

export function notFoundData(builder: Builder) {
  const { title, description, socialTitle, file: _file, slug: _slug, ...words } = builder.site.pages.notFound;
  return {
    head: { ...head(builder, '/404', { title, description, socialTitle }, false), canonical: null },
    tone: 'light' as Tone,
    ...words,
    image: builder.picture('index-not-found'),
  };
}

export type MenuItem = LayoutData['menu'][number];
