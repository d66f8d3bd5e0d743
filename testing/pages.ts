/** The addresses of the tested site. */
import { manifest } from './built-site.ts';

/** Every page that was built, the error screens left aside. */
export const pages: readonly string[] = manifest.pages.flatMap(({ path, status }) =>
  status === 200 ? [path] : [],
);
