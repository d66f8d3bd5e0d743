/** One large card, then two side by side. A card that would be left alone is large, too. */
export function isLarge(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1);
}

/** Of the index. Further case studies are a line each, so that its page stays one that loads and can be looked through. */
export const mostCards = 24;
