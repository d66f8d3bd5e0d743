import { expect, test } from 'vitest';
import { sentInTheClear } from './in-the-clear.ts';

const warned = (enquiryWebhookUrl: string) =>
  sentInTheClear({ enquiryWebhookUrl, recaptchaVerifyUrl: 'https://captcha.example' }).length > 0;

test.each([
  'http://crm.example/hook',
  'HTTP://user:word@8.8.8.8:8080/hook',
  'http://10.crm.example/',
  'http://172.32.0.1/',
  'http://[2001:db8::1]/',
])('%s leads to another machine in the clear', (address) => {
  expect(warned(address)).toBe(true);
});

test.each([
  'https://crm.example/hook',
  'http://localhost:4000/hook',
  'http://127.0.0.1:4000/',
  'http://[::1]/',
  'http://crm:8080/hook',
  'http://crm.internal/hook',
  'http://10.1.2.3/',
  'http://172.30.0.9/',
  'http://192.168.1.2/',
  'http://[fd5c:7a11:30::9]/',
])('%s is encrypted or stays nearby', (address) => {
  expect(warned(address)).toBe(false);
});
