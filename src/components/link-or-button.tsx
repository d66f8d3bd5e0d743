/** A link that looks like a button, the button that sends a form, or an action of an island: two sizes, two looks. */
import type { ReactNode } from 'react';
import './link-or-button.css';

type LinkOrButtonProps = {
  children: ReactNode;
  size?: 'small' | 'normal';
  look?: 'filled' | 'outlined';
} & ({ path: string; reload?: boolean } | { type: 'submit' } | { action: string; disabled?: boolean });

export function LinkOrButton(props: LinkOrButtonProps) {
  const { children, size = 'normal', look = 'filled' } = props;
  const className = `control ${size === 'small' ? 'control-small ' : ''}control-${look}`;
  if ('type' in props) {
    return (
      <button type="submit" className={className}>
        {children}
      </button>
    );
  }
  if ('action' in props) {
    const { action, disabled } = props;
    return (
      <button type="button" className={className} disabled={disabled} data-needs-script data-action={action}>
        {children}
      </button>
    );
  }
  return (
    <a className={className} href={props.path} target={props.reload ? '_self' : undefined}>
      {children}
    </a>
  );
}
