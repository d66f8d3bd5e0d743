/** What is served of a site, made by `npm run build` and `npm run dev` alike: its pages, and the files beside them. */
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { formTerms, topics } from '../pages/contact/page.ts';
import type { BuildCache } from './build-cache.ts';
import { checkPages } from './check-pages.ts';
import { generatedFiles, generatedNames } from './generated-files.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import type { Site } from './prepare-site.ts';
import { pagesInMemory, type RenderPage, renderPages } from './render-pages.ts';

type Options = {
  renderPage: RenderPage;
  /** Names the code that renders pages. Null where it can change, so that a page is rendered again whenever it's asked for. */
  renderer: string | null;
  cache: BuildCache;
};

export function siteOutput(site: Site, { renderPage, renderer, cache }: Options) {
  const { content, siteUrl, registry, pages, layout } = site;
  const source = pagesInMemory(pages, layout);
  const page = (path: string) => renderPage(path, source);
  const wholePage = async (path: string) => {
    const { status, html, error: cause } = await page(path);
    if (status === 200) return html;
    throw new Error(`${path} rendered with status ${status}`, { cause });
  };
  const rendered = new Map<string, string>();
  const textOf = async (path: string) => {
    const html = rendered.get(path) ?? (await wholePage(path));
    const url = siteUrl + path;
    return cache.value(['markdown', html, url], () => pageMarkdown(html, url));
  };
  const files = generatedFiles(site, { textOf, cache });
  return {
    source,
    /** A page as React renders it, or an error screen with what has caused it. */
    page,
    /**
     * Every page, and the error screens.
     *
     * @throws ContentError with everything in the content that leads nowhere.
     */
    async pages() {
      const all = await renderPages(
        renderPage,
        pages,
        layout,
        renderer === null ? null : { cache, renderer },
      );
      if (renderer !== null) for (const { path, html } of all) rendered.set(path, html);
      checkPages({ content, pages: all, registry, files: generatedNames(site), cache });
      return all;
    },
    /** Names of the files beside the pages. Pictures are those that pages have asked for. */
    fileNames: () => [...Array.from(registry.addresses, (address) => address.slice(1)), ...files.keys()],
    /** The file of this name, or null if there's none. */
    file: async (name: string) => (await files.get(name)?.()) ?? (await registry.file(`/${name}`, cache)),
  };
}

/** What the form's service needs to know of the site. */
export function serviceFacts({
  content,
}: Site): Pick<SiteManifest, 'siteName' | 'office' | 'contact' | 'captchaSiteKey' | 'topics' | 'form'> {
  const { name: siteName, captchaSiteKey, timeZone, language, phone, email } = content.provider;
  return {
    siteName,
    office: { timeZone, language },
    contact: { phone, email },
    captchaSiteKey,
    topics: topics(content),
    form: formTerms(content),
  };
}
