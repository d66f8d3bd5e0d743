/** Links to the previous and next page of the same kind. A page that's alone has none. */
import type { LayoutData } from '../../site/page-data.ts';
import './neighbours.css';

type Neighbour = { path: string; name: string; words: string };

type NeighboursProps = {
  words: LayoutData['words']['caseStudies'];
  previous: Neighbour | null;
  following: Neighbour | null;
};

export function Neighbours({ words, previous, following }: NeighboursProps) {
  if (!previous && !following) return null;
  return (
    <nav className="page-width columns neighbours" aria-label={words.others} data-print="none">
      {previous && <NeighbourLink {...previous} rel="prev" where={words.previous} />}
      {following && <NeighbourLink {...following} rel="next" where={words.next} />}
    </nav>
  );
}

function NeighbourLink({ path, name, words, rel, where }: Neighbour & { rel: string; where: string }) {
  return (
    <a className="stack" href={path} rel={rel}>
      <span>{where}</span>
      <strong className="hover-line">{name}</strong>
      <em className="water">{words}</em>
    </a>
  );
}
