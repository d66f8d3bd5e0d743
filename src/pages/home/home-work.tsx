/** What the home page leads to: services, case studies, articles and the team. */
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { CaseStudyGrid } from '../case-studies/case-study-card.tsx';
import { Disciplines } from '../common/disciplines.tsx';
import { SectionHeading } from '../common/section-heading.tsx';
import { OfferList } from '../offers/offer-list.tsx';
import type { HomeData, HomeSection } from './page.ts';
import './home-work.css';

export function FeaturedServices({ services }: { services: HomeSection<'services'> }) {
  return (
    <section className="section band-shoal featured-services">
      <div className="page-width">
        <SectionHeading
          large
          heading={services.heading}
          lead={services.lead}
          actions={[services.action, ...services.more]}
        />
        <OfferList offers={services.featured} />
      </div>
    </section>
  );
}

export function FeaturedCaseStudies({ caseStudies }: { caseStudies: HomeSection<'caseStudies'> }) {
  return (
    <section className="page-width section">
      <SectionHeading
        large
        heading={caseStudies.heading}
        lead={caseStudies.lead}
        actions={[caseStudies.action]}
      />
      <CaseStudyGrid studies={caseStudies.featured} />
    </section>
  );
}

export function BlogTeasers({ blog }: { blog: HomeSection<'blog'> }) {
  return (
    <section className="section band-sand" data-print="none">
      <div className="page-width">
        <SectionHeading large heading={blog.heading} lead={blog.lead} actions={[blog.action]} />
        <ul className="columns blog-list">
          {blog.items.map(
            ({ title, image, description, path, author, readingTime, category, authorAvatar }, index) => (
              <Reveal as="li" key={path} index={index} className="stack card blog-teaser">
                <SitePicture picture={image} className="card-picture blog-picture" />
                <p className="label">{category}</p>
                <h3 className="large">
                  <a className="stretched-link" href={path}>
                    {title}
                  </a>
                </h3>
                <p>{description}</p>
                <p className="note blog-author">
                  <SitePicture picture={authorAvatar} />
                  {author} <span>{readingTime}</span>
                </p>
              </Reveal>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}

export function Team({ team }: { team: HomeData['team'] }) {
  return (
    <section className="page-width section heading-beside">
      <SectionHeading large heading={team.heading} lead={team.lead} actions={[team.action]} />
      <Disciplines disciplines={team.disciplines} />
      {team.people.length > 0 && (
        <ul className="grid people" data-print="thirds">
          {team.people.map(({ name, role, portrait }, index) => (
            <Reveal as="li" key={name} index={index} className="person">
              {portrait ? (
                <SitePicture picture={portrait} className="person-portrait" />
              ) : (
                <span className="person-portrait person-initials" aria-hidden="true">
                  {initialsOf(name)}
                </span>
              )}
              <h3>{name}</h3>
              <p className="note">{role}</p>
            </Reveal>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Of the first word and the last, with the marks that belong to each letter. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const firstOf = (word = '') => [...letters.segment(word)][0]?.segment ?? '';
  return `${firstOf(words[0])}${words.length > 1 ? firstOf(words.at(-1)) : ''}`.toUpperCase();
}
