/** What editors show beside a field, and what completes “is missing: write …”. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentSchemas } from '../../../testing/content/content-schemas.ts';

const schemas = contentSchemas({ offers: ['/services/one'], caseStudies: ['one'] });

type Shape = {
  description?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape | Shape[];
  anyOf?: Shape[];
};

function undescribed({ properties = {}, additionalProperties, items, anyOf = [] }: Shape): string[] {
  const others = [additionalProperties, items, ...anyOf].flatMap((shape) => shape ?? []);
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.description ? [] : [name]),
      ...undescribed(field).map((inner) => `${name}.${inner}`),
    ]),
    ...others.flatMap((shape) => (typeof shape === 'object' ? undescribed(shape) : [])),
  ];
}

test.each(Object.entries(schemas))('every field of %s says what to write', (_name, schema) => {
  expect(undescribed(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)).toEqual([]);
});
