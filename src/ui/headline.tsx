/**
 * A headline's words; those between asterisks are water and stand in italics. Such a phrase does not break: a
 * short one fits every line, a long one breaks inside a box of its own, together with the stop that follows it.
 */

/** In letters: as many as a headline has room for at 320 px, also where a visitor spaces letters out. */
const shortPhrase = 8;

const stop = /^[.,:;?]+/;

export function Headline({ text }: { text: string }) {
  const parts = text.split('*');
  const isLong = (index: number) => (parts[index] ?? '').length > shortPhrase;
  // Every second part stood between asterisks; parts never move, so their place is their key.
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
