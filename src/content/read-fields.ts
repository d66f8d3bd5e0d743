/** A file's fields by their schema. What's wrong with them is added to the file's faults. */
import { z } from 'zod';
import { meantBy } from './schema/names.ts';
import type { Source } from './source.ts';

export function readFields<Schema extends z.core.$ZodType>(
  source: Source,
  schema: Schema,
): z.infer<Schema> | undefined {
  if (!source.isReadable) return undefined;
  // A line whose fact is missing has its fault already.
  const explained = new Set(source.faults.map(({ line }) => line));
  const fieldsAt = new Map<string, readonly string[]>();
  const { success, data, error } = z.safeParse(schema, source.fields.toJS(), {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.core.$ZodObject)
        fieldsAt.set(String(issue.path ?? []), Object.keys(issue.inst._zod.def.shape));
      return describeIssue(issue);
    },
  });
  if (success) return data;
  const faults = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          source.fault([...issue.path, key], unknownField(key, fieldsAt.get(String(issue.path)) ?? [])),
        )
      : source.fault(issue.path, issue.message),
  );
  source.faults.push(...faults.filter(({ line }) => !explained.has(line)));
  return undefined;
}

const wrongKinds: Readonly<Record<string, string>> = {
  string: 'is not a text: put quotes round it',
  int: 'is not a whole number: write one',
  number: 'is not a number: write digits alone, without a comma, a percent sign or a unit',
  array: 'is not a list: write each entry on a line of its own behind a hyphen, or all in [square brackets]',
  object: 'has fields of its own: write them on the lines below, two blanks further in',
  record: 'has fields of its own: write them on the lines below, two blanks further in',
  boolean: 'is neither true nor false: write one of them',
};

/** Only for issues without a message of their schema's. A field's description says what to write. */
function describeIssue({ inst, input, ...issue }: z.core.$ZodRawIssue): string | undefined {
  const description = inst instanceof z.core.$ZodType && z.globalRegistry.get(inst)?.description;
  if (input === undefined) return description ? `is missing: write ${description}` : 'is missing';
  if (input === null) return `is blank: ${description ? `write ${description}` : 'put back what was here'}`;
  if (issue.code === 'invalid_key') return issue['issues']?.[0]?.message;
  if (issue.code === 'invalid_value')
    return `is not a choice: write one of ${issue['values'].map(String).join(', ')}`;
  return issue.code === 'invalid_type' ? wrongKinds[issue['expected']] : undefined;
}

function unknownField(name: string, known: readonly string[]): string {
  const meant = meantBy(name, known);
  const repair = meant
    ? `did you mean ${meant}?`
    : 'correct it, remove it, or put quotes round text that has a comma in it.';
  return `is not a field here: ${repair} Fields are ${known.join(', ')}`;
}
