/** Links to the page's sections, with a mark that follows the reader; a progress line on narrow windows. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint, layOutSections } from './after-first-view.tsx';
import { useHydrated } from './use-hydrated.ts';
import './section-nav.css';

/** `from` is the scroll position at which reading the section begins. */
type Section = { id: string; label: string; from: number };

/** A section is current once its heading has reached this part of the window's height. */
const readingLine = 0.3;

export function SectionNav() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [sections, setSections] = useState<readonly Section[]>([]);
  const [current, setCurrent] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other sections.
  useEffect(() => {
    let known: readonly Section[] = [];
    const showCurrent = () => setCurrent(known.findLast(({ from }) => from <= scrollY + 1)?.id);
    const measure = () => {
      known = matchMedia('(width >= 80rem)').matches ? sectionsOfPage() : [];
      setSections(known);
      showCurrent();
    };
    // Fires once at the start, and whenever the page or the window changes size.
    const observer = new ResizeObserver(measure);
    let isShown = true;
    const cancel = afterPaint(async () => {
      await layOutSections();
      if (!isShown) return;
      observer.observe(document.body);
      observer.observe(document.documentElement);
    });
    addEventListener('scroll', showCurrent, { passive: true });
    return () => {
      isShown = false;
      cancel();
      observer.disconnect();
      removeEventListener('scroll', showCurrent);
    };
  }, [pathname]);

  return (
    <>
      {/* Not in the prerendered HTML, because its styles would use the first view's bytes. */}
      {hydrated && <div className="reading-progress" />}
      {sections.length > 0 && (
        <nav className="section-nav" aria-label="Sections of this page">
          <ol style={{ gridTemplateRows: rowsFor(sections) }}>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}

/** The second-level headings with an address that are visible; the first of several side by side. */
function sectionsOfPage(): Section[] {
  return [...document.querySelectorAll<HTMLElement>('main h2[id]')]
    .filter((heading) => heading.getClientRects().length > 0)
    .map((heading) => ({
      id: heading.id,
      label: heading.innerText,
      from: Math.round(heading.getBoundingClientRect().top + scrollY - innerHeight * readingLine),
    }))
    .filter(({ from }, index, all) => from !== all[index - 1]?.from);
}

/** Each row is as tall as the part of the page before its section, and tall enough for its link. */
function rowsFor(sections: readonly Section[]): string {
  const travel = document.documentElement.scrollHeight - innerHeight;
  const marks = [0, ...sections.map(({ from }) => Math.min(travel, Math.max(0, from))), travel];
  const lengths = marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0));
  return lengths
    .map((length, index) => `minmax(${index < sections.length ? 'var(--link-height)' : 0}, ${length}fr)`)
    .join(' ');
}
