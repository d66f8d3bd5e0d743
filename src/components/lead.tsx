/** The first words under a headline. A word with a hyphen stays whole: no browser has a rule for that. */
export function Lead({ text }: { text: string }) {
  // Every second part is such a word. Parts never move, so their index is their key.
  const parts = text.split(/([\p{L}\d]+(?:-[\p{L}\d]+)+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <span key={index} className="whole-word">
        {part}
      </span>
    ),
  );
  return <p className="lead">{parts}</p>;
}
