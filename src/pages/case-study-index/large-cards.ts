/** One large card, then two side by side. A card that would be left alone is large, too. */
export function isLarge(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1);
}
