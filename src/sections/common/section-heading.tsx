/** A section's heading with the sentence that leads into it. */
import { Heading } from '../../ui/heading.tsx';

type SectionHeadingProps = { heading: string; lead?: string; id?: string };

export function SectionHeading({ heading, lead, id }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <Heading text={heading} id={id} />
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
