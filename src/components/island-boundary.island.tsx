/** Around an island: if others have changed the document so that rendering fails, it's rendered again. */
import { Component, type ReactNode } from 'react';

/** A second failure is more likely our own fault. */
const attempts = 2;

type State = { failures: number; hasFailed: boolean };

export class IslandBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failures: 0, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    // An error that's only about the document's nodes ends here.
    if (this.state.failures > 0) reportError(error);
    this.setState(({ failures }) => ({ failures: failures + 1, hasFailed: failures + 1 >= attempts }));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
