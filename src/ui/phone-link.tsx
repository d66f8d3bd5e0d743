/** A phone number to call. Its groups stay on one line, so that no number is broken in two. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number.replaceAll(' ', '\u00a0')}</a>;
}
