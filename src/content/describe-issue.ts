/** What Zod found, in an editor's terms: what is wrong with which field, and how to mend it. */

import { z } from 'zod';
import { nearest } from '../../contract/settings/edit-distance.ts';

export type Mistake = { path: PropertyKey[]; problem: string };

export function describeIssue(issue: z.core.$ZodIssue, schema: z.core.$ZodType, data: unknown): Mistake[] {
  const value = valueAt(data, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(fieldsOf(schemaAt(schema, issue.path)));
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      problem: unknownField(key, valueAt(value, [key]), known),
    }));
  }
  return [{ path: issue.path, problem: problemOf(issue, value, schemaAt(schema, issue.path)) }];
}

/** Fields of earlier versions, and why they are gone. */
const formerFields: Readonly<Record<string, string>> = {
  pacing: 'is no longer needed, because every case study has the same order: remove the line',
};

function unknownField(key: string, value: unknown, known: readonly string[]): string {
  // `{ label: For, value: One, two }` reads as three fields, the last of them blank.
  if (value === null && key.includes(' ')) return 'put quotes round text that has a comma in it';
  if (/[^\P{White_Space} \t\n]|\p{Cf}/u.test(key))
    return 'has a blank in it that is no ordinary one, as copying from a document leaves: type the line anew';
  const meant = nearest(key, known);
  const repair = meant ? `did you mean ${meant}?` : `remove it, or use one of ${known.join(', ')}`;
  return formerFields[key] ?? `is not a field here: ${repair}`;
}

function problemOf(issue: z.core.$ZodIssue, value: unknown, schema: z.core.$ZodType | undefined): string {
  const wanted = wish(schema);
  if (value === undefined) return `is missing: ${wanted}`;
  if (value === null) return `is blank: ${wanted}`;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'string' && typeof value !== 'object')
        return `is read as a ${typeof value}: put quotes round it`;
      return `is not what belongs here: ${/^(?:number|int)$/.test(issue.expected) ? (figureIn(value) ?? wanted) : wanted}`;
    case 'invalid_value': {
      const lower = String(value).toLowerCase();
      return `is not a choice: ${issue.values.includes(lower) ? `write ${lower}, in lower case` : wanted}`;
    }
    case 'too_small':
    case 'too_big':
      return issue.origin === 'array' ? wrongCount(issue, value) : ownMessage(issue, wanted);
    default:
      return ownMessage(issue, wanted);
  }
}

/** Numbers as people write them: 12,000 or 37%. */
function figureIn(value: unknown): string | undefined {
  const figure = String(value).replaceAll(/[,%\s]|S?\$/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(figure)
    ? `write ${figure}, without a comma, percent sign or quotes`
    : undefined;
}

function wrongCount(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): string {
  const count = Array.isArray(value) ? value.length : 0;
  const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  const wanted = issue.exact ? bound.replace(/at \w+/, 'exactly') : bound;
  return `has ${count} ${count === 1 ? 'entry' : 'entries'}, and needs ${wanted}`;
}

/** Messages of our own say how to mend it; the library's, of which few are left, do not. */
function ownMessage({ message }: z.core.$ZodIssue, wanted: string): string {
  return message.replace(/^Too (?:(small)|big).*/s, (_, small = 'large') => `is too ${small}: ${wanted}`);
}

/** How to give a field what its schema wants. */
function wish(schema: z.core.$ZodType | undefined): string {
  const inner = schema && unwrap(schema);
  const description =
    schema && (z.globalRegistry.get(schema) ?? (inner && z.globalRegistry.get(inner)))?.description;
  if (inner instanceof z.core.$ZodArray) {
    return `write ${description ?? 'its entries'} as a list, each on a line of its own behind a dash`;
  }
  if (inner instanceof z.core.$ZodObject)
    return `write its fields, ${Object.keys(fieldsOf(inner)).join(', ')}`;
  if (inner instanceof z.core.$ZodEnum)
    return `write one of ${Object.values(inner._zod.def.entries).join(', ')}`;
  if (inner instanceof z.core.$ZodBoolean) return 'write true or false';
  if (inner instanceof z.core.$ZodNumber)
    return `write ${description ?? 'it as a number'}${description ? '' : ', without quotes'}`;
  return `write ${description ?? 'it'}`;
}

function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, key) => {
    const inner = at && unwrap(at);
    if (inner instanceof z.core.$ZodArray) return inner._zod.def.element;
    if (inner instanceof z.core.$ZodRecord) return inner._zod.def.valueType;
    return inner && fieldsOf(inner)[String(key)];
  }, schema);
}

export function fieldsOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> {
  const inner = schema && unwrap(schema);
  return inner instanceof z.core.$ZodObject ? inner._zod.def.shape : {};
}

export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const wraps =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault;
  return wraps ? unwrap(schema._zod.def.innerType) : schema;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    data,
  );
}
