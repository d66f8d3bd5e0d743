/** A link that looks like a button, or the button that sends a form: two sizes, two looks. */
import type { ReactNode } from 'react';
import './link-or-button.css';

type LinkOrButtonProps = {
  children: ReactNode;
  size?: 'small' | 'normal';
  look?: 'filled' | 'outlined';
} & (
  | {
      path: string;
      reload?: boolean;
    }
  | { path?: never; type: 'submit' }
);

export function LinkOrButton(props: LinkOrButtonProps) {
  const { children, size = 'normal', look = 'filled' } = props;
  const className = `control ${size === 'small' ? 'control-small ' : ''}control-${look}`;
  if (props.path === undefined) {
    return (
      <button type={props.type} className={className}>
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
