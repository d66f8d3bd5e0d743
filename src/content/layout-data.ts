/** The bar and the footer, the same on every page. */
import { addressLines } from './address.ts';
import { type DocumentSources, listDocuments } from './documents.ts';
import type { PageContext } from './page-context.ts';
import { type NotFoundSources, notFoundData } from './page-kinds/not-found.ts';
import { paths } from './paths.ts';
import { badgeName } from './pictures/picture-names.ts';

interface LayoutSources extends NotFoundSources, DocumentSources {
  pages: NotFoundSources['pages'] & { plotACourse: { slug: string; title: string; invitation: string } };
}

export type LayoutData = ReturnType<typeof layoutData>;

export type MenuItem = LayoutData['menu'][number];

export function layoutData(context: PageContext<LayoutSources>) {
  const { content, picture, optionalPicture } = context;
  const { provider, navigation } = content;
  const menu = navigation.menu.map((item) => ({
    ...item,
    items: item.items.map((entry) => ({ ...entry, image: picture(entry.image) })),
  }));
  const { name, legalName, registration, email, phone, socialProfiles } = provider;
  return {
    provider: {
      ...{ name, legalName, registration, email, phone, socialProfiles },
      address: addressLines(provider),
    },
    menu,
    contact: navigation.contact,
    legal: navigation.legal,
    certificates: listDocuments(content)
      .filter(({ kind }) => kind === 'certificate')
      .map(({ slug, badge, title, address, format }) => ({
        ...{ badge, title, format },
        path: address,
        image: optionalPicture(badgeName(slug)),
      })),
    planner: { label: content.pages.plotACourse.invitation, path: paths.plotACourse },
    notFound: notFoundData(context),
    builtIn: new Date().getUTCFullYear(),
  };
}
