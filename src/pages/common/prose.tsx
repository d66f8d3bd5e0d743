/** Written sections: the heading on the left, the text beside it. */
import type { ProseSection } from '../../site/page-data.ts';
import './prose.css';

export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map((section) => <WrittenSection key={section.id} section={section} />);
}

export function WrittenSection({ section }: { section: ProseSection }) {
  const { id, former, heading, html } = section;
  return (
    <section
      id={former}
      className={`page-width section section-sm section-line ${classesFor(html)}`}
      data-print="beside"
    >
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
 * Large tables take the whole width, named paragraphs and numbered lists go in columns, and all else goes next to its
 * heading: text, small tables, and a table with a drawing, which is below the heading.
 */
function classesFor(html: string): string {
  const [words = ''] = html.split('<section data-footnotes');
  if (words.includes('<table')) {
    if (words.includes('<figure')) return 'beside beside-figure';
    return isLarge(words) ? 'table-chart container edge' : 'beside';
  }
  // Columns would tear apart what belongs to a heading, a quotation or code.
  const isWhole = /<(?:h3|blockquote|pre)/.test(words);
  return !isWhole && /<p><strong>|<ol/.test(words) ? 'dense-list' : 'beside';
}

/** Four columns, or more rows than fit beside a heading. */
function isLarge(table: string): boolean {
  const rows = table.match(/<tr>.*?<\/tr>/gs) ?? [];
  const columns = rows[0]?.match(/<t[hd]/g) ?? [];
  return columns.length > 3 || rows.length > 8;
}

export function Words({ html }: { html: string }) {
  const className = html.includes('<table') ? 'prose container' : 'prose';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from our own Markdown, without raw HTML.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
