/** The home page: its own words joined with offers, case studies and the logbook. */
import { paths } from '../paths.ts';
import { type Builder, find, head, resolveLink, type Tone } from './builder.ts';
import { caseStudyTeaser } from './case-studies.ts';
import { offerCard } from './offers.ts';

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
