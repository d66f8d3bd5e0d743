/** Finds the name that was meant. */

/** At most `most` letters away, and not another word altogether. */
export function nearest(name: string, known: readonly string[], most = 2): string | undefined {
  const [best] = known
    .map((other) => ({ other, edits: editDistance(name, other) }))
    .filter(({ edits }) => edits <= most && edits < name.length)
    .sort((a, b) => a.edits - b.edits);
  return best?.other;
}

/** Letters to change, add or remove. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...a].entries()) {
    const next = [place + 1];
    for (let at = 1; at <= b.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (b[at - 1] === letter ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
