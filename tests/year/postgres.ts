/** PostgreSQL as the tests have it, which can be away. */
import type { startPostgres } from '../../testing/enquiries/postgres.ts';

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;
