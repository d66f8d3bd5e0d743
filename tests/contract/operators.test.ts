/** What operators' scripts rely on: output of commands, exported columns, what is posted, log lines. */
import { expect, test } from 'vitest';
import { startReceiver } from '../../testing/server/receiver.ts';
import { stable } from './answers.ts';
import { enquiry, postJson, startServer } from './site-process.ts';

test('the output of each command', async () => {
  const { url, run } = await startServer({ SUDO_USER: 'tan' });
  const { id } = await (
    await postJson(url, { ...enquiry, plan: 'Twelve weeks', history: '1 a\n2 b' })
  ).json();
  await postJson(url, {
    ...enquiry,
    name: '=Risky()',
    email: 'ahmad@visitor.example',
    message: '+ a line that is long enough\n-two',
  });
  const commands = [
    ['list'],
    ['list', '--json', '--spam'],
    ['list', '--open', '--since', '2026-01-01'],
    ['list', '--failed'],
    ['show', id],
    ['export'],
    ['export', '--csv'],
    ['export', '--email', enquiry.email],
    ['mark', id, 'handled'],
    ['list'],
    ['mark', id, 'open'],
    ['mail', id],
    ['mail', '--waiting'],
    ['check'],
    ['purge'],
    ['purge', '--dry-run'],
    ['erase', enquiry.email, '--dry-run'],
    ['erase', enquiry.email],
    ['show', id],
    ['backup'],
    ['import', 'no-such-file'],
    ['log'],
    ['list', '--since', 'yesterday'],
    ['erase'],
    ['no-such-command'],
  ];
  const parts: string[] = [];
  for (const args of commands) {
    const { code, stdout, stderr } = await run(...args);
    const reason = stderr.replace(/^Store: .*\n/, '').split('\n\nUsage')[0] ?? '';
    const text = `${stdout}${reason}`.trimEnd();
    parts.push(`$ enquiries ${stable(args.join(' '))}\n${tidy(text)}${text ? '\n' : ''}exit code ${code}\n`);
  }
  await expect(parts.join('\n')).toMatchFileSnapshot('snapshots/commands.txt');
});

function tidy(text: string): string {
  return stable(text)
    .replaceAll(/^(?:reference +)?[0-9a-f]{8}(?= {2}|$)/gm, (found) =>
      found.replace(/[0-9a-f]{8}$/, 'REFERENCE'),
    )
    .replaceAll(/(?<= {2}tan@)\S+/g, 'HOST');
}

const webhook = (url: string) => ({
  ENQUIRY_WEBHOOK_URL: url,
  ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'k').toString('base64')}`,
});

test('what is posted to the webhook', async () => {
  const hook = await startReceiver((response) => response.writeHead(204).end());
  const { url } = await startServer(webhook(hook.url));
  await postJson(url, enquiry);
  await expect.poll(() => hook.received).toHaveLength(1);
  const { body = '{}' } = hook.received[0] ?? {};
  const text = stable(JSON.stringify(JSON.parse(body), null, 2));
  await expect(`${text}\n`).toMatchFileSnapshot('snapshots/webhook.json');
});

test('log lines and their fields', async () => {
  const refusing = await startReceiver((response) => response.writeHead(500).end());
  const { url, log, stop } = await startServer(webhook(refusing.url));
  for (const name of ['One', 'Two', 'Three', 'Four'])
    await postJson(url, { ...enquiry, name }, { 'x-forwarded-for': '203.0.113.9' });
  await expect.poll(() => log().map(({ msg }) => msg)).toContain('delivery postponed');
  await stop();
  const lines = log().map(({ level, time, msg, ...fields }) => {
    expect(time).toMatch(/^\d{4}-.*Z$/);
    const alert = 'alert' in fields ? ` (alert ${fields['alert']})` : '';
    return `${level} ${msg}${alert}: ${Object.keys(fields).sort().join(' ')}`;
  });
  await expect(`${[...new Set(lines)].sort().join('\n')}\n`).toMatchFileSnapshot('snapshots/log.txt');
});
