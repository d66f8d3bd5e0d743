/** Around an island: if others have changed the document so that rendering fails, it's rendered again. */
import { Component, type ReactNode } from 'react';

const attempts = 2;

type Props = { children: ReactNode; fallback?: ReactNode };
type State = { failures: number; hasFailed: boolean };

export class IslandBoundary extends Component<Props, State> {
  override state: State = { failures: 0, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    // An error that's only about the document's nodes ends here.
    if (this.state.failures > 0) reportError(error);
    this.setState(({ failures }) => ({ failures: failures + 1, hasFailed: failures + 1 >= attempts }));
  }

  override componentDidUpdate({ children }: Props): void {
    if (this.state.failures > 0 && children !== this.props.children)
      this.setState({ failures: 0, hasFailed: false });
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { hasFailed, failures } = this.state;
    if (!hasFailed) return children;
    return failures < attempts ? null : fallback;
  }
}
