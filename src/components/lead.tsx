/** The first words under a headline. A word with a hyphen stays whole: no browser has a rule for that. */
import './lead.css';

export function Lead({ text }: { text: string }) {
  // Every second part is such a word. Parts never move, so their index is their key.
  const parts = text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <span key={index} className="whole-word">
        {part}
      </span>
    ) : (
      part
    ),
  );
  return <p className="lead">{parts}</p>;
}
