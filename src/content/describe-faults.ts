/** What's wrong with a file's YAML or with its fields. The yaml package and Zod say most of it well enough. */
import { type Document, isAlias, isScalar, visit } from 'yaml';
import { z } from 'zod';

type Fault<Place> = { at: Place; problem: string };

/** Faults of the YAML, each with its offset. The package's first error often causes the others. */
export function yamlFaults({ errors, contents }: Document.Parsed): Fault<number>[] {
  const [first] = errors;
  if (first) {
    const message = first.message.replace(/ at line [\s\S]*/, '');
    const repair = 'put quotes round text that has a colon, a comma or a quotation mark in it';
    return [{ at: first.pos[0], problem: `${message}. If it’s a text, ${repair}` }];
  }
  // Two slips are valid YAML that means something else.
  const found: Fault<number>[] = [];
  visit(contents, {
    Node: (_, node) => {
      const [at] = node.range ?? [0];
      if (isAlias(node)) found.push({ at, problem: 'put quotes round text that begins with *' });
      if (isScalar(node) && node.type === 'PLAIN' && node.comment !== undefined && node.value !== null)
        found.push({ at, problem: 'what follows # is not read: put quotes round the text' });
    },
  });
  return found;
}

/** The fields as the schema reads them, or their faults, each with its path. */
export function readFields<Schema extends z.core.$ZodType>(schema: Schema, value: unknown) {
  const { success, data, error } = z.safeParse(schema, value, { error: describeIssue });
  if (success) return { data };
  const faults = error.issues.flatMap(({ path, message, ...issue }): Fault<PropertyKey[]>[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ at: [...path, key], problem: formerFields[key] ?? message }))
      : [{ at: path, problem: message }],
  );
  return { faults };
}

/** Fields of earlier versions, and what to do about them. */
const formerFields: Readonly<Record<string, string>> = {
  pacing: 'is no longer needed, because every case study has the same order: remove the line',
  specimen: 'is now called example: rename it',
  holds: 'is now called deliverable: rename it',
};

/** Only for issues without a message of our own. A field's description says what to write. */
function describeIssue({ inst, input, ...issue }: z.core.$ZodRawIssue): string | undefined {
  const description = inst instanceof z.core.$ZodType && z.globalRegistry.get(inst)?.description;
  const repair = description ? `: write ${description}` : '';
  if (issue.code === 'unrecognized_keys') {
    const known = inst instanceof z.core.$ZodObject ? Object.keys(inst._zod.def.shape) : [];
    return `is not a field here: correct it, remove it, or put quotes round text that has a comma in it. Fields are ${known.join(', ')}`;
  }
  if (input === undefined) return `is missing${repair}`;
  if (input === null) return `is blank${repair}`;
  if (Array.isArray(input) && issue.code === 'too_small')
    return `has ${input.length} of at least ${issue['minimum']} entries: add the rest`;
  if (Array.isArray(input) && issue.code === 'too_big')
    return `has ${input.length} entries, and at most ${issue['maximum']} fit: remove the rest`;
  if (issue.code === 'invalid_value') return `is not a choice: write one of ${issue['values'].join(', ')}`;
  if (issue.code === 'invalid_type' && issue['expected'] === 'string' && typeof input !== 'object')
    return `is read as a ${typeof input}: put quotes round it`;
  if (issue.code === 'invalid_type' && issue['expected'] === 'number' && typeof input === 'string')
    return 'is not a number: write digits alone, without a comma, a percent sign or a unit';
  return undefined;
}
