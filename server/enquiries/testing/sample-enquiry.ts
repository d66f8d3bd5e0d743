/** For tests: what a visitor might send. */

export const sampleTopics = ['web-application-development', 'artificial-intelligence'];

export function sampleFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Mei Ling Tan',
    email: 'mei.ling@visitor.example',
    company: 'Kopi & Kaya',
    phone: '+65 6123 4567',
    topic: 'web-application-development',
    message: 'We would like to replace our ordering system this year.',
    consent: 'yes',
    ...changes,
  };
}
