/** The page's metadata for search engines and shared links. React hoists it into the head. */
import { language } from 'virtual:brand';
import type { Head } from '../content/page-data.ts';
import { useLayoutData } from './layout-data.ts';

export function PageHead({ head }: { head: Head }) {
  const { title, description, socialTitle, canonical, socialImage, socialImageAlt, indexed } = head;
  const layout = useLayoutData();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {head.markdown && <link rel="alternate" type="text/markdown" href={head.markdown} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {layout && <meta property="og:site_name" content={layout.provider.name} />}
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={head.isArticle ? 'article' : 'website'} />
      {canonical && <meta property="og:url" content={canonical} />}
      {/* Addresses that aren't pages have no picture. */}
      {socialImageAlt && (
        <>
          <meta property="og:image" content={socialImage} />
          <meta property="og:image:alt" content={socialImageAlt} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
