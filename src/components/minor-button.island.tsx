/** In an island, an action beside others. */
import type { ReactNode } from 'react';
import './link-or-button.css';

type MinorButtonProps = { children: ReactNode; onPress: () => void; disabled?: boolean };

export function MinorButton({ children, onPress, disabled = false }: MinorButtonProps) {
  return (
    <button
      type="button"
      className="control control-small control-outlined"
      disabled={disabled}
      data-needs-script
      onClick={onPress}
    >
      {children}
    </button>
  );
}
