/**
 * A page's part takes the place of another page's when a link is followed. It's cut from the page's HTML, and needs
 * no styles.
 */

export function partOf(html: string): string {
  return `${between(html, '<title>', '</head>')}${between(html, '<main', '</main>')}</main>`;
}

function between(html: string, start: string, end: string): string {
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The rendered page has no ${start} before ${end}`);
  return html.slice(from, to);
}
