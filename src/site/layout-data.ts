/** What every page's layout is given: for the bar, the footer and the error screens. */

import { badgeName } from '../pictures/picture-names.ts';
import type { Head } from './page-head.ts';
import { addressLines } from './postal-address.ts';
import type { Site } from './site.ts';

export type LayoutData = ReturnType<typeof layoutData>;

export type MenuItem = LayoutData['menu'][number];

export function layoutData(site: Site) {
  const { content } = site;
  const { brand, pictures, provider, navigation } = content;
  const { mark, language, themeColours } = brand;
  const menu = navigation.menu.map((item) => ({
    ...item,
    items: item.items.map((entry) => ({ ...entry, image: pictures.find(entry.image) })),
  }));
  const { name, legalName, registration, email, phone, socialProfiles } = provider;
  return {
    brand: { mark, language, themeColours },
    provider: {
      name,
      legalName,
      registration,
      email,
      phone,
      socialProfiles,
      address: addressLines(provider),
    },
    menu,
    contact: navigation.contact,
    legal: navigation.legal,
    certificates: content.documents
      .filter(({ kind }) => kind === 'certificate')
      .map(({ slug, badge, title, address, format }) => ({
        badge,
        title,
        format,
        path: address,
        image: pictures.findOptional(badgeName(slug)),
      })),
    notFound: notFoundData(site),
    builtIn: new Date().getUTCFullYear(),
  };
}

function notFoundData({ content }: Site) {
  const { title, description, socialTitle, headline, lead, action, failure } = content.pages['/not-found'];
  const head: Head = {
    title: `${title} | ${content.provider.name}`,
    description,
    socialTitle,
    canonical: null,
  };
  return {
    head,
    headline,
    lead,
    action,
    failure,
    image: content.pictures.findHero('index-not-found'),
  };
}
