/** The case studies before and after this one. */
import type { CaseStudyData } from '../../content/page-data.ts';

type NeighboursProps = Pick<CaseStudyData, 'previous' | 'following'>;

export function Neighbours({ previous, following }: NeighboursProps) {
  return (
    <nav className="page-width neighbours" aria-label="Other case studies">
      <a href={previous.path} rel="prev">
        <span>Previous</span>
        <strong>{previous.client}</strong>
        <em>{previous.title}</em>
      </a>
      <a href={following.path} rel="next">
        <span>Next</span>
        <strong>{following.client}</strong>
        <em>{following.title}</em>
      </a>
    </nav>
  );
}
