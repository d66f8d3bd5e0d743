/** Files that the page makes itself. */

/** Hands a file to the browser, as if its visitor had followed a link to it. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Browsers begin to read it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
