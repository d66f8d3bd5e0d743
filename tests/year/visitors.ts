/** Visitors: what they write, in which script, and what they're answered. */
import { captchaAnswerField } from '../../contract/enquiry-api.ts';
import { sampleFields } from '../../testing/enquiries/sample-enquiry.ts';

const messages = [
  'We would like to replace our ordering system this year.',
  'நாங்கள் ஒரு புதிய இணையதளத்தை உருவாக்க விரும்புகிறோம்.',
  '我们想在今年更换订购系统。',
  'نود استبدال نظام الطلبات هذا العام.\nשלום וברכה.',
  'Łukasz tu: chcemy zastąpić system zamówień. 👩🏽‍💻',
  'เราต้องการเปลี่ยนระบบสั่งซื้อในปีนี้',
] as const;

export type Manner = {
  /** As a browser with scripts does, or one without. */
  as: 'json' | 'form';
  /** Whether the captcha is answered. */
  isVerified: boolean;
  /** What's sent besides. */
  extra: Record<string, string>;
};

/** `status` is null where none came. */
export type Answer = { status: number | null; isPromised: boolean; error?: string };

let answered = 0;

/** @param number chooses the script, and the network that it comes from. */
export async function send(
  url: string,
  entry: { token: string; email: string },
  number: number,
  { as, isVerified, extra }: Manner,
): Promise<Answer> {
  answered += 1;
  const fields = {
    ...sampleFields({
      name: `Visitor ${entry.token}`,
      email: entry.email,
      topic: 'something-else',
      message: `${messages[number % messages.length]} ${entry.token}`,
    }),
    ...extra,
    ...(isVerified && { [captchaAnswerField.recaptcha]: `answer-${answered}` }),
  };
  return await post(url, fields, as, `198.51.${number % 200}.${(number * 7) % 250}`);
}

export async function post(
  url: string,
  fields: Record<string, string>,
  as: Manner['as'],
  from: string,
): Promise<Answer> {
  const body = as === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields);
  const type = as === 'json' ? { 'content-type': 'application/json' } : undefined;
  try {
    const answer = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from, ...type },
      body,
      redirect: 'manual',
    });
    const said = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const { error }: { error?: string } = isJson ? JSON.parse(said) : {};
    const location = answer.headers.get('location') ?? '';
    return { status: answer.status, isPromised: location.endsWith('#notified'), ...(error && { error }) };
  } catch {
    return { status: null, isPromised: false };
  }
}
