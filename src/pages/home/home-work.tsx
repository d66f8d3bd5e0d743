/** Services, case studies, articles and the team. */
import { Reveal } from '../../components/reveal.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { CaseStudyGrid } from '../case-study-index/case-study-card.tsx';
import { People } from '../common/people.tsx';
import { SectionHeading, SectionLinks } from '../common/section-heading.tsx';
import { OfferList } from '../offer-index/offer-list.tsx';
import type { HomeData, HomeSection } from './page.ts';
import './home-work.css';

export function FeaturedServices({ services }: { services: HomeSection<'services'> }) {
  return (
    <section className="section band-shoal">
      <div className="page-width grid heading-beside">
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
        split
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
    <section className="section band-sand blog">
      <div className="page-width">
        <SectionHeading large heading={blog.heading} lead={blog.lead} />
        <ul className="grid thirds">
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
                <p className="note cluster blog-author">
                  <SitePicture picture={authorAvatar} />
                  {author} <span>{readingTime}</span>
                </p>
              </Reveal>
            ),
          )}
        </ul>
        <SectionLinks actions={[blog.action]} />
      </div>
    </section>
  );
}

export function Team({ team }: { team: HomeData['team'] }) {
  return (
    <section className="page-width section">
      <SectionHeading large heading={team.heading} lead={team.lead} />
      <ul className="grid ruled disciplines">
        {team.disciplines.map(({ image, name, description }, index) => (
          <Reveal as="li" key={name} index={index} className="grid discipline">
            <SitePicture picture={image} />
            <h3>{name}</h3>
            <p className="note">{description}</p>
          </Reveal>
        ))}
      </ul>
      <People people={team.people} />
      <SectionLinks actions={[team.action]} />
    </section>
  );
}
