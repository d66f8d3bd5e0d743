/** After a release, data of the new build doesn't fit the scripts of the old one. */
import { type Field, isChanged } from '../components/changed-fields.ts';
import { readSession, writeSession } from '../components/storage.ts';

export class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError';

  readonly build: string;

  constructor(build: string) {
    // Nobody reads it: the page is loaded whole.
    super('Another build');
    this.build = build;
  }
}

const loadedFor = 'loaded-for-build';

/** Leaves the application for the page at `address`, which `build` has. */
export function loadWhole(address: string, build: string): void {
  writeSession(loadedFor, build);
  // Assigning the current address would only jump to its anchor.
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
}

/** Reloads once per build, because a cache may keep the old page; never a page in which the visitor has written. */
export function reloadOnce(build: string): void {
  const fields = document.querySelectorAll<Field>('input, textarea, select');
  if ([...fields].some(isChanged)) return;
  if (readSession(loadedFor) !== build && writeSession(loadedFor, build)) location.reload();
}
