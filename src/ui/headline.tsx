/** A headline's words; those between asterisks are water and stand in italics. */
export function Headline({ text }: { text: string }) {
  return text.split('*').map((part, index) =>
    // Every second part stood between asterisks; parts never move, so their place is their key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    index % 2 === 1 ? <em key={index}>{part}</em> : part,
  );
}
