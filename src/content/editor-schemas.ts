/** JSON Schemas of the YAML files, so that editors complete and check them while one types. Each file names its own. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { collections } from './collections.ts';
import { listContent } from './content-files.ts';
import { contentNames } from './open-content.ts';
import { typedNumber } from './schema/calculator-parts.ts';
import type { ContentNames } from './schema/names.ts';

export const schemasFolder = '.schemas';
/** One for all files of a folder that have the same fields. */
export const schemaName = (yamlFile: string) => yamlFile.replace(/(?:\/\*)?\.yaml$/, '.json');

/** Into the project's folder. What is there already as it has to be isn't touched: an editor would read it again. */
export function writeEditorSchemas(content = 'content', folder = schemasFolder): void {
  for (const [name, schema] of Object.entries(editorSchemas(contentNames(listContent(content).texts, [])))) {
    const file = join(folder, schemaName(name));
    const json = `${JSON.stringify(schema, null, 2)}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === json) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, json);
  }
}

/** By the name of the YAML file, or of its folder's files. */
export function editorSchemas(names: ContentNames) {
  return Object.fromEntries(
    Object.entries(collections(names)).flatMap(([name, schema]) =>
      name.endsWith('.yaml') ? [[name, editorSchema(schema)] as const] : [],
    ),
  );
}

/** What is typed, before references are filled in. Draft 7 is the newest that every editor knows. */
function editorSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const checks = zodSchema._zod.def.checks ?? [];
      // A path with %20 in it, for one, is decoded before it's checked.
      const isRewritten = checks.some((check) => check._zod.def.check === 'overwrite');
      if (jsonSchema.type === 'string' && !jsonSchema.enum) allowReferences(jsonSchema, isRewritten);
      if (zodSchema === typedNumber)
        Object.assign(jsonSchema, { type: ['number', 'string'], pattern: '\\{\\{' });
      nameFields(jsonSchema);
    },
  });
}

/** Editors complete the names of properties, and none that a rule for names would allow. */
function nameFields(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = schema;
  if (typeof propertyNames !== 'object' || !propertyNames.enum || additionalProperties === undefined) return;
  delete schema.propertyNames;
  schema.properties = Object.fromEntries(
    propertyNames.enum.map((name) => [String(name), additionalProperties]),
  );
  schema.additionalProperties = false;
}

/** A text that refers to a fact has another length and other letters once it's filled in, so the build checks it. */
function allowReferences(schema: z.core.JSONSchema.BaseSchema, isRewritten: boolean): void {
  const { minLength = 0, maxLength, pattern, format, allOf = [] } = schema;
  for (const rule of ['minLength', 'maxLength', 'pattern', 'format', 'allOf'] as const) delete schema[rule];
  const patterns = [pattern, ...allOf.map((rule) => rule.pattern)].filter(
    (rule) => rule !== undefined && rule !== aroundText,
  );
  const rules = {
    ...(minLength > 0 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(format === 'uri' && { pattern: '^(?:https://|blog:/)' }),
    ...(!isRewritten && patterns.length > 0 && { allOf: patterns.map((rule) => ({ pattern: rule })) }),
  };
  if (Object.keys(rules).length > 0) Object.assign(schema, { if: { pattern: '\\{\\{' }, else: rules });
}

/** White space around a text is the YAML's own where it's written below a > sign. */
const aroundText = '^\\S(.*\\S)?$';
