/** What's wrong with a file's fields. Zod says most of it well enough. */
import { z } from 'zod';
import { meantBy } from './schema/names.ts';

type Fault<Place> = { at: Place; problem: string };

/** The fields as the schema reads them, or their faults, each with its path. */
export function readFields<Schema extends z.core.$ZodType>(schema: Schema, value: unknown) {
  const { success, data, error } = z.safeParse(schema, value, { error: describeIssue });
  if (success) return { data };
  /** Places of fields that are there, but under another name. */
  const misnamed = new Set<string>();
  const faults = error.issues.flatMap(({ path, message, ...issue }): Fault<PropertyKey[]>[] => {
    if (issue.code !== 'unrecognized_keys') return [{ at: path, problem: message }];
    return issue.keys.map((key) => {
      const { meant, problem } = unknownField(key, message.split(', '));
      if (meant) misnamed.add([...path, meant].join('.'));
      return { at: [...path, key], problem };
    });
  });
  return {
    faults: faults.filter(({ at, problem }) => !(isMissing.test(problem) && misnamed.has(at.join('.')))),
  };
}

const isMissing = /^is missing\b/;

/** Fields that earlier versions had under another name. */
const renamedFields: Readonly<Record<string, string>> = { specimen: 'example', holds: 'deliverable' };

/** Fields of earlier versions, and what to do about them. */
const formerFields: Readonly<Record<string, string>> = {
  pacing: 'is no longer needed, because every case study has the same order: remove the line',
  exampleRate: 'is now called rate, in examples.yaml: move it there',
  example: 'is now in examples.yaml, under the name of this page: move it there',
};

/** What's wrong with the name, and the field that was meant, if it's clear. */
function unknownField(name: string, known: readonly string[]): { meant?: string; problem: string } {
  const former = formerFields[name];
  if (former) return { problem: former };
  const renamed = renamedFields[name];
  if (renamed && known.includes(renamed))
    return { meant: renamed, problem: `is now called ${renamed}: rename it` };
  const meant = meantBy(name, known);
  const repair = meant
    ? `did you mean ${meant}?`
    : 'correct it, remove it, or put quotes round text that has a comma in it.';
  return {
    ...(meant && { meant }),
    problem: `is not a field here: ${repair} Fields are ${known.join(', ')}`,
  };
}

/** Only for issues without a message of our own. A field's description says what to write. */
function describeIssue({ inst, input, ...issue }: z.core.$ZodRawIssue): string | undefined {
  const description = inst instanceof z.core.$ZodType && z.globalRegistry.get(inst)?.description;
  const repair = description ? `: write ${description}` : '';
  if (issue.code === 'unrecognized_keys') {
    const known = inst instanceof z.core.$ZodObject ? Object.keys(inst._zod.def.shape) : [];
    return known.join(', ');
  }
  if (input === undefined) return `is missing${repair}`;
  if (input === null)
    return issue.path?.length
      ? `is blank${repair}`
      : `is empty: put back what was in the file${issue['expected'] === 'array' ? ', or write [] where there is nothing' : ''}`;
  if (Array.isArray(input) && issue.code === 'too_small')
    return `has ${input.length} of at least ${issue['minimum']} entries: add the rest`;
  if (Array.isArray(input) && issue.code === 'too_big')
    return `has ${input.length} entries, and at most ${issue['maximum']} fit: remove the rest`;
  if (issue.code === 'too_small' && typeof input === 'number')
    return `is ${input}: write ${issue['minimum']} or more`;
  if (issue.code === 'too_big' && typeof input === 'number')
    return `is ${input}: write ${issue['maximum']} or less`;
  // What's wrong with the name of a field that can have many.
  if (issue.code === 'invalid_key') return issue['issues']?.[0]?.message;
  if (issue.code === 'invalid_value') return choiceProblem(input, issue['values']);
  return issue.code === 'invalid_type' ? typeProblem(input, issue['expected']) : undefined;
}

function choiceProblem(input: unknown, values: readonly unknown[]): string {
  const names = values.map(String);
  const meant = meantBy(String(input), names);
  return `is not a choice: ${meant ? `did you mean ${meant}? Write` : 'write'} one of ${names.join(', ')}`;
}

function typeProblem(input: unknown, expected: unknown): string | undefined {
  const isGroup = typeof input === 'object' && !Array.isArray(input);
  if (expected === 'string')
    return typeof input === 'object'
      ? `is read as ${isGroup ? 'fields of its own' : 'a list'}: put quotes round it`
      : `is read as a ${typeof input}: put quotes round it`;
  if (expected === 'number' && typeof input === 'string')
    return 'is not a number: write digits alone, without a comma, a percent sign or a unit';
  if (expected === 'array')
    return 'is not a list: write each entry on a line of its own behind a hyphen, or all in [square brackets]';
  if (expected === 'object' || expected === 'record')
    return 'has fields of its own: write them on the lines below, two blanks further in';
  return expected === 'boolean' ? 'is neither true nor false: write one of them' : undefined;
}
