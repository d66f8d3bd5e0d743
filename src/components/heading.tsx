/**
 * A heading with accent words. A page has one heading of the first level. Lower ones are link targets and can
 * take the focus.
 */
import { anchorOf } from '../../contract/anchor.ts';
import { Headline } from './headline.tsx';

type HeadingProps = { text: string; level?: 1 | 2; className?: string; id?: string };

export function Heading({ text, level = 2, className = 'headline-lg', id }: HeadingProps) {
  if (level === 1) {
    return (
      <h1 className={className}>
        <Headline text={text} />
      </h1>
    );
  }
  return (
    <h2 className={className} id={id ?? anchorOf(text)} tabIndex={-1}>
      <Headline text={text} />
    </h2>
  );
}
