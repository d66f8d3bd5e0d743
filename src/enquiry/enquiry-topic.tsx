/** What the enquiry is about: one of the services, something else, or not known yet. */
import { type EnquiryProblem, enquiryFields, otherTopic } from '../../contract/enquiry.ts';
import type { ContactData } from '../content/page-data.ts';
import { describedBy, EnquiryMessage } from './enquiry-message.tsx';

type EnquiryTopicProps = {
  name: 'topic';
  given: string;
  problem: EnquiryProblem | null;
  labels: ContactData['form'];
  topics: ContactData['topics'];
};

export function EnquiryTopic({ name, given, problem, labels, topics }: EnquiryTopicProps) {
  return (
    <div className="field">
      <label htmlFor={name}>
        {enquiryFields.topic.label} <em>{labels.optional}</em>
      </label>
      <select
        id={name}
        name={name}
        defaultValue={given}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(name, { problem })}
      >
        <option value="">{labels.topicNone}</option>
        {topics.map(({ slug, name: service }) => (
          <option key={slug} value={slug}>
            {service}
          </option>
        ))}
        <option value={otherTopic}>{labels.topicOther}</option>
      </select>
      <EnquiryMessage problem={problem} name={name} />
    </div>
  );
}
