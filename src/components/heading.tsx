/** A heading with accent words. Lower ones are link targets and can take the focus. */
import { anchorOf } from '../../contract/anchor.ts';

type HeadingProps = { text: string; level?: 1; className?: string; id?: string };

export function Heading({ text, level, className, id }: HeadingProps) {
  if (level === 1) {
    return (
      <h1 className={className}>
        <Headline text={text} />
      </h1>
    );
  }
  return (
    <h2 className={className} id={id ?? anchorOf(text)} tabIndex={-1}>
      <Headline text={text} />
    </h2>
  );
}

/** Words between asterisks are accents. */
export function Headline({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
  return text.split('*').map((part, index) => (index % 2 === 0 ? part : <em key={index}>{part}</em>));
}
