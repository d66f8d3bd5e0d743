/** A heading with accent words. A page has one of the first level. */
import { Headline } from './headline.tsx';

type HeadingProps = { text: string; level?: 1 | 2; className?: string; id?: string | undefined };

export function Heading({ text, level = 2, className = 'headline-lg', id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} id={id}>
      <Headline text={text} />
    </Tag>
  );
}
