/** Copies a text, also without TLS, where browsers have no `navigator.clipboard`. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return await navigator.clipboard.writeText(text);
  const box = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  box.className = 'sr-only';
  const focused = document.activeElement;
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!isCopied) throw new Error('The browser did not copy the text');
}
