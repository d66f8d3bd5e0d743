/** Questions and answers, which search engines and find-in-page read while they're closed. */

import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import './questions.css';

type Question = { question: string; answer: string };

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section>
      <Heading text="Questions and answers" />
      <div className="grid halves ruled ruled-closed questions-list">
        {questions.map(({ question, answer }) => (
          <details key={question} className="disclosure">
            <summary>
              <h3>{question}</h3>
              <Icon shape="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
