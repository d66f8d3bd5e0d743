/**
 * Cells that are pasted from a table. Browsers make one line of them in a field, some without anything between two
 * numbers, so that three of them would be read as one.
 */
export function keepCellsApart(event: Event): void {
  const field = event.target;
  const given = event instanceof ClipboardEvent ? event.clipboardData : (event as DragEvent).dataTransfer;
  const cells =
    given
      ?.getData('text')
      .trim()
      .split(/[\t\n\v\f\r\u2028\u2029]+/) ?? [];
  if (cells.length < 2 || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  field.focus();
  // Unlike a new value, what's typed for its visitor can be undone by them.
  document.execCommand('insertText', false, cells.join('; '));
}
