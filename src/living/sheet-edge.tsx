/**
 * The working edge of the sheet: on wide windows a scale with the reader's position and the page's sections, on narrow
 * ones the way that is read, as a course under the bar. The plain scale is there before it: base.css.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../browser/after-paint.ts';
import { type Place, placeAt, placesOn, positionOn } from './edge-scale.ts';

/** A section is being read once its heading has come up to here, as a part of the window's height. */
const readingLine = 0.3;

const isWide = () => matchMedia('(width >= 80rem)').matches;

export function SheetEdge() {
  const { pathname } = useLocation();
  const scale = useRef<HTMLElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [current, setCurrent] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections.
  useEffect(() => {
    let known: readonly Place[] = [];
    let extent = { travel: 0, length: 0 };
    let frame = 0;
    const show = () => {
      frame = 0;
      cursor.current?.style.setProperty('translate', `0 ${positionOn(extent, known, scrollY)}px`);
      setCurrent(placeAt(known, scrollY)?.id);
    };
    const measure = () => {
      extent = {
        travel: document.documentElement.scrollHeight - innerHeight,
        length: scale.current?.clientHeight ?? 0,
      };
      known = isWide() ? placesOn(extent, sectionsOfPage()) : [];
      setPlaces(known);
      show();
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(show);
    };
    // Reports at once, and whenever the page grows, shrinks or is set anew.
    const observer = new ResizeObserver(measure);
    const callOff = afterPaint(() => observer.observe(document.body));
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', measure);
    return () => {
      callOff();
      observer.disconnect();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', measure);
      cancelAnimationFrame(frame);
    };
  }, [pathname]);

  return (
    <>
      <nav
        ref={scale}
        className="sheet-edge"
        aria-label="Sections of this page"
        data-empty={places.length === 0 || undefined}
      >
        <ol>
          {places.map(({ id, label, at }) => (
            <li key={id} style={{ top: at }}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ol>
        <div ref={cursor} className="sheet-edge-cursor" />
      </nav>
      <div className="reading-course" />
    </>
  );
}

/** Second-level headings that have an address and are shown. */
function sectionsOfPage(): Pick<Place, 'id' | 'label' | 'from'>[] {
  return [...document.querySelectorAll<HTMLElement>('main h2[id]')]
    .filter((heading) => heading.getClientRects().length > 0)
    .map((heading) => ({
      id: heading.id,
      label: heading.innerText,
      from: Math.round(heading.getBoundingClientRect().top + scrollY - innerHeight * readingLine),
    }));
}
