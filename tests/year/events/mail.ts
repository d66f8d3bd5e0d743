/** Those who should be told can't be reached. */
import { mailed } from '../peers.ts';
import type { Year } from '../year.ts';
import { day, hour, minute } from '../year-clock.ts';

export async function mailServerAwayForANight(year: Year): Promise<void> {
  const what = 'The mail server is away for a night';
  const end = year.trouble(what, { says: 'nobody-is-told', withinMs: 2 * hour, delays: mailed });
  await year.peers.mail.stop();
  year.later(30 * minute, () => year.enquire());
  year.later(5 * hour, () => year.enquire());
  year.later(12 * hour, async () => {
    await year.peers.mail.start();
    end();
  });
}

/** Someone has changed it, and nobody notices for a week. */
export async function passwordDeadForAWeek(year: Year): Promise<void> {
  const { mailbox, mail } = year.peers;
  const what = 'The mail password is dead for a week';
  const untold = year.trouble(what, { says: 'nobody-is-told', withinMs: day, delays: mailed });
  const failed = year.trouble(what, { says: 'failed', withinMs: 5.5 * day });
  mailbox.password = 'second-password';
  year.later(hour, () => year.enquire());
  year.later(7 * day, async () => {
    await year.machine.restart({ SMTP_URL: mail.url });
    const { stdout } = await year.command('check', '--send');
    const said = stdout.match(/^(?:ok|FAIL) +(?:mail|failed)\b.*$/gm)?.join('; ');
    year.note('The password is corrected', `check says: ${said}`);
    await year.command('mail', '--failed');
    untold();
    failed();
  });
}

export async function webhookGone(year: Year): Promise<void> {
  const what = 'The webhook is gone for six days';
  const end = year.trouble(what, { says: 'failed', withinMs: 5.5 * day, delays: ['webhook'] });
  year.peers.webhook.status = 410;
  await year.enquire();
  year.later(6 * day, async () => {
    year.peers.webhook.status = 204;
    await year.command('mail', '--failed');
    await year.command('check');
    end();
  });
}

export async function certificateRunsOut(year: Year): Promise<void> {
  const { certificate, webhook } = year.peers;
  const what = 'The webhook’s certificate runs out, and is renewed a day later';
  if (!certificate) return year.note(what, 'not tried, because there’s no openssl');
  const end = year.trouble(what, { delays: ['webhook'] });
  webhook.present(certificate.expired());
  await year.enquire();
  year.later(day, async () => {
    webhook.present(certificate.renewed());
    end();
  });
}

export async function captchaAway(year: Year): Promise<void> {
  const end = year.trouble('The captcha’s provider is away for six hours', {});
  year.peers.captcha.isAway = true;
  await year.enquire({ what: 'while no captcha can be asked' });
  year.later(6 * hour, async () => {
    year.peers.captcha.isAway = false;
    end();
  });
}

/** It takes a mail, and cuts the connection before it says so. */
export async function mailServerLosesAnswers(year: Year): Promise<void> {
  const end = year.trouble('The mail server takes mails and doesn’t say so', { delays: mailed });
  year.peers.mail.misbehaves = { message: 'lose' };
  await year.enquire();
  year.peers.mail.misbehaves = {};
  end();
}
