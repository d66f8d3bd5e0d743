/** A part of a page that form.island.tsx brings to life, where its name is `form`. A page has one at most. */
import type { ReactNode } from 'react';

type IslandProps = {
  name: string;
  /** The renderer puts it at the end of the page. */
  data: object;
  /** Names in session storage, or `?` for the query: what's there is shown at once. */
  kept?: readonly string[];
  isReturned?: boolean;
  children: ReactNode;
};

export function Island({ name, data, kept = ['?'], isReturned, children }: IslandProps) {
  return (
    <>
      <div data-island={name} data-kept={kept.join(' ')} data-returned={isReturned ? true : undefined}>
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

const asText = (data: object) =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`).replaceAll('&', String.raw`\u0026`);
