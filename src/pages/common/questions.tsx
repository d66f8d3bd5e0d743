/** Questions and answers, which search engines and find-in-page read while they're closed. */

import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import './questions.css';

type Question = { question: string; answer: string };

type QuestionsProps = { heading: string; questions: readonly Question[] };

export function Questions({ heading, questions }: QuestionsProps) {
  return (
    <section data-print="beside">
      <Heading text={heading} />
      <div className="grid ruled ruled-closed questions-list">
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
