/** The planner says when we aren't the right people, in words of an offer's page. */

type Named = { path: string; begins: string };
type Offer = { path: string; notFor: { reasons: readonly string[] } };

export function reasonThatBegins(offers: readonly Offer[], { path, begins }: Named): string | undefined {
  const reasons = offers.find((offer) => offer.path === path)?.notFor.reasons;
  return reasons?.find((reason) => reason.startsWith(begins));
}
