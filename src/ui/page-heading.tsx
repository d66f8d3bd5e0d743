/** The page's one first-level heading. */
import { Headline } from './headline.tsx';

export function PageHeading({ text, className = 'headline-xl' }: { text: string; className?: string }) {
  return (
    <h1 className={className}>
      <Headline text={text} />
    </h1>
  );
}
