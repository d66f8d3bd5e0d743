/** A page's title, description, social title and canonical link; React hoists them into the head. */
import type { Head } from '../content/page-data.ts';

export function PageHead({ head }: { head: Head }) {
  const { title, description, socialTitle, canonical, socialImage, indexed } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={socialImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
