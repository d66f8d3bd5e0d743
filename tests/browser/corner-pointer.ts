/** The headless shell shows each new page a pointer in its corner, which nobody has put there. Runs in the page. */
export function ignoreCornerPointer(): void {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointerover', ignore, { capture: true });
}
