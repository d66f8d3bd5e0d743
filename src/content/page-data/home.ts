/** The home page: its own text joined with offers, case studies and the blog. */
import { paths } from '../paths.ts';
import { portraitName, wordmarks } from '../picture-names.ts';
import { type Builder, find, head, type Tone } from './builder.ts';
import { areAllApproved, caseStudyTeaser } from './case-studies.ts';
import { offerCard } from './offers.ts';

export type HomeData = ReturnType<typeof homeData>;

export function homeData(builder: Builder) {
  const { site, picture } = builder;
  const { title, description, socialTitle, updated: _updated, ...content } = site.home;
  const { services, caseStudies: work, blog, team, ...sections } = content;
  const { approvedLead, ...caseStudies } = work;
  const { partners, pending, ...trusted } = sections.trusted;
  const areApproved = site.caseStudies.every(
    ({ approval, logoStrip = true }) => approval === 'granted' || !logoStrip,
  );
  const drawn = <Item extends { image: string }>({ image, ...item }: Item) => ({
    ...item,
    image: picture(image),
  });
  return {
    head: head(builder, paths.home, { title, description, socialTitle }),
    tone: 'light' as Tone,
    ...sections,
    hero: { ...sections.hero, image: builder.hero('hero-home', 'xMaxYMid') },
    trusted: {
      ...trusted,
      pending: areApproved ? null : pending,
      logos: wordmarks(site.caseStudies, partners).map(({ name, text }) => picture(name, text)),
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
      ...(approvedLead && areAllApproved(site) && { lead: approvedLead }),
      featured: caseStudies.featured.map((slug) =>
        caseStudyTeaser(builder, find(site.caseStudies, 'slug', slug)),
      ),
    },
    blog: {
      ...blog,
      items: blog.items.map((item) => ({
        ...item,
        image: picture(item.image, '', 'cover'),
        authorAvatar: picture(item.authorAvatar, '', 'portrait'),
      })),
    },
    team: {
      ...team,
      disciplines: team.disciplines.map(drawn),
      people: team.people.map((person) => ({
        ...person,
        portrait: picture(portraitName(person), person.name, 'portrait'),
      })),
    },
  };
}
