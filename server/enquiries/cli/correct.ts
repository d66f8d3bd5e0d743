/** The command `correct`: the privacy page promises that mistakes are corrected when someone asks. */
import { parseArgs } from 'node:util';
import { checkField, type Enquiry, tidy } from '../../../contract/enquiry.ts';
import { audit } from '../repository.ts';
import { OperatorNeeded } from '../store/errors.ts';
import { type CommandContext, findOne, UsageError } from './command.ts';

const correctable = ['name', 'email', 'company', 'phone', 'topic', 'message'] as const;
const say = `Say: correct ID field=value. Fields: ${correctable.join(', ')}.`;

export async function correctEnquiry({ store, args, now, who, print }: CommandContext): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [given = '', ...assignments] = positionals;
  if (assignments.length === 0) throw new UsageError(say);
  const changes: Partial<Enquiry> = Object.fromEntries(assignments.map(readAssignment));
  const { id } = await findOne(store, given);
  await store.use((db) =>
    db.transaction().execute(async (trx) => {
      await trx.updateTable('enquiry').set(changes).where('id', '=', id).execute();
      await audit(trx, { at: now, who, action: 'correct', enquiries: 1 });
    }),
  );
  print(`Corrected ${Object.keys(changes).join(', ')} of enquiry ${id}.`);
}

function readAssignment(assignment: string): [string, string] {
  const [, name = '', value = ''] = /^(\w+)=(.*)$/s.exec(assignment) ?? [];
  const field = correctable.find((known) => known === name);
  if (!field) throw new UsageError(say);
  const problem = checkField(field, value);
  if (problem) throw new OperatorNeeded(`Nothing was corrected. ${problem.message}`);
  return [field, tidy(value)];
}
