/** The schema of each YAML file in `content/`. */
import { z } from 'zod';
import { redirectRule } from '../../../contract/redirect-schema.ts';
import { homeSchema } from '../page-kinds/home.ts';
import { factsSchema } from '../references.ts';
import { alternativesSchema } from './alternatives.ts';
import { brandSchema } from './brand.ts';
import { calculatorCommonSchema, calculatorSchemas } from './calculators.ts';
import { claimsSchema } from './claims.ts';
import { examplesSchema } from './examples.ts';
import type { ContentNames } from './names.ts';
import { navigationSchema } from './navigation.ts';
import { pricesSchema } from './prices.ts';

export const yamlSchemas = (names: ContentNames): Readonly<Record<string, z.ZodType>> => ({
  'brand.yaml': brandSchema,
  'claims.yaml': claimsSchema,
  'examples.yaml': examplesSchema(names),
  'facts.yaml': factsSchema,
  'home.yaml': homeSchema(names),
  'images/alternatives.yaml': alternativesSchema,
  'navigation.yaml': navigationSchema,
  'prices.yaml': pricesSchema,
  'redirects.yaml': z.array(redirectRule),
  'calculators/common.yaml': calculatorCommonSchema,
  ...Object.fromEntries(
    Object.entries(calculatorSchemas(names)).map(([name, schema]) => [`calculators/${name}.yaml`, schema]),
  ),
});
