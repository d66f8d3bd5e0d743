/** A new form field, made as the developer's guide says. It's the year's own, and optional. */
import type { Edit } from './releases.ts';

export const newField = 'yearBudget';
const migration = '900-year-budget';

export const addField: Edit = (change) => {
  const table = '\n} as const satisfies Record<string, EnquiryFieldRule>;';
  const rule = "{ kind: 'line', listed: 99, required: false, minLength: 0, maxLength: 100 }";
  change('contract/enquiry.ts', table, `\n  ${newField}: ${rule},${table}`);
  const label = '    phone: Phone\n';
  change('content/pages/contact-us.md', label, `${label}    ${newField}: Budget\n`);
  const store = 'server/enquiries/store';
  change(`${store}/migrations/${migration}.ts`, '', migrationText);
  const imports = '\nexport type Migrations';
  const added = `import * as added from './migrations/${migration}.ts';\n`;
  change(`${store}/migrate.ts`, imports, `${added}${imports}`);
  change(`${store}/migrate.ts`, '\n};', `\n  '${migration}': added,\n};`);
};

const migrationText = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table enquiry add column "${newField}" text not null default \\'\\'').execute(db);
}
`;
