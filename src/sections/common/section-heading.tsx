/** A section's heading with the sentence that leads into it. */
import { Headline } from '../../ui/headline.tsx';

type SectionHeadingProps = { heading: string; lead?: string; id?: string };

export function SectionHeading({ heading, lead, id }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 className="headline-lg" id={id}>
        <Headline text={heading} />
      </h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
