/** Around a calculator, inside what has its answers: if rendering it fails, it's rendered anew with them. */
import { Component, type ReactNode } from 'react';
import { MinorButton } from '../../components/minor-button.island.tsx';

type State = { failures: number; hasFailed: boolean };

/** A changed document can fail a rendering. A second failure is more likely our own fault. */
const attempts = 2;

type Props = { words: { stopped: string; showAgain: string }; children: ReactNode };

export class AnswersBoundary extends Component<Props, State> {
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
    if (!this.state.hasFailed) return this.props.children;
    if (this.state.failures < attempts) return null;
    return (
      <section className="page-width stack-lg section" role="alert">
        <p className="lead">{this.props.words.stopped}</p>
        <MinorButton onPress={() => this.setState({ failures: 0, hasFailed: false })}>
          {this.props.words.showAgain}
        </MinorButton>
      </section>
    );
  }
}
