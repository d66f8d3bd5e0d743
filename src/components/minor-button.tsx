/** An action beside others, in an island. */
import type { ReactNode } from 'react';
import './link-or-button.css';

type MinorButtonProps = {
  children: ReactNode;
  /** What the island's script does when it's pressed. */
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
