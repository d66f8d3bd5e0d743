/** The fields of every file in `content/`: owners have written files with exactly these. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { redirectRule } from '../../contract/redirect-schema.ts';
import { pageKinds } from '../../src/content/page-kinds.ts';
import { brandSchema } from '../../src/content/schema/brand.ts';
import { calculatorCommonSchema, calculatorSchemas } from '../../src/content/schema/calculators.ts';
import { caseStudySchema } from '../../src/content/schema/case-study.ts';
import { examplesSchema } from '../../src/content/schema/examples.ts';
import { homeSchema } from '../../src/content/schema/home.ts';
import { navigationSchema } from '../../src/content/schema/navigation.ts';
import { offerSchema } from '../../src/content/schema/offer.ts';
import * as pages from '../../src/content/schema/page.ts';
import { pricesSchema } from '../../src/content/schema/prices.ts';

const { documentSchema, ...schemasByName } = pages;

/** Those of pages that have a layout of their own: `/company` → `companySchema`. */
const ownSchemas = Object.fromEntries(
  pageKinds.flatMap((kind) => ('schema' in kind ? [[`${kind.route.slice(1)}Schema`, kind.schema]] : [])),
);

const pageSchemas = Object.entries({ ...schemasByName, ...ownSchemas });

/** In the place of what the folders list. */
const names = { offers: ['path of an offer'], caseStudies: ['name of a case study'] };

const schemas: Readonly<Record<string, z.core.$ZodType>> = {
  'brand.yaml': brandSchema,
  'home.yaml': homeSchema(names),
  'examples.yaml': examplesSchema(names),
  'navigation.yaml': navigationSchema,
  'prices.yaml': pricesSchema,
  'redirects.yaml': z.array(redirectRule),
  'services, enterprises, startups': offerSchema(names),
  'case-studies': caseStudySchema(names),
  documents: documentSchema,
  ...Object.fromEntries(pageSchemas.map(([name, schema]) => [`pages: ${name}`, schema])),
  'calculators/common.yaml': calculatorCommonSchema,
  ...Object.fromEntries(
    Object.entries(calculatorSchemas(names)).map(([name, schema]) => [`calculators/${name}.yaml`, schema]),
  ),
};

type Shape = {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
};

function lines(shape: Shape, path: string): string[] {
  const { type, properties, required = [], items, anyOf } = shape;
  if (properties) {
    return Object.entries(properties).flatMap(([name, field]) =>
      lines(field, `${path}${path ? '.' : ''}${name}${required.includes(name) ? '' : '?'}`),
    );
  }
  if (items) return lines(items, `${path}[]`);
  if (anyOf) return [`${path}: ${[...new Set(anyOf.map((option) => option.type ?? 'any'))].join(' or ')}`];
  return [`${path}: ${shape.enum?.join(' | ') ?? type ?? 'any'}`];
}

test('content files have the fields that they always had', async () => {
  const parts = Object.entries(schemas).map(([file, schema]) => {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
    return [file, ...lines(shape, '').map((line) => `  ${line}`)].join('\n');
  });
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('snapshots/content-fields.txt');
});
