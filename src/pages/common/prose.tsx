/** Written sections: the heading on the left, the text beside it. */
import type { ProseSection } from '../../site/page-data.ts';
import './prose.css';

export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map((section) => <WrittenSection key={section.id} section={section} />);
}

export function WrittenSection({ section }: { section: ProseSection }) {
  const { id, heading, html } = section;
  return (
    <section className={`page-width section section-sm section-line ${classesFor(html)}`}>
      {heading !== null && (
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
      )}
      <Words html={html} />
    </section>
  );
}

/**
 * Tables take the whole width, named paragraphs and numbered lists go in columns, all else goes next to its heading.
 */
function classesFor(html: string): string {
  const [words = ''] = html.split('<section data-footnotes');
  if (words.includes('<table'))
    return words.includes('<figure') ? 'beside beside-figure' : 'table-chart container edge';
  // These would be torn apart.
  const isWhole = /<(?:h3|blockquote|pre)/.test(words);
  return !isWhole && /<p><strong>|<ol/.test(words) ? 'dense-list' : 'beside';
}

export function Words({ html }: { html: string }) {
  const className = html.includes('<table') ? 'prose container' : 'prose';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from our own Markdown, without raw HTML.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
