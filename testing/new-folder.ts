/** A temporary folder by its real path: on macOS the system's own path to it leads through a link. */
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const newFolder = (name: string): string => mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
