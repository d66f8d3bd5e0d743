/** Which clicks are followed inside the document, and what's fetched before it's asked for. */
import { isPageAddress } from '../../contract/addresses.ts';
import { followLink } from './navigation.ts';
import { partAt } from './parts.ts';
import { shownPath } from './show.ts';
import { whenIdle } from './when-idle.ts';
import { wholeStyles } from './whole-styles.ts';

/** In milliseconds. */
const intent = 50;

export function watchLinks(): void {
  document.addEventListener('click', onClick);
  watchIntent();
  if (matchMedia('(hover: hover)').matches)
    whenIdle(async () => {
      for (const link of document.querySelectorAll('.bar-link, .bar-contact a'))
        if (link.getClientRects().length > 0) await fetchAhead(link);
    });
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = linkAt(event.target);
  const url = link && addressOf(link);
  if (!url) return;
  // The browser itself goes to a place on the same page.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
  event.preventDefault();
  followLink(url);
}

function linkAt(target: EventTarget | null): Element | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link && !link.getAttribute('target') && !link.hasAttribute('download') ? link : null;
}

function addressOf(link: Element): URL | null {
  // A link on a chart is SVG and has no string href.
  const url = new URL(link.getAttribute('href') ?? '', location.href);
  return url.origin === location.origin && isPageAddress(url.pathname) ? url : null;
}

/** Visitors who save data only get what they asked for. */
async function fetchAhead(link: Element): Promise<void> {
  if (navigator.connection?.saveData) return;
  const path = addressOf(link)?.pathname;
  if (path && path !== shownPath()) await partAt(path).catch(() => undefined);
}

/** A press then only exchanges the page. */
function prepare(link: Element): void {
  wholeStyles().catch(() => undefined);
  void fetchAhead(link);
}

/** A pointer that rests on a link, a press, a touch that isn't a swipe. */
function watchIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (target: EventTarget | null, after: number) => {
    clearTimeout(timer);
    const link = linkAt(target);
    if (link) timer = setTimeout(() => prepare(link), after);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') consider(target, intent);
  });
  document.addEventListener('pointerdown', ({ target, pointerType }) =>
    consider(target, pointerType === 'touch' ? intent : 0),
  );
  document.addEventListener('pointercancel', () => clearTimeout(timer));
  // The pointer may have come to a link before this script.
  consider(document.querySelector('a:hover'), intent);
}
