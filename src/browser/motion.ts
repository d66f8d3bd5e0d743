/**
 * Sections rise into place when they're scrolled near, one after the other within a group, and percentages count up.
 * What's in view already or was jumped to appears at once, and so does everything without scripts or with reduced motion.
 */

/** The owner's pace: one more every 20 ms. */
const countUpStep = 20;

export function startMotion(main: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // One for all elements, because it reports positions after the browser's own layout.
  observer?.disconnect();
  observer = new IntersectionObserver(onMove, { rootMargin: '0px 0px -8% 0px' });
  for (const element of main.querySelectorAll('[data-reveal-after], [data-count-up]'))
    observer.observe(element);
}

let observer: IntersectionObserver | undefined;

function onMove(entries: readonly IntersectionObserverEntry[]): void {
  // Read once: after a change, reading it makes the browser lay out the page.
  const foot = innerHeight;
  for (const { target, boundingClientRect, isIntersecting } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    const waits = target.dataset['reveal'] === 'waiting';
    if (!waits && boundingClientRect.top >= foot) wait(target);
    else if (!waits || isIntersecting) {
      observer?.unobserve(target);
      // Far up in the view means that the visitor jumped here and is reading already.
      if (waits) show(target, boundingClientRect.top < foot * 0.6);
    }
  }
}

function wait(element: HTMLElement): void {
  element.dataset['reveal'] = 'waiting';
  if ('countUp' in element.dataset) element.textContent = '0%';
}

function show(element: HTMLElement, atOnce: boolean): void {
  const { dataset, style } = element;
  if ('countUp' in dataset) {
    delete dataset['reveal'];
    countUp(element, Number(dataset['countUp']));
  } else if (atOnce) delete dataset['reveal'];
  else {
    // Only now, or it would delay later changes of style too.
    style.transitionDelay = `${dataset['revealAfter'] ?? 0}ms`;
    dataset['reveal'] = 'shown';
  }
}

/** Counted from the clock: a busy page may skip a tick, but never counts slower than it should. */
function countUp(element: HTMLElement, percentage: number): void {
  const start = performance.now();
  const timer = setInterval(() => {
    const shown = Math.min(percentage, Math.floor((performance.now() - start) / countUpStep));
    element.textContent = `${shown}%`;
    if (shown === percentage) clearInterval(timer);
  }, countUpStep);
}
