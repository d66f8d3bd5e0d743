/** Links to the previous and next page of the same kind. */
import './neighbours.css';

type Neighbour = { path: string; name: string; words: string };

type NeighboursProps = { label: string; previous: Neighbour; following: Neighbour };

export function Neighbours({ label, previous, following }: NeighboursProps) {
  return (
    <nav className="page-width columns neighbours" aria-label={label} data-print="none">
      <a className="stack" href={previous.path} rel="prev">
        <span>Previous</span>
        <strong className="hover-line">{previous.name}</strong>
        <em className="water">{previous.words}</em>
      </a>
      <a className="stack" href={following.path} rel="next">
        <span>Next</span>
        <strong className="hover-line">{following.name}</strong>
        <em className="water">{following.words}</em>
      </a>
    </nav>
  );
}
