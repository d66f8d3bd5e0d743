/** Written sections: the heading in the margin, the words beside it. A heading takes the focus from a link to it. */
import { type ReactNode, useMemo } from 'react';
import { trusted } from '../../browser/trusted.ts';
import type { ProseSection, Sounding } from '../../content/page-data.ts';

type ProseProps = {
  sections: readonly ProseSection[];
  /** Beside one of them. */
  sounding?: (Sounding & { beside: string }) | undefined;
};

export function Prose({ sections, sounding }: ProseProps) {
  return sections.map((section) =>
    section.heading === sounding?.beside ? (
      <WrittenSection key={section.id} section={section} layout="pull-sounding">
        <PullSounding {...sounding} />
      </WrittenSection>
    ) : (
      <WrittenSection key={section.id} section={section} />
    ),
  );
}

type WrittenSectionProps = {
  section: ProseSection;
  /** A class of `styles/section-layouts.css`; without one the words stand beside the heading. */
  layout?: string;
  /** What stands between heading and words. */
  children?: ReactNode;
};

export function WrittenSection({ section, layout = 'beside', children }: WrittenSectionProps) {
  const { id, heading, html } = section;
  return (
    <section className={`page-width prose-section ${layout}`}>
      <h2 className="headline-md" id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      <Words html={html} />
    </section>
  );
}

/** What a layout sets beside the text, of what a page has for it. */
export function besideText(
  layout: string,
  { sounding, marginNote }: { sounding?: Sounding | undefined; marginNote?: string | undefined },
): ReactNode {
  if (layout === 'margin-note') return <p className="margin-words">{marginNote}</p>;
  return layout === 'pull-sounding' && sounding ? <PullSounding {...sounding} /> : null;
}

/** A figure set large, with the words that belong to it. */
function PullSounding({ figure, words }: Sounding) {
  return (
    <p className="pull-words">
      <span className="pull-figure">{figure}</span> {words}
    </p>
  );
}

/** Kept while they are the same, since React compares trusted text by identity. */
function Words({ html }: { html: string }) {
  const words = useMemo(() => ({ __html: trusted.createHTML(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from our own Markdown, raw HTML refused.
  return <div className="prose" dangerouslySetInnerHTML={words} />;
}
