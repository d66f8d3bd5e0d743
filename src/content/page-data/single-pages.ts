/** The pages that stand alone: texts, how we work, contact, Not Found. */

import type { ContactFormState } from '../../../contract/contact-form.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { readDuration } from '../durations.ts';
import { paths } from '../paths.ts';
import type { Site, SiteText } from '../site.ts';
import { head, type PageContext, pageBase } from './page-context.ts';

const charted: readonly string[] = [paths.thankYou, paths.thisSite];

export type TextPageData = ReturnType<typeof textPageData>;

export function textPageData(context: PageContext, page: SiteText) {
  const { path, updated, receipt, visits } = page;
  return {
    ...pageBase(context, path, page),
    updated: updated === undefined ? null : longDate(updated, context.site.provider.language),
    image: charted.includes(path) ? context.hero(`index${path.replace('/', '-')}`) : null,
    visits: visits ?? null,
    receipt: receipt ? receiptWords(context, receipt) : null,
  };
}

function receiptWords({ site }: PageContext, { replyTime, ...words }: NonNullable<SiteText['receipt']>) {
  const { timeZone, language } = site.provider;
  return { ...words, workingDays: readDuration(replyTime).most, timeZone, language };
}

export type HowWeWorkData = ReturnType<typeof howWeWorkData>;

export function howWeWorkData(context: PageContext) {
  const page = context.site.pages.howWeWork;
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
  const { site, hero } = context;
  const { email, phone, officeHours } = site.provider;
  const { form, after, direct } = site.pages.contact;
  return {
    ...pageBase(context, paths.contact, site.pages.contact),
    form,
    after,
    direct,
    provider: { email, phone, officeHours },
    topics: topics(site),
    state: emptyForm,
    image: hero('index-contact-us'),
  };
}

/** What the server needs of the form's words: messages name the fields, and each enquiry records its consent. */
export function formTerms({ pages }: Site): SiteManifest['form'] {
  const { labels, consent } = pages.contact.form;
  return { labels, consentVersion: consent.version };
}

/** What an enquiry can be about: every offer that's published. */
export function topics(site: Site) {
  return site.offers.filter(({ draft }) => !draft).map(({ slug, name }) => ({ slug, name }));
}

/** It has no address of its own, and its hero is always light. */
export function notFoundData(context: PageContext) {
  const { notFound } = context.site.pages;
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
