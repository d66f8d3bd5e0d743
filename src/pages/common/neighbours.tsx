/** Links to the previous and next page of the same kind. A page that's alone has none. */
import './neighbours.css';

type Neighbour = { path: string; name: string; words: string };

type NeighboursProps = { label: string; previous: Neighbour | null; following: Neighbour | null };

export function Neighbours({ label, previous, following }: NeighboursProps) {
  if (!previous && !following) return null;
  return (
    <nav className="page-width columns neighbours" aria-label={label} data-print="none">
      {previous && <NeighbourLink {...previous} rel="prev" where="Previous" />}
      {following && <NeighbourLink {...following} rel="next" where="Next" />}
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
