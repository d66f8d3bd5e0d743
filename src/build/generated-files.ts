/**
 * What a site has besides its pages: PDFs, icons, social images, and the files that crawlers look for. Each is
 * made when it is asked for: the build asks for all, the development server for what a browser wants.
 */
import { socialImageName } from '../content/page-data/builder.ts';
import { paths } from '../content/paths.ts';
import type { Picture } from '../content/picture.ts';
import type { Site } from '../content/site.ts';
import type { BuildCache } from './build-cache.ts';
import { renderDocument } from './documents.ts';
import { iconFiles, renderIcons } from './icons.ts';
import type { ListedPage } from './page-list.ts';
import type { PictureRegistry } from './pictures.ts';
import { robots, securityText, sitemap } from './site-files.ts';
import { renderSocialImage } from './social-images.ts';

type GeneratedFilesOptions = {
  site: Site;
  pages: readonly ListedPage[];
  siteUrl: string;
  registry: PictureRegistry;
  /** By path, when each page last changed. */
  dates: ReadonlyMap<string, string>;
};

type Make = () => string | Promise<string | Uint8Array>;

/** Shown for pages that have no chart of their own. */
const commonChart = 'hero-home';

/** By name, how each is made. */
export function generatedFiles(
  { site, pages, siteUrl, registry, dates }: GeneratedFilesOptions,
  cache: BuildCache,
): ReadonlyMap<string, Make> {
  const { provider, documents } = site;
  let drawn: ReturnType<typeof renderIcons> | undefined;
  const icons = () => {
    drawn ??= renderIcons(provider);
    return drawn;
  };
  const policyPath = '/documents/information-security-policy.pdf';
  const security = { email: provider.email, siteUrl, policyPath };
  return new Map<string, Make>([
    ...documents.map((document): [string, Make] => [
      `documents/${document.slug}.pdf`,
      () => renderDocument(document, provider),
    ]),
    ...iconFiles.map((name): [string, Make] => [name, async () => (await icons())[name]]),
    ...pages.map((page): [string, Make] => [
      `social/${socialImageName(page.path)}.png`,
      () => drawSocialImage(page, registry, provider.name, cache),
    ]),
    ['sitemap.xml', () => sitemap(pages, dates)],
    ['robots.txt', () => robots(siteUrl)],
    ['.well-known/security.txt', () => securityText({ ...security, issued: new Date() })],
  ]);
}

async function drawSocialImage(
  { path, data, headline, socialLabel, image }: ListedPage,
  registry: PictureRegistry,
  siteName: string,
  cache: BuildCache,
): Promise<Uint8Array> {
  const shown: Picture = image ?? registry.find(commonChart);
  return renderSocialImage(
    {
      title: headline,
      ...(socialLabel && { label: socialLabel }),
      chart: await registry.embedded(shown, cache),
      isPhoto: shown.photo !== undefined,
      tone: data.tone,
      // Covers are composed round their middle; heroes keep their left side calm for words.
      crop: path.startsWith(`${paths.caseStudies}/`) ? 'middle' : 'right',
      siteName,
    },
    cache,
  );
}
