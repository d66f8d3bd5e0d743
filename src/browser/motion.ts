/**
 * Sections rise into place and percentages count up as they come into view. Only what's close below the window is
 * hidden, and by an animation, so the document never changes.
 */

/** In milliseconds for each per cent. */
const countUpStep = 20;

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** In heights of the window. */
const near = 0.25;

const rise = { frames: { opacity: [0, 1], translate: ['0 20px', '0 0'] }, duration: 600 };

/** Clipped with room for its ends; a clipped element itself never comes into view. */
const draw = {
  frames: { clipPath: ['inset(-4rem 100vw -4rem -100vw)', 'inset(-4rem -100vw)'] },
  duration: 1600,
};

const waiting = new Map<Element, readonly Animation[]>();

let observers: readonly IntersectionObserver[] = [];

export function startMotion(main: HTMLElement): void {
  for (const observer of observers) observer.disconnect();
  waiting.clear();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  observers = [
    new IntersectionObserver(onNear, { rootMargin: `0px 0px ${near * 100}% 0px` }),
    new IntersectionObserver(onSeen, { rootMargin: '0px 0px -8% 0px' }),
  ];
  for (const element of main.querySelectorAll('[data-reveal-after], [data-count-up]'))
    for (const observer of observers) observer.observe(element);
}

function onNear(entries: readonly IntersectionObserverEntry[]): void {
  // Read once: after a change, reading it makes the browser lay out the page.
  const foot = innerHeight;
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!isIntersecting) stopWaiting(target);
    else if (boundingClientRect.top >= foot) waiting.set(target, animationsOf(target));
  }
}

function onSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    for (const observer of observers) observer.unobserve(target);
    const animations = waiting.get(target);
    if (!animations) continue;
    waiting.delete(target);
    for (const animation of animations) animation.play();
    if (target instanceof HTMLElement && 'countUp' in target.dataset)
      countUp(target, Number(target.dataset['countUp']));
  }
}

function animationsOf(element: Element): Animation[] {
  const isDrawn = element.classList.contains('reveal-drawn');
  const { frames, duration } = isDrawn ? draw : rise;
  const delay = Number(element.getAttribute('data-reveal-after') ?? 0);
  return [...(isDrawn ? element.children : [element])].map((moved) => {
    const animation = moved.animate(frames, { duration, delay, easing, fill: 'backwards' });
    animation.pause();
    return animation;
  });
}

function stopWaiting(element: Element): void {
  for (const animation of waiting.get(element) ?? []) animation.cancel();
  waiting.delete(element);
}

/** Counted from the clock: a busy page may skip a tick, but never counts slower than it should. */
function countUp(element: HTMLElement, percentage: number): void {
  const start = performance.now();
  const count = () => {
    const shown = Math.min(percentage, Math.floor((performance.now() - start) / countUpStep));
    element.textContent = `${shown}%`;
    if (shown === percentage) clearInterval(timer);
  };
  const timer = setInterval(count, countUpStep);
  count();
}
