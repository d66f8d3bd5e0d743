/** The fields of every file in `content/`: owners have written files with exactly these. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentSchemas } from '../../testing/content/content-schemas.ts';

/** In the place of what the folders list. */
const names = { offers: ['path of an offer'], caseStudies: ['name of a case study'] };

const schemas = contentSchemas(names);

type Shape = {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
};

function lines(shape: Shape, path: string): string[] {
  const { type, properties, additionalProperties, required = [], items, anyOf } = shape;
  if (properties) {
    return Object.entries(properties).flatMap(([name, field]) =>
      lines(field, `${path}${path ? '.' : ''}${name}${required.includes(name) ? '' : '?'}`),
    );
  }
  // The owner chooses the names.
  if (typeof additionalProperties === 'object')
    return lines(additionalProperties, `${path}${path ? '.' : ''}*`);
  if (items) return lines(items, `${path}[]`);
  if (anyOf) {
    const types = new Set(anyOf.map((option) => option.type ?? 'any'));
    const objects = anyOf.filter((option) => option.type === 'object');
    return [
      `${path || 'file'}: ${[...types].join(' or ')}`,
      ...objects.flatMap((option) => lines(option, path)),
    ];
  }
  return [`${path}: ${shape.enum?.join(' | ') ?? type ?? 'any'}`];
}

test('content files have the fields that they always had', async () => {
  const parts = Object.entries(schemas).map(([file, schema]) => {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
    return [file, ...lines(shape, '').map((line) => `  ${line}`)].join('\n');
  });
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('snapshots/content-fields.txt');
});
