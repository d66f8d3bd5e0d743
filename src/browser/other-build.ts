/** After a new version of the site was published: data of one build and scripts of another do not fit. */
import { readSession, writeSession } from './session-storage.ts';

export class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError';

  /** The build that the data belongs to. */
  readonly build: string;

  constructor(build: string) {
    super('The site was published anew after this page was loaded.');
    this.build = build;
  }
}

const loadedFor = 'loaded-for-build';

/** Leaves the application for the page at `address`, which `build` has. */
export function loadWhole(address: string, build: string): void {
  writeSession(loadedFor, build);
  // To assign the address that is shown would only move to its anchor.
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
}

/**
 * Loads the shown page anew, once for each build: a cache may go on answering with the old page, which works
 * as it is. A form with text in it is never reloaded.
 */
export function reloadOnce(build: string): void {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form :is(input:not([type=checkbox]), textarea)',
  );
  if ([...fields].some(({ value }) => value !== '')) return;
  if (readSession(loadedFor) !== build && writeSession(loadedFor, build)) location.reload();
}
