/** A link at a known place, so that no menu has to be opened for it. */

export const benchLink = '#bench-link';

/** Runs in the page. */
export function showBenchLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, id: 'bench-link', textContent: 'go' });
  link.style.cssText = 'position:fixed;left:0;bottom:0;z-index:99;padding:20px';
  document.querySelector('main')?.append(link);
}
