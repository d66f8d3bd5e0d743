/** Case studies, their teasers and their index. */
import { paths } from '../paths.ts';
import { coverName, interfaceName } from '../picture-names.ts';
import type { SiteCaseStudy } from '../site.ts';
import { type Builder, head, nameOf, plain, type Tone } from './builder.ts';

export type CaseStudyTeaser = ReturnType<typeof caseStudyTeaser>;

/** The teaser of the owner's entity: title, description, platform tags, image, path. */
export function caseStudyTeaser({ site, picture }: Builder, study: SiteCaseStudy) {
  return {
    client: study.client,
    sector: study.sector,
    title: plain(study.headline),
    description: study.teaser,
    platforms: study.platforms,
    services: study.services.map((path) => ({ path, name: nameOf(site, path) })),
    image: picture(coverName(study.slug)),
    path: study.path,
  };
}

export type CaseStudyIndexData = ReturnType<typeof caseStudyIndexData>;

export function caseStudyIndexData(builder: Builder) {
  const { site, picture } = builder;
  const { title, description, socialTitle, file: _file, slug: _slug, ...text } = site.pages.caseStudies;
  const studies = site.caseStudies.map((study) => caseStudyTeaser(builder, study));
  const services = new Map(studies.flatMap((study) => study.services.map(({ path, name }) => [path, name])));
  return {
    head: head(builder, paths.caseStudies, { title, description, socialTitle }),
    tone: 'light' as Tone,
    ...text,
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
    sketch,
    ...text
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
    ...text,
    services: text.services.map((path) => ({ path, name: nameOf(site, path) })),
    image: picture(coverName(slug)),
    sketch: sketch && {
      caption: sketch.caption,
      image: picture(interfaceName(slug), sketch.alternative),
    },
    previous: neighbour(-1),
    following: neighbour(1),
  };
}
