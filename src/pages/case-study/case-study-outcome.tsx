/** What a delivered project changed. */
import { Heading } from '../../components/heading.tsx';
import type { CaseStudyData } from './page.ts';
import './case-study-outcome.css';

export function Results({ results, words }: Pick<CaseStudyData, 'results' | 'words'>) {
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

export function Quotation({ quotation }: Pick<CaseStudyData, 'quotation'>) {
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
