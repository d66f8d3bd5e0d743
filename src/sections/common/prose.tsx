/** Written sections: the heading in the margin, the words beside it. A heading takes the focus from a link to it. */
import type { ProseSection } from '../../content/page-data.ts';

export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map(({ id, heading, html }) => (
    <section key={id} className="page-width prose-section">
      <h2 className="headline-md" id={id} tabIndex={-1}>
        {heading}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from our own Markdown, raw HTML refused. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
}
