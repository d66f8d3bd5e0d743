/** Questions and answers, which search engines and find-in-page read while they're closed. */

import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';

type Question = { question: string; answer: string };

export function Questions({ heading, questions }: { heading: string; questions: readonly Question[] }) {
  return (
    <section className="page-width columns questions">
      <Heading text={heading} className="headline-md" />
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className="question">
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
