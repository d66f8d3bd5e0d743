/**
 * A part of a page that React also has in the browser: `<Island name="form">` is brought to life by form.island.tsx. Its HTML is complete without. A page has one at most.
 */
import type { ReactNode } from 'react';
import './island.css';

type IslandProps = {
  name: string;
  /** What the island needs. The renderer puts it at the end of the page, because the first view comes before. */
  data: object;
  /** Names in session storage, or `?` for the query. What's there is shown at once: browser/islands.ts. */
  kept?: readonly string[];
  /** Whether it has the server's answer to show. */
  isReturned?: boolean;
  children: ReactNode;
};

export function Island({ name, data, kept = ['?'], isReturned, children }: IslandProps) {
  return (
    <>
      <div
        className="island"
        data-island={name}
        data-kept={kept.join(' ')}
        data-returned={isReturned ? true : undefined}
      >
        {children}
      </div>
      {/* No script, because policies are strict about those that are copied with a page. */}
      <template
        id="island-data"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that is the same text as HTML.
        dangerouslySetInnerHTML={{ __html: asText(data) }}
      />
    </>
  );
}

/** JSON in which nothing means anything in HTML. */
const asText = (data: object) =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`).replaceAll('&', String.raw`\u0026`);
