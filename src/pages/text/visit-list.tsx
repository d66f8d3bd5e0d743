/** The visitor's own history: browser/show-visits.ts. */
import { LinkOrButton } from '../../components/link-or-button.tsx';
import type { TextPageData } from './page.ts';

export function VisitList({ words }: { words: NonNullable<TextPageData['visits']> }) {
  return (
    <section
      className="page-width section section-line beside"
      aria-labelledby="visits-heading"
      data-visits
      data-one={words.one}
      data-many={words.many}
      data-none={words.none}
    >
      <h2 id="visits-heading">{words.heading}</h2>
      <div>
        <p>{words.noScripts}</p>
        <p role="status" tabIndex={-1} />
        <ol
          className="box visit-list"
          aria-labelledby="visits-heading"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
          tabIndex={0}
          hidden
        />
        <LinkOrButton size="small" look="outlined" hidden>
          {words.clear}
        </LinkOrButton>
      </div>
    </section>
  );
}
