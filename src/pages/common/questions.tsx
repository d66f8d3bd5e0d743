/** Questions and answers, which search engines and find-in-page read while they're closed. */

import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import './questions.css';

type Question = { question: string; answer: string };

type QuestionsProps = {
  heading: string;
  questions: readonly Question[];
  /** Beside something else, instead of across the page. */
  narrow?: boolean;
};

export function Questions({ heading, questions, narrow = false }: QuestionsProps) {
  return (
    <section
      className={narrow ? 'questions' : 'page-width columns questions questions-wide'}
      data-print="beside"
    >
      <Heading text={heading} />
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary className="spread">
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
