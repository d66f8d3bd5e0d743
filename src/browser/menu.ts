/** What menus need of a script: closing what hover keeps open, on a link, and when the window's width changes. */
const dropdown = '.bar-menu > ul > li';

export function watchMenus(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerout', onPointerOut);
  document.addEventListener('focusout', onFocusOut);
  // A mobile browser resizes the page when its bars move, so only a change of width counts.
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth !== width) closeMenus();
    width = innerWidth;
  });
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const summary = target.closest<HTMLElement>('summary');
  if (summary) openOnly(summary);
  const item = target.closest<HTMLElement>(dropdown);
  if (target.closest('[popovertarget]')) {
    const box = item?.querySelector<HTMLElement>('[popover]');
    // The press closes it, and hover mustn't keep it open.
    if (item && box && isOpen(box)) dismiss(item);
  } else if (target.closest(`${dropdown} a, [popover] a`)) {
    if (item) dismiss(item);
    closeMenus();
  }
}

function onKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const item = document.querySelector<HTMLElement>(`${dropdown}:hover`);
  if (item) {
    dismiss(item);
    if (item.querySelector('[popover]')?.contains(document.activeElement)) item.querySelector('a')?.focus();
  }
}

/** A touch pointer leaves with every tap. */
function onPointerOut({ target, relatedTarget, pointerType }: PointerEvent): void {
  const item = target instanceof Element ? target.closest<HTMLElement>(dropdown) : null;
  if (!item || (relatedTarget instanceof Node && item.contains(relatedTarget))) return;
  item.removeAttribute('data-dismissed');
  if (pointerType !== 'touch') closeIn(item);
}

function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const item = target instanceof Element ? target.closest<HTMLElement>(dropdown) : null;
  if (item && relatedTarget instanceof Node && !item.contains(relatedTarget)) closeIn(item);
}

/** Of sections with a name one is open at a time, also where the browser doesn't see to it. */
function openOnly(summary: HTMLElement): void {
  const section = summary.parentElement;
  const name = section?.getAttribute('name');
  if (!(section instanceof HTMLDetailsElement) || section.open || !name) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`))
    other.open = false;
  // A section above it that has just closed may have taken its heading out of view.
  requestAnimationFrame(() => summary.scrollIntoView({ block: 'nearest' }));
}

function dismiss(item: HTMLElement): void {
  item.dataset['dismissed'] = '';
}

function closeIn(place: ParentNode): void {
  for (const box of place.querySelectorAll<HTMLElement>('[popover]')) if (isOpen(box)) box.hidePopover();
}

export const closeMenus = () => closeIn(document);

/** Engines before Chrome 114, Firefox 125 and Safari 17 open none, and don't know the selector. */
const isOpen = (box: HTMLElement) => 'popover' in box && box.matches(':popover-open');
