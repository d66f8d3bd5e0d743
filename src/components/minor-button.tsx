/** An action beside others, in an island. */
import type { ReactNode } from 'react';
import './link-or-button.css';

type MinorButtonProps = {
  children: ReactNode;
  action: string;
  disabled?: boolean;
  hidden?: boolean;
};

export function MinorButton({ children, action, disabled = false, hidden = false }: MinorButtonProps) {
  return (
    <button
      type="button"
      className="control control-small control-outlined"
      disabled={disabled}
      hidden={hidden}
      data-needs-script
      data-action={action}
    >
      {children}
    </button>
  );
}
