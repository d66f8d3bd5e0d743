/** The pages that stand alone: texts, how we work, contact, Not Found. */

import type { ContactFormState } from '../../../contract/contact-form.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import type { Content, TextPageContent } from '../content.ts';
import { readDuration } from '../durations.ts';
import { paths } from '../paths.ts';
import { head, type PageContext, pageBase } from './page-context.ts';

const charted: readonly string[] = [paths.thankYou, paths.thisSite];

export type TextPageData = ReturnType<typeof textPageData>;

export function textPageData(context: PageContext, page: TextPageContent) {
  const { path, updated, receipt, visits } = page;
  return {
    ...pageBase(context, path, page),
    updated: updated === undefined ? null : longDate(updated, context.content.provider.language),
    image: charted.includes(path) ? context.hero(`index${path.replace('/', '-')}`) : null,
    visits: visits ?? null,
    receipt: receipt ? receiptWords(context, receipt) : null,
  };
}

function receiptWords(
  { content }: PageContext,
  { replyTime, ...words }: NonNullable<TextPageContent['receipt']>,
) {
  const { timeZone, language } = content.provider;
  return { ...words, workingDays: readDuration(replyTime).most, timeZone, language };
}

export type HowWeWorkData = ReturnType<typeof howWeWorkData>;

export function howWeWorkData(context: PageContext) {
  const page = context.content.pages.howWeWork;
  const { stages, questions, next } = page;
  return {
    ...pageBase(context, paths.howWeWork, page),
    stages,
    questions,
    next,
    image: context.hero('index-how-we-work'),
    passage: context.picture('passage-plan'),
  };
}

const emptyForm: ContactFormState = { values: {}, problems: [], notice: 'none' };

export type ContactData = ReturnType<typeof contactData>;

export function contactData(context: PageContext) {
  const { content, hero } = context;
  const { email, phone, officeHours } = content.provider;
  const { form, after, direct } = content.pages.contact;
  return {
    ...pageBase(context, paths.contact, content.pages.contact),
    form,
    after,
    direct,
    provider: { email, phone, officeHours },
    topics: topics(content),
    state: emptyForm,
    image: hero('index-contact-us'),
  };
}

/** What the server needs of the form's words: messages name the fields, and each enquiry records its consent. */
export function formTerms({ pages }: Content): SiteManifest['form'] {
  const { labels, consent } = pages.contact.form;
  return { labels, consentVersion: consent.version };
}

/** What an enquiry can be about: every offer that's published. */
export function topics(content: Content) {
  return content.offers.filter(({ draft }) => !draft).map(({ slug, name }) => ({ slug, name }));
}

/** It has no address of its own, and its hero is always light. */
export function notFoundData(context: PageContext) {
  const { notFound } = context.content.pages;
  const { headline, lead, action, failure } = notFound;
  return {
    head: { ...head(context, '/404', notFound), canonical: null, indexed: false },
    headline,
    lead,
    action,
    failure,
    image: context.hero('index-not-found'),
  };
}

/** `2026-11-21` → `21 November 2026`: a date as it is read aloud. */
export function longDate(day: string, language: string): string {
  return new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
