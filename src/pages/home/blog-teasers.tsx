/** Three articles of the provider's blog, which has its own address. */

import { ChartPicture } from '../../components/chart-picture.tsx';
import { Reveal } from '../../components/reveal.tsx';
import type { HomeData } from '../../content/page-data.ts';
import { SectionHeading } from '../common/section-heading.tsx';

export function BlogTeasers({ blog }: { blog: HomeData['blog'] }) {
  return (
    <section className="blog">
      <div className="page-width">
        <SectionHeading heading={blog.heading} lead={blog.lead} actions={[blog.action]} />
        <ul className="columns blog-list">
          {blog.items.map(
            ({ title, image, description, path, author, readingTime, category, authorAvatar }, index) => (
              <Reveal as="li" key={path} index={index} className="stack blog-teaser">
                <ChartPicture picture={image} className="blog-picture" />
                <p className="blog-category">{category}</p>
                <h3>
                  <a className="cover-link" href={path}>
                    {title}
                  </a>
                </h3>
                <p>{description}</p>
                <p className="note blog-author">
                  <ChartPicture picture={authorAvatar} />
                  {author} <span>{readingTime}</span>
                </p>
              </Reveal>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}
