/** What a parser's code or a schema's issue means to someone who writes texts. */
import { z } from 'zod';
import { meantBy } from './schema/names.ts';

export const yamlHints: Readonly<Record<string, string>> = {
  BAD_ALIAS: 'put quotes round text that begins with & or *',
  BAD_INDENT: 'give the line as many blanks as the lines that it belongs to, and close each bracket above it',
  BAD_SCALAR_START: 'put quotes round text that begins with a sign',
  BLOCK_AS_IMPLICIT_KEY:
    'put quotes round text that has a colon in it, or give the line below as many blanks as this one',
  BLOCK_IN_FLOW: 'put a comma between fields, or quotes round text that has a colon in it',
  DUPLICATE_KEY: 'the field is here twice: remove one of the two, or write numbers without commas',
  MISSING_CHAR: 'put a comma between fields, and quotes round text that begins with a sign',
  MULTILINE_IMPLICIT_KEY:
    'write the line as “name: text”, with a blank behind the colon, or two blanks further in if it belongs to the text above',
  MULTIPLE_DOCS: 'a line of --- or ... ends the fields above this line: remove it',
  TAB_AS_INDENT: 'the line begins with a tab: use blanks, two for each step',
  TAG_RESOLVE_FAILED: 'put quotes round text that begins with !',
  UNEXPECTED_TOKEN:
    'put quotes round the whole text, and other ones inside it; a bracket that closes nothing goes',
};

/** Only for issues without a message of their schema's. A field's description says what to write. */
export function describeIssue({ inst, input, ...issue }: z.core.$ZodRawIssue): string | undefined {
  const description = inst instanceof z.core.$ZodType && z.globalRegistry.get(inst)?.description;
  const repair = description ? `: write ${description}` : '';
  const isGroup = typeof input === 'object' && !Array.isArray(input);
  if (input === undefined) return `is missing${repair}`;
  if (input === null && issue.path?.length) return `is blank${repair}`;
  if (input === null) return 'is empty: put back what was in the file, or write [] where there’s nothing';
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const [is, limit] =
      issue.code === 'too_small'
        ? [`at least ${issue['minimum']}`, `${issue['minimum']} or more`]
        : [`at most ${issue['maximum']}`, `${issue['maximum']} or less`];
    if (Array.isArray(input)) return `takes ${is}, and has ${input.length}`;
    if (typeof input === 'number') return `is ${input}: write ${limit}`;
    if (typeof input === 'string') return `has ${input.length} characters: write ${limit}`;
  }
  if (issue.code === 'invalid_key') return issue['issues']?.[0]?.message;
  if (issue.code === 'invalid_value') return notAChoice(input, issue['values']);
  if (issue.code !== 'invalid_type') return undefined;
  switch (issue['expected']) {
    case 'string':
      return `is read as a ${Array.isArray(input) ? 'list' : isGroup ? 'group of fields' : typeof input}: put quotes round it`;
    case 'int':
      return `is ${input}: write a whole number`;
    case 'number':
      return 'is not a number: write digits alone, without a comma, a percent sign or a unit';
    case 'array':
      return 'is not a list: write each entry on a line of its own behind a hyphen, or all in [square brackets]';
    case 'object':
    case 'record':
      return 'has fields of its own: write them on the lines below, two blanks further in';
    case 'boolean':
      return 'is neither true nor false: write one of them';
    default:
      return undefined;
  }
}

function notAChoice(input: unknown, values: readonly unknown[]): string {
  const names = values.map(String);
  const meant = meantBy(String(input), names);
  return `is not a choice: ${meant ? `did you mean ${meant}? Write` : 'write'} one of ${names.join(', ')}`;
}

export function knownFields({ inst }: z.core.$ZodRawIssue): string[] {
  return inst instanceof z.core.$ZodObject ? Object.keys(inst._zod.def.shape) : [];
}

export function unknownField(name: string, known: readonly string[]): { meant?: string; problem: string } {
  if (/^\d+$/.test(name)) return { problem: 'is the end of a number: write the number without commas' };
  const meant = meantBy(name, known);
  const repair = meant
    ? `did you mean ${meant}?`
    : 'correct it, remove it, or put quotes round text that has a comma in it.';
  const problem = `is not a field here: ${repair} Fields are ${known.join(', ')}`;
  return meant ? { meant, problem } : { problem };
}
