/** A case study's cover grows from its card into the hero of its page, where the browser can show that. */

let named: HTMLElement | undefined;

/**
 * Marks the cover of the card that was pressed as what the hero grows from; the hero bears the same name in
 * `styles/motion.css`.
 * @returns whether there is a cover, and the visitor has nothing against motion.
 */
export function nameCover(pressed: EventTarget | null): boolean {
  named?.style.removeProperty('view-transition-name');
  const card = pressed instanceof Element ? pressed.closest('.case-card') : null;
  named = card?.querySelector<HTMLElement>('.case-cover') ?? undefined;
  named?.style.setProperty('view-transition-name', 'cover');
  return named !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
