/** `llms.txt`: the site's name and summary, and a section of links for each part of it. */
import { markdownAddress } from '../content/paths.ts';
import type { Page } from '../pages/pages.ts';
import { pageName } from '../site/site.ts';
import type { PreparedSite } from './prepare-site.ts';

/** A section for the pages that stand alone, one for each index with its pages, and what may be left out. */
export function llmsIndex({ content, siteUrl, pages }: PreparedSite): string {
  const { provider, navigation, home } = content;
  const legal = new Set<string>(navigation.legal.map(({ path }) => path));
  const isBelow = (path: string, index: string) => path === index || path.startsWith(`${index}/`);
  const indexes = pages.filter(({ path }) => pages.some((other) => other.path.startsWith(`${path}/`)));
  const alone = pages.filter(({ path }) => !indexes.some((index) => isBelow(path, index.path)));
  const isOptional = ({ path, data }: Page) => legal.has(path) || data.head.canonical === null;
  const link = (title: string, address: string, description: string) =>
    `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${siteUrl}${address}): ${description}\n`;
  const page = ({ path, data: { head } }: Page) =>
    link(head.title.replace(` | ${provider.name}`, ''), markdownAddress(path), head.description);
  const documents = content.documents.map(({ title, address, subtitle }) =>
    link(title, address, subtitle ?? title),
  );
  const sections = [
    { heading: provider.name, links: alone.filter((listed) => !isOptional(listed)).map(page) },
    ...indexes.map((index) => ({
      heading: pageName(content, index.path),
      links: pages.filter(({ path }) => isBelow(path, index.path)).map(page),
    })),
    { heading: 'Optional', links: [...alone.filter(isOptional).map(page), ...documents] },
  ].filter(({ links }) => links.length > 0);
  return (
    `# ${provider.name}\n\n> ${home.description}\n` +
    sections.map(({ heading, links }) => `\n## ${heading}\n\n${links.join('')}`).join('')
  );
}
