/** What an enquiry is about, as people call it: it is stored as an offer's slug. */
import type { Topic } from '../../contract/site-manifest.ts';

/** Empty for no topic. One that is no offer, or not any more, is read from its slug. */
export function topicName(topic: string, topics: readonly Topic[]): string {
  const words = topic.replaceAll('-', ' ');
  return topics.find(({ slug }) => slug === topic)?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
}
