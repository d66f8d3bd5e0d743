/** A link that looks like a button, or a button: two sizes, two looks. */
import type { ComponentProps, ReactNode } from 'react';
import './link-or-button.css';

type LinkOrButtonProps = {
  size?: 'small' | 'normal';
  look?: 'filled' | 'outlined';
} & ({ path: string; reload?: boolean; children: ReactNode } | ComponentProps<'button'>);

export function LinkOrButton({ size = 'normal', look = 'filled', ...rest }: LinkOrButtonProps) {
  const className = `control ${size === 'small' ? 'control-small ' : ''}control-${look}`;
  if (!('path' in rest)) return <button type="button" className={className} {...rest} />;
  const { path, reload, children } = rest;
  return (
    <a className={className} href={path} target={reload ? '_self' : undefined}>
      {children}
    </a>
  );
}
