/** The bar and the footer, the same on every page. */

import { paths } from '../content/paths.ts';
import { badgeName } from '../pictures/picture-names.ts';
import { addressLines } from './address.ts';
import { head } from './page-head.ts';
import type { Site } from './site.ts';

export type LayoutData = ReturnType<typeof layoutData>;

export type MenuItem = LayoutData['menu'][number];

export function layoutData(site: Site) {
  const { content, brand, picture, optionalPicture } = site;
  const { mark, language, themeColours } = brand;
  const { provider, navigation } = content;
  const menu = navigation.menu.map((item) => ({
    ...item,
    items: item.items.map((entry) => ({ ...entry, image: picture(entry.image) })),
  }));
  const { name, legalName, registration, email, phone, socialProfiles } = provider;
  const planner = content.pages[paths.plotACourse];
  return {
    brand: { mark, language, themeColours },
    provider: {
      ...{ name, legalName, registration, email, phone, socialProfiles },
      address: addressLines(provider),
    },
    menu,
    contact: navigation.contact,
    legal: navigation.legal,
    certificates: content.documents
      .filter(({ kind }) => kind === 'certificate')
      .map(({ slug, badge, title, address, format }) => ({
        ...{ badge, title, format },
        path: address,
        image: optionalPicture(badgeName(slug)),
      })),
    planner: planner ? { label: planner.invitation, path: planner.path } : null,
    notFound: notFoundData(site),
    builtIn: new Date().getUTCFullYear(),
  };
}

function notFoundData(site: Site) {
  const notFound = site.content.pages['/not-found'];
  const { headline, lead, action, failure } = notFound;
  return {
    head: { ...head(site, '/404', notFound), canonical: null, indexed: false },
    ...{ headline, lead, action, failure },
    image: site.hero('index-not-found'),
  };
}
