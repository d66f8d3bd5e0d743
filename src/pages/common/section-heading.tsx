/** A section's heading with its lead sentence and its links. The home page's are large. */
import { Heading } from '../../components/heading.tsx';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import './section-heading.css';

type Props = {
  heading: string;
  lead: string;
  actions?: readonly { label: string; path: string }[];
  large?: boolean;
};

export function SectionHeading({ heading, lead, actions, large = false }: Props) {
  const words = <p className="lead">{lead}</p>;
  return (
    <div className={`columns section-heading ${large ? 'section-heading-large' : ''}`.trimEnd()}>
      <Heading text={heading} {...(large && { className: 'large' })} />
      {actions ? (
        <div className="cluster section-lead">
          {words}
          <p className="cluster">
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
