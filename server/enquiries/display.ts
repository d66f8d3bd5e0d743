/** How an enquiry is shown to the people who answer it: its text can't disturb what's around it, times are Singapore's. */
import { z } from 'zod';
import type { Topic } from '../../contract/site-manifest.ts';

/** The name of an offer, by its slug. Empty for no topic; the name of an offer that's gone is made from the slug. */
export function topicName(topic: string, topics: readonly Topic[]): string {
  const words = topic.replaceAll('-', ' ');
  return topics.find(({ slug }) => slug === topic)?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const format = new Intl.DateTimeFormat('en-SG', {
  timeZone: 'Asia/Singapore',
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** `20 Nov 2026, 18:00` */
export function singaporeTime(time: number): string {
  return format.format(time);
}

/** The first moment of a day given as `2026-11-20`, or null for what is no day. */
export function startOfSingaporeDay(date: string): number | null {
  return z.iso.date().safeParse(date).success ? Date.parse(`${date}T00:00:00+08:00`) : null;
}

/**
 * Without line breaks and controls, without characters that turn the direction or show nothing, and without
 * what a mail program would decode (`=?utf-8?…?=`).
 */
export function plainLine(text: string): string {
  return visibleText(text.replace(/[\s\p{Cc}]+/gu, ' '))
    .replaceAll('=?', '= ?')
    .trim();
}

/** Without controls, and without characters that turn the direction or show nothing. Tabs and line breaks stay. */
export function visibleText(text: string): string {
  return text.replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** A whole message, with its line breaks, and without what turns the direction of the text around it. */
export function plainText(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** The lines of what a visitor attached, under a heading; none where nothing was. */
export function attachment(heading: string, text: string): string[] {
  return text === '' ? [] : ['', heading, plainText(text)];
}
