/** A phone number to call. Its groups stay on one line, so that nobody reads half a number. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number.replaceAll(' ', '\u00a0')}</a>;
}
