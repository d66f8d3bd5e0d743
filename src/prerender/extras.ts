/** What a site has besides its pages: PDFs, icons, social images, and the files that crawlers look for. */
import { socialImageName } from '../content/page-data/builder.ts';
import { paths } from '../content/paths.ts';
import type { Site } from '../content/site.ts';
import { BuildCache } from './build-cache.ts';
import { renderDocument } from './documents.ts';
import { renderIcons } from './icons.ts';
import type { ListedPage } from './page-list.ts';
import type { PictureStudio } from './pictures.ts';
import { robots, securityText, sitemap, sitemapEntries } from './site-files.ts';
import { renderSocialImage } from './social-images.ts';
import type { WriteFile } from './write-file.ts';

type ExtrasOptions = {
  site: Site;
  pages: readonly ListedPage[];
  siteUrl: string;
  studio: PictureStudio;
  /** By path, when each page last changed. */
  dates: ReadonlyMap<string, string>;
  write: WriteFile;
};

/** Shown for pages that have no chart of their own. */
const commonChart = 'hero-home';

export async function writeExtras({
  site,
  pages,
  siteUrl,
  studio,
  dates,
  write,
}: ExtrasOptions): Promise<void> {
  const { provider } = site;
  for (const document of site.documents) {
    write(`documents/${document.slug}.pdf`, await renderDocument(document, provider));
  }
  for (const [name, file] of Object.entries(await renderIcons(provider))) write(name, file);
  const drawn = new BuildCache('.cache/social');
  for (const { path, data, headline, socialLabel, image } of pages) {
    const chart = await studio.embedded(image ?? studio.find(commonChart), drawn);
    // Covers are composed round their middle; heroes keep their left side calm for words.
    const crop = path.startsWith(`${paths.caseStudies}/`) ? ('middle' as const) : ('right' as const);
    const about = { title: headline, ...(socialLabel && { label: socialLabel }) };
    const social = {
      ...about,
      chart,
      isPhoto: image?.photo !== undefined,
      tone: data.tone,
      crop,
      siteName: provider.name,
    };
    write(`social/${socialImageName(path)}.png`, await renderSocialImage(social, drawn));
  }
  await drawn.sweep();
  write('sitemap.xml', sitemap(sitemapEntries(pages, dates)));
  write('robots.txt', robots(siteUrl));
  const policyPath = '/documents/information-security-policy.pdf';
  write(
    '.well-known/security.txt',
    securityText({ email: provider.email, siteUrl, policyPath, issued: new Date() }),
  );
}
