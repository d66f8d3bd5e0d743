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

/** The longest phrase, in letters, that fits a headline at 320 px, even with wider letter spacing. */
const shortPhrase = 8;

const stop = /^[.,:;?]+/;

/** Words between asterisks are accents. A long phrase breaks in a box of its own, with the punctuation behind it. */
export function Headline({ text }: { text: string }) {
  const parts = text.split('*');
  const isLong = (index: number) => (parts[index] ?? '').length > shortPhrase;
  // Every second part was between asterisks. Parts never move, so their index is their key.
  return parts.map((part, index) => {
    if (index % 2 === 0) return index > 0 && isLong(index - 1) ? part.replace(stop, '') : part;
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    if (!isLong(index)) return <em key={index}>{part}</em>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <span key={index} className="phrase">
        <em>{part}</em>
        {stop.exec(parts[index + 1] ?? '')?.[0]}
      </span>
    );
  });
}
