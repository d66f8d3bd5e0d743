/** A file's fields by their schema. What's wrong with them is added to the file's faults. */
import { z } from 'zod';
import { describeIssue, knownFields, unknownField } from './messages.ts';
import type { Source } from './source.ts';

export function readFields<Schema extends z.core.$ZodType>(
  source: Source,
  schema: Schema,
): z.infer<Schema> | undefined {
  if (!source.isReadable) return undefined;
  // A line whose fact is missing has its fault already.
  const explained = new Set(source.faults.map(({ line }) => line));
  const known = new Map<string, readonly string[]>();
  const describe = (issue: z.core.$ZodRawIssue) => {
    if (issue.code === 'unrecognized_keys') known.set((issue.path ?? []).join('.'), knownFields(issue));
    return describeIssue(issue);
  };
  const { success, data, error } = z.safeParse(schema, source.fields.toJS(), {
    error: describe,
    reportInput: true,
  });
  if (success) return data;
  const misnamed = new Set<string>();
  const found = error.issues.flatMap(({ path, message, ...issue }) =>
    issue.code !== 'unrecognized_keys'
      ? [{ path, problem: message, isMissing: issue.input === undefined }]
      : issue.keys.map((key) => {
          const { meant, problem } = unknownField(key, known.get(path.join('.')) ?? []);
          if (meant) misnamed.add([...path, meant].join('.'));
          return { path: [...path, key], problem, isMissing: false };
        }),
  );
  for (const { path, problem, isMissing } of found) {
    if (explained.has(source.lineOf(path)) || (isMissing && misnamed.has(path.join('.')))) continue;
    source.faults.push(source.fault(path, problem));
  }
  return undefined;
}
