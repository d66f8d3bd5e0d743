/** Whether a visitor's Accept asks for Markdown rather than HTML. */
import { parseAccept } from 'hono/utils/accept';

/** Only who names Markdown gets it: browsers never do, and a wildcard is as content with HTML. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const ranges = parseAccept(accept ?? '').map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const qualityOf = (type: string) => ranges.find((range) => range.type === type)?.q;
  const markdown = qualityOf('text/markdown') ?? 0;
  const html = qualityOf('text/html') ?? qualityOf('text/*') ?? qualityOf('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
