/** Writes the site's text for readers that are no browsers: each page's Markdown, `llms.txt` and `llms-full.txt`. */

import { nameOf } from '../../content/page-data/builder.ts';
import { markdownAddress, paths } from '../../content/paths.ts';
import type { Site } from '../../content/site.ts';
import type { WriteFile } from '../builds-folder.ts';
import type { ListedPage } from '../page-list.ts';
import type { RenderedSite } from '../render-pages.ts';
import { pageMarkdown } from './page-markdown.ts';

type MarkdownOptions = {
  site: Site;
  siteUrl: string;
  pages: readonly ListedPage[];
  rendered: RenderedSite;
  write: WriteFile;
};

export async function writeMarkdown({
  site,
  siteUrl,
  pages,
  rendered,
  write,
}: MarkdownOptions): Promise<void> {
  const texts: string[] = [];
  for (const { path, status, html } of rendered) {
    if (status !== 200) continue;
    const text = await pageMarkdown(html, siteUrl + path);
    write(markdownAddress(path).slice(1), text);
    texts.push(text);
  }
  const summary = { name: site.provider.name, description: site.home.description };
  write('llms.txt', llmsIndex(summary, sections(site, siteUrl, pages)));
  // Every page whole, each below its title.
  write('llms-full.txt', [opening(summary), ...texts].join('\n'));
}

const indexes = [paths.services, paths.enterprises, paths.startups, paths.caseStudies];

/** A section for each index with its pages, one for the pages that stand alone, and the PDFs. */
function sections(site: Site, siteUrl: string, pages: readonly ListedPage[]): LlmsSection[] {
  const legal = new Set<string>(site.navigation.legal.map(({ path }) => path));
  const isBelow = (path: string, index: string) => path === index || path.startsWith(`${index}/`);
  const alone = pages.filter(({ path }) => !indexes.some((index) => isBelow(path, index)));
  // “Optional” is the form's own word for what may be left out.
  const isOptional = ({ path, data }: ListedPage) => legal.has(path) || !data.head.indexed;
  const linked = ({ path, data }: ListedPage): LlmsPage => ({
    title: data.head.title.replace(` | ${site.provider.name}`, ''),
    url: siteUrl + markdownAddress(path),
    description: data.head.description,
  });
  return [
    { heading: site.provider.name, pages: alone.filter((page) => !isOptional(page)).map(linked) },
    ...indexes.map((index) => ({
      heading: nameOf(site, index),
      pages: pages.filter(({ path }) => isBelow(path, index)).map(linked),
    })),
    { heading: 'Optional', pages: [...alone.filter(isOptional).map(linked), ...documents(site, siteUrl)] },
  ];
}

function documents({ documents }: Site, siteUrl: string): LlmsPage[] {
  return documents.map(({ slug, title, subtitle }) => ({
    title,
    url: `${siteUrl}/documents/${slug}.pdf`,
    description: subtitle,
  }));
}

type LlmsPage = {
  title: string;
  /** Where its Markdown is. */
  url: string;
  description: string;
};

type LlmsSection = { heading: string; pages: readonly LlmsPage[] };

type Summary = { name: string; description: string };

/** `/llms.txt`: name, summary, and a section of links for each part of the site. */
function llmsIndex(summary: Summary, sections: readonly LlmsSection[]): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages }) => {
      const links = pages.map(
        ({ title, url, description }) => `- [${escaped(title)}](${url}): ${description}\n`,
      );
      return `\n## ${heading}\n\n${links.join('')}`;
    });
  return opening(summary) + lists.join('');
}

function opening({ name, description }: Summary): string {
  return `# ${name}\n\n> ${description}\n`;
}

function escaped(title: string): string {
  return title.replaceAll(/[[\]]/g, (bracket) => `\\${bracket}`);
}
