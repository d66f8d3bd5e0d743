/** Writes the site's text for readers that are no browsers: each page's Markdown, `llms.txt` and `llms-full.txt`. */

import { nameOf } from '../../content/page-data/builder.ts';
import { markdownAddress, paths } from '../../content/paths.ts';
import type { Site } from '../../content/site.ts';
import type { ListedPage } from '../page-list.ts';
import type { RenderedSite } from '../render-pages.ts';
import type { WriteFile } from '../write-file.ts';
import { type LlmsPage, type LlmsSection, llmsFull, llmsIndex } from './llms-files.ts';
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
  write('llms-full.txt', llmsFull(summary, texts));
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
