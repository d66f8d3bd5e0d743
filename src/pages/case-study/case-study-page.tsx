/** A case study. */
import { Heading } from '../../components/heading.tsx';
import { Term } from '../../components/term.tsx';
import { ProvisionalMark } from '../case-study-index/case-study-card.tsx';
import { RelatedStudy } from '../case-study-index/related-study.tsx';
import { ClosingCall } from '../common/closing-call.tsx';
import { PageHero } from '../common/page-hero.tsx';
import { Prose } from '../common/prose.tsx';
import { AnnotatedSketch } from './annotated-sketch.tsx';
import type { CaseStudyData } from './page.ts';
import './case-study-page.css';
import './case-study-outcome.css';

export function CaseStudyPage({ data }: { data: CaseStudyData }) {
  const { sketch, architecture, words } = data;
  // A text before the first heading belongs to the problem.
  const afterProblem = data.sections[0]?.heading === null ? 2 : 1;
  const problem = data.sections.slice(0, afterProblem);
  const [work, ...rest] = data.sections.slice(afterProblem);
  const sketchAt = (place: NonNullable<typeof sketch>['place']) =>
    sketch?.place === place && <AnnotatedSketch sketch={sketch} words={words} />;
  return (
    <article>
      <PageHero page={data} className="hero-cover" breadcrumb={data.breadcrumb}>
        <ProvisionalMark provisional={data.provisional} />
      </PageHero>
      <CaseFacts study={data} />
      <Results results={data.results} words={words} />
      {sketchAt('first')}
      <Prose sections={problem} />
      {sketchAt('after-problem')}
      {work && <Prose sections={[work]} />}
      {sketchAt('after-plan')}
      {architecture && <Architecture architecture={architecture} words={words} />}
      <Prose sections={rest} />
      <Quotation quotation={data.quotation} />
      {data.related && <RelatedStudy heading="Next case study" study={data.related} />}
      <ClosingCall {...data.next} />
    </article>
  );
}

function CaseFacts({ study }: { study: CaseStudyData }) {
  const { client, facts, platforms, services, words } = study;
  return (
    <dl className="page-width grid halves ruled case-facts">
      <Term term={words.facts.client}>{client}</Term>
      {facts.map(({ label, value }) => (
        <Term key={label} term={label}>
          {value}
        </Term>
      ))}
      <Term term={words.facts.services}>
        <ul className="stack">
          {services.map(({ path, name }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </Term>
      <Term term={words.facts.platforms}>
        <ul className="cluster pills">
          {platforms.map((platform) => (
            <li key={platform} className="pill">
              {platform}
            </li>
          ))}
        </ul>
      </Term>
    </dl>
  );
}

/** What a delivered project changed. */
function Results({ results, words }: Pick<CaseStudyData, 'results' | 'words'>) {
  if (!results) return null;
  return (
    <section className="page-width section section-sm section-line results">
      <Heading text={words.results} id="results" />
      <ul className="grid as-fits">
        {results.map(({ figure, text }) => (
          <li key={text}>
            <strong className="large">{figure}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ArchitectureProps = Pick<CaseStudyData, 'words'> & {
  architecture: NonNullable<CaseStudyData['architecture']>;
};

function Architecture({ architecture, words }: ArchitectureProps) {
  return (
    <section className="page-width section architecture">
      <Heading text={words.parts} />
      <p className="soft">{architecture.caption}</p>
      <ol className="course">
        {architecture.parts.map(({ name, does, fails }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p className="note">{does}</p>
            <p>
              <em className="water">{words.fails}</em> {fails}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Quotation({ quotation }: Pick<CaseStudyData, 'quotation'>) {
  if (!quotation) return null;
  return (
    <figure className="page-width section section-sm section-line quotation">
      <blockquote>
        <p>“{quotation.text}”</p>
      </blockquote>
      <figcaption className="note">{quotation.by}</figcaption>
    </figure>
  );
}
