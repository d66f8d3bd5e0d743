/** Popovers, which Chrome has from 114, Firefox from 125 and Safari from 17. In older browsers scripts open menus. */

export function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

export function isOpen(box: HTMLElement | null): boolean {
  // Where there are none, the selector is an error.
  return box !== null && hasPopovers() && box.matches(':popover-open');
}
