/** A section's heading with its lead and its links. */
import { Heading } from '../../components/heading.tsx';
import './section-heading.css';

type Action = { label: string; path: string };

type Props = {
  heading: string;
  lead: string;
  actions?: readonly Action[];
  large?: boolean;
  split?: boolean;
};

export function SectionHeading({ heading, lead, actions, large = false, split = false }: Props) {
  return (
    <div className={split ? 'grid section-heading section-heading-split' : 'grid section-heading'}>
      <Heading text={heading} {...(large && { className: 'large' })} />
      <div className="stack">
        <p className="lead">{lead}</p>
        {actions && <SectionLinks actions={actions} />}
      </div>
    </div>
  );
}

export function SectionLinks({ actions }: { actions: readonly Action[] }) {
  return (
    <ul className="cluster section-links">
      {actions.map(({ label, path }) => (
        <li key={path}>
          <a className="strong" href={path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
