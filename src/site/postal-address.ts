/** The office's address in lines, and the name it is registered under. */
import type { Provider } from '../content/schema/brand-schema.ts';

export function addressLines({ address, country }: Pick<Provider, 'address' | 'country'>): string[] {
  const { street, unit, city, region, postalCode } = address;
  return [
    joined(street, unit),
    joined([city, region].filter(Boolean).join(', '), postalCode),
    // A city that is its own country isn't named twice.
    ...(country === city ? [] : [country]),
  ];
}

export function registeredName({
  legalName,
  registration,
}: Pick<Provider, 'legalName' | 'registration'>): string {
  return registration ? `${legalName}, ${registration.label} ${registration.number}` : legalName;
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
