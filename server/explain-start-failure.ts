/** Words for the person at the terminal: what keeps the server from starting, and what to do about it. */
import { SettingsError } from '../contract/settings/read-settings.ts';
import { MigrationFailed } from './enquiries/db/errors.ts';
import { ListenError } from './listen.ts';
import { MissingBuildError } from './static/load-site.ts';

export function explainStartFailure(error: unknown): string {
  if (error instanceof MissingBuildError) return `${error.message} Run "npm run build" first.`;
  if (error instanceof SettingsError || error instanceof ListenError || error instanceof MigrationFailed) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
