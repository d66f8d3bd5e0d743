/** A section's heading with its lead sentence and its links. */
import { Heading } from '../../components/heading.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import './section-heading.css';

type Props = { heading: string; lead: string; actions?: readonly { label: string; path: string }[] };

export function SectionHeading({ heading, lead, actions }: Props) {
  const words = <p className="lead">{lead}</p>;
  return (
    <div className="columns section-heading">
      <Heading text={heading} />
      {actions ? (
        <div className="cluster section-lead">
          {words}
          <p className="actions">
            {actions.map(({ label, path }) => (
              <LinkOrButton key={path} path={path} look="outlined">
                {label}
              </LinkOrButton>
            ))}
          </p>
        </div>
      ) : (
        words
      )}
    </div>
  );
}
