/** What people ask for, and what robots do. */
import { readHeld } from '../daily-life.ts';
import type { Entry } from '../ledger.ts';
import { look } from '../look.ts';
import { post } from '../visitors.ts';
import type { Year } from '../year.ts';
import { day, hour, minute, trueTime } from '../year-clock.ts';

/** Who has written lately, and is in the copies as well. */
function someoneStored({ ledger }: Year): Entry {
  const stored = [...ledger.entries.values()].filter(
    ({ acknowledgedAt, erasedAt, told }) =>
      acknowledgedAt !== null && erasedAt === null && told.size > 0 && trueTime() - acknowledgedAt > 2 * day,
  );
  const someone = stored.at(-1);
  if (!someone) throw new Error('Nobody has written yet.');
  return someone;
}

export async function erasure(year: Year): Promise<void> {
  const entry = someoneStored(year);
  // As they happen to type it.
  const command = year.machine.begin(['erase', '-'], `  ${entry.email.toUpperCase()} \n`);
  const code = await command.ended;
  year.note('Someone wants to be forgotten', command.output.log.trim());
  if (code !== 0) return year.ledger.broken('erased', `erase said ${code}: ${command.output.errors}`);
  entry.erasedAt = trueTime();
  await look(year);
}

export async function requestForData(year: Year): Promise<void> {
  const { token, email } = someoneStored(year);
  const command = year.machine.begin(['export', '--email', email]);
  const code = await command.ended;
  const lines = command.output.log.trim().split('\n');
  year.note('Someone asks what there is of them', `enquiries: ${lines.length}, exit code ${code}`);
  if (code !== 0 || lines.length !== 1 || !lines[0]?.includes(token))
    year.ledger.broken(
      'stored',
      `export --email ${email} had ${lines.length} lines: ${command.output.errors}`,
    );
}

const spam = { posts: 5000, senders: 125, atOnce: 20 };

/** Robots without a captcha answer, half of them in the field that people never see. Meanwhile a person writes. */
export async function flood(year: Year): Promise<void> {
  const { counts } = year.ledger;
  const end = year.trouble(`${spam.posts} posts of spam`, { says: 'held', withinMs: 10 * minute });
  const person = year.enquire({ what: 'in the flood' });
  const robot = async () => {
    while (counts.spam < spam.posts) {
      counts.spam += 1;
      const number = counts.spam;
      const fields = {
        name: `Robot ${number}`,
        email: `robot-${number}@spam.example`,
        message: `Buy links, offer ${number}`,
        consent: 'yes',
        ...(number % 2 === 0 && { website: 'https://spam.example' }),
      };
      const from = `203.0.113.${number % spam.senders}`;
      const { status } = await post(year.machine.url(number), fields, 'form', from);
      if (status === 303) counts.spamTaken += 1;
      else counts.spamRefused += 1;
    }
  };
  await Promise.all(Array.from({ length: spam.atOnce }, robot));
  const { answers } = await person;
  year.note('A person in the flood', `was answered ${answers.map(({ status }) => status).join(', ')}`);
  year.later(hour, async () => {
    await year.command('mark', '--held', 'handled');
    end();
  });
}

export async function holiday(year: Year): Promise<void> {
  const what = 'Nobody looks through what’s held for six days';
  const end = year.trouble(what, { says: 'held', withinMs: 3.2 * day });
  year.isOnHoliday = true;
  await year.enquire({ as: 'form', isVerified: false, what: 'without scripts' });
  year.later(6 * day, async () => {
    year.isOnHoliday = false;
    await readHeld(year);
    end();
  });
}
