/** What every page says around its own words, and the server to a visitor: `content/interface.yaml`. */
import { problemWords, refusalWords } from '../../../contract/server-words.ts';
import { wordsSchema } from './words-schema.ts';

export const interfaceSchema = wordsSchema({
  bar: {
    label: 'what assistive technology calls the bar’s menu',
    skip: 'the link that skips the bar',
    home: 'the name of the logo’s link, with {name} in it',
    submenu: 'the name of the button that opens the menu of {item}',
  },
  mobileMenu: {
    label: 'what the menu is called',
    list: 'what assistive technology calls its list of pages',
    open: 'the name of the button that opens it',
    close: 'the name of the button that closes it',
  },
  footer: {
    label: 'what assistive technology calls the footer’s menu',
    contact: 'the link to the page with the form',
    certificates: 'what assistive technology calls the certificates',
  },
  palettes: {
    footer: 'what assistive technology calls the choices in the footer',
    menu: 'what assistive technology calls the choices in the mobile menu',
    automatic: 'the choice that follows the visitor’s system',
    light: 'the choice of light colours',
    dark: 'the choice of dark colours',
  },
  page: {
    breadcrumb: 'what assistive technology calls the way to a page',
    loading: 'what assistive technology says while a page loads',
    updated: 'when a text changed, with {date} in it',
    questions: 'the heading above questions and answers',
    notes: 'the heading above footnotes',
  },
  offer: {
    audience: 'the words before who it’s for',
    typicalTime: 'the words before how long it takes',
    outcomes: 'the heading above what the client gets',
    technology: 'the heading above the technologies',
    related: 'the heading above other services',
    howWeWork: 'what a reader finds on the page about how you work',
    caseStudy: 'the heading above a case study',
  },
  caseStudies: {
    list: 'what assistive technology calls the list',
    related: 'the heading above another case study',
  },
  form: {
    problems: problemWords,
    refusals: refusalWords,
  },
});
