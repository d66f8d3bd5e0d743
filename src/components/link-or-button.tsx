/** One control for links and actions: two sizes, two looks, and it can be disabled. */
import type { ReactNode } from 'react';
import './link-or-button.css';

type LinkOrButtonProps = {
  children: ReactNode;
  size?: 'small' | 'normal';
  look?: 'filled' | 'outlined';
  disabled?: boolean;
} & (
  | {
      path: string;
      /** Load the page in full, outside the router. */
      reload?: boolean;
    }
  | { path?: never; type?: 'button' | 'submit' }
);

export function LinkOrButton(props: LinkOrButtonProps) {
  const { children, size = 'normal', look = 'filled', disabled = false } = props;
  const className = `control ${size === 'small' ? 'control-small ' : ''}control-${look}`;
  if (props.path === undefined) {
    return (
      <button type={props.type ?? 'button'} className={className} disabled={disabled}>
        {children}
      </button>
    );
  }
  if (disabled) {
    // A link without an href is HTML's way to show a disabled link.
    return (
      // biome-ignore lint/a11y/useValidAnchor: a placeholder link has no href by definition.
      <a className={className} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={props.path} target={props.reload ? '_self' : undefined}>
      {children}
    </a>
  );
}
