/** The button that pauses the strip of logos. Both of its labels are in the HTML, so that a translation of them stays. */
export function watchLogoStrip(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-pauses-strip]') : null;
    if (button) press(button);
  });
  // Pressed before this script came: a pointer leaves the focus there, without :focus-visible.
  const early = document.querySelector('[data-pauses-strip]:focus:not(:focus-visible)');
  if (early) press(early);
}

function press(button: Element): void {
  document.querySelector('.logo-strip')?.toggleAttribute('data-paused');
  for (const label of button.children) label.toggleAttribute('hidden');
}
