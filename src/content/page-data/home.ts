/** The home page: its own text joined with offers, case studies and the blog. */
import { paths } from '../paths.ts';
import { portraitName, wordmarks } from '../pictures/picture-names.ts';
import { areAllApproved, caseStudyTeaser } from './case-studies.ts';
import { offerCard } from './offers.ts';
import { find, head, type PageContext, type Tone } from './page-context.ts';

export type HomeData = ReturnType<typeof homeData>;

export function homeData(context: PageContext) {
  const { content, picture } = context;
  const { home } = content;
  const { services, caseStudies, blog, team, trusted } = home;
  const areApproved = content.caseStudies.every(
    ({ approval, logoStrip = true }) => approval === 'granted' || !logoStrip,
  );
  const drawn = <Item extends { image: string }>({ image, ...item }: Item) => ({
    ...item,
    image: picture(image),
  });
  return {
    head: head(context, paths.home, home),
    tone: 'light' as Tone,
    hero: { ...home.hero, image: context.hero('hero-home', 'xMaxYMid') },
    clarity: home.clarity,
    trusted: {
      heading: trusted.heading,
      pause: trusted.pause,
      resume: trusted.resume,
      pending: areApproved ? null : trusted.pending,
      logos: wordmarks(content.caseStudies, trusted.partners).map(({ name, text }) => picture(name, text)),
    },
    failures: home.failures,
    pillars: { ...home.pillars, items: home.pillars.items.map(drawn) },
    futureProof: { ...home.futureProof, items: home.futureProof.items.map(drawn) },
    framework: { ...home.framework, items: home.framework.items.map(drawn) },
    services: {
      ...services,
      featured: services.featured.map((path) => offerCard(context, find(content.offers, 'path', path))),
    },
    caseStudies: {
      heading: caseStudies.heading,
      lead: (areAllApproved(content) && caseStudies.approvedLead) || caseStudies.lead,
      action: caseStudies.action,
      featured: caseStudies.featured.map((slug) =>
        caseStudyTeaser(context, find(content.caseStudies, 'slug', slug)),
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
    closing: home.closing,
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
