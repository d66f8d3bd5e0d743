/** The provider, as search engines are told of it. */
import type { Organization } from 'schema-dts';
import type { Provider } from '../../content/schema/brand.ts';

/** By its name alone: enough where a page is about something else. */
export function organizationReference({ name }: Provider, siteUrl: string): Organization {
  return { '@type': 'Organization', '@id': organizationId(siteUrl), name, url: `${siteUrl}/` };
}

export function organization(provider: Provider, siteUrl: string): Organization {
  const { legalName, registrationNumber, email, phone, address, position, socialProfiles } = provider;
  const telephone = phone.replaceAll(' ', '');
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: provider.name,
    legalName,
    identifier: { '@type': 'PropertyValue', propertyID: 'UEN', value: registrationNumber },
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street} ${address.unit}`,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: 'SG',
    },
    location: {
      '@type': 'Place',
      geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'enquiries',
      url: `${siteUrl}/contact-us`,
      email,
      telephone,
      availableLanguage: 'en',
    },
    ...(socialProfiles.length > 0 && { sameAs: socialProfiles.map(({ url }) => url) }),
  };
}

function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}
