/** Spelling and words to avoid. The guides are British; `content/` is checked in the brand's variant of English. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const project = fileURLToPath(new URL('../..', import.meta.url));
const { language } = parse(readFileSync(`${project}content/brand.yaml`, 'utf8'));
const american = ['en-US', 'en-PH'].includes(language);
/** Canadians write colour and organize, so either spelling is right. */
const either = language === 'en-CA';

const british = ['toward->towards', 'gotten->got', 'inquiry->enquiry', 'inquiries->enquiries'];

const plain = [
  'leverage->use',
  'leveraging->using',
  'seamless->say what the user no longer has to do',
  'seamlessly->say what the user no longer has to do',
  'frictionless->say what the user no longer has to do',
  'unleash->say what becomes possible, and for whom',
  'empower->let',
  'empowers->lets',
  'empowering->letting',
  'solutions->name the thing: a portal, an app, a report',
  'synergy->say who does what with whom',
  'synergies->say who does what with whom',
  'holistic->say who does what with whom',
  'innovative->say what is new about it',
  'revolutionary->say what is new about it',
  'transformative->say what is new about it',
  'disruptive->say what is new about it',
  'groundbreaking->say what is new about it',
  'turnkey->list what is included',
  'supercharge->speed up',
  'reimagine->change',
  'passionate->say what people do',
  'ninja->say what people do',
  'delve->look',
  'unparalleled->give the comparison, or cut it',
  'unrivalled->give the comparison, or cut it',
];

export default {
  version: '0.2',
  globRoot: project,
  language: 'en-GB',
  import: ['@cspell/dict-en-gb-ise/cspell-ext.json', '@cspell/dict-en_us/cspell-ext.json'],
  loadDefaultConfiguration: false,
  dictionaryDefinitions: [{ name: 'words', path: `${project}content/words.txt` }],
  dictionaries: ['words'],
  files: ['content/**/*.{md,yaml}', 'docs/**/*.md', '*.md'],
  ignorePaths: ['content/brand.yaml', 'content/claims.yaml', 'content/redirects.yaml'],
  ignoreRegExpList: [
    '/```[\\s\\S]*?```/g',
    '/`[^`]*`/g',
    '/^# yaml-language-server.*/gm',
    'Urls',
    'Email',
    '/\\]\\([^)]*\\)/g',
    '/\\S+\\.(txt|yaml|webp)\\b/g',
    // Names of fields.
    '/^ *(?:- )?[\\w-]+(?=:)/gm',
    '/^ *(featured|caseStudies|related|services): .*$/gm',
    '/\\/[\\w/-]+/g',
    '/\\b[A-Z]{2,8}s?\\b/g',
    // Names in other scripts.
    '/[^\\p{Script=Latin}\\P{L}]+/gu',
  ],
  flagWords: plain,
  overrides: [
    { filename: '{*.md,docs/**}', flagWords: british },
    {
      filename: 'content/**',
      language: american ? 'en-US' : either ? 'en-GB,en-US' : 'en-GB',
      flagWords: american || either ? [] : british,
    },
  ],
};
