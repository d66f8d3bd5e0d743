/** The home page: `content/home.yaml`. */
import { paths } from '../../content/paths.ts';
import { wordmarkName } from '../../pictures/picture-names.ts';
import { find, type Site } from '../../site/site.ts';
import { areAllApproved, caseStudyTeaser } from '../case-study-index/teaser.ts';
import { closingChart } from '../common/closing-chart.ts';
import { disciplinesOf, peopleOf } from '../common/team.ts';
import { makePage } from '../make-page.ts';
import { offerCard } from '../offer/page.ts';

export function home(site: Site) {
  const { content } = site;
  const { pictures } = content;
  const page = { ...content.home, path: paths.home };
  const { trusted, pillars, futureProof, framework, services, caseStudies, blog, team } = page;
  const areApproved = areAllApproved(content);
  const drawn = <Item extends { image: string }>(item: Item) => ({
    ...item,
    image: pictures.find(item.image),
  });
  return makePage(site, 'home', page, {
    chart: closingChart(site, 'home'),
    hero: { ...page.hero, image: pictures.findHero('hero-home', 'xMaxYMid') },
    trusted: trusted && {
      ...trusted,
      pending: areApproved ? null : trusted.pending,
      logos: content.caseStudies.map(({ client, slug }) => ({
        name: client,
        picture: pictures.findOptional(wordmarkName(slug), client),
      })),
    },
    pillars: pillars && { ...pillars, items: pillars.items.map(drawn) },
    futureProof: futureProof && { ...futureProof, items: futureProof.items.map(drawn) },
    framework: framework && { ...framework, items: framework.items.map(drawn) },
    services: services && {
      ...services,
      featured: services.featured.map((path) => offerCard(site, find(content.offers, 'path', path))),
    },
    caseStudies: caseStudies && {
      ...caseStudies,
      lead: (areApproved && caseStudies.approvedLead) || caseStudies.lead,
      featured: caseStudies.featured.map((slug) =>
        caseStudyTeaser(site, find(content.caseStudies, 'slug', slug)),
      ),
    },
    blog: blog && {
      ...blog,
      items: blog.items.map((item) => ({
        ...item,
        image: pictures.find(item.image),
        authorAvatar: pictures.find(item.authorAvatar),
      })),
    },
    team: {
      ...team,
      disciplines: disciplinesOf(site),
      people: peopleOf(site),
    },
  });
}

export type HomeData = ReturnType<typeof home>['data'];

export type HomeSection<Name extends keyof HomeData> = NonNullable<HomeData[Name]>;
