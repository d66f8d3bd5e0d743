/** The bar and the footer, the same on every page. */
import type { Navigation } from '../schema/navigation.ts';
import { type Builder, resolveLink } from './builder.ts';
import { notFoundData } from './standing-pages.ts';

export type LayoutData = ReturnType<typeof layoutData>;

export type MenuItem = LayoutData['menu'][number];

/** The bar and the footer, the same on every page. */
export function layoutData(builder: Builder) {
  const { site, picture } = builder;
  const { provider, navigation, documents } = site;
  const link = <Item extends { path: string }>(item: Item): Item => ({
    ...item,
    path: resolveLink(item.path, provider.blogUrl),
  });
  const menu = navigation.menu.map((item: Navigation['menu'][number]) => ({
    ...link(item),
    items: item.items.map((entry) => ({ ...link(entry), image: picture(entry.image) })),
    links: item.links.map(link),
  }));
  const { name, legalName, registrationNumber, address, email, phone, officeHours, socialProfiles } =
    provider;
  return {
    provider: { name, legalName, registrationNumber, address, email, phone, officeHours, socialProfiles },
    menu,
    contact: link(navigation.contact),
    legal: navigation.legal.map(link),
    certificates: documents
      .filter(({ kind }) => kind === 'certificate')
      .map(({ slug, badge, title }) => ({
        badge,
        title,
        path: `/documents/${slug}.pdf`,
        image: picture(`badge-${slug}`),
      })),
    notFound: notFoundData(builder),
    builtIn: new Date().getUTCFullYear(),
  };
}
