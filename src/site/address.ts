/** The office's address in lines, its position, and the name it is registered under. */
import type { Provider } from '../content/schema/brand-schema.ts';

export function addressLines({ address, country }: Pick<Provider, 'address' | 'country'>): string[] {
  const { street, unit, city, region, postalCode } = address;
  return [
    joined(street, unit),
    joined([city, region].filter(Boolean).join(', '), postalCode),
    // A city that is its own country isn't named twice.
    ...(country.name === city ? [] : [country.name]),
  ];
}

export function registeredName({
  legalName,
  registration,
}: Pick<Provider, 'legalName' | 'registration'>): string {
  return registration ? `${legalName}, ${registration.label} ${registration.number}` : legalName;
}

export function positionInDegrees({ latitude, longitude }: Provider['position']): string {
  const degrees = (value: number, positive: string, negative: string) => {
    const minutes = Math.round(Math.abs(value) * 60);
    const rest = String(minutes % 60).padStart(2, '0');
    return `${Math.floor(minutes / 60)}°${rest}′ ${value < 0 ? negative : positive}`;
  };
  return `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`;
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
