/** Where the content names something that was found on a rendered page. */
import { decodedPath } from '../../contract/addresses.ts';
import type { Source } from './source.ts';

export function linesWith(sources: Iterable<Source>, name: string): { file: string; line: number }[] {
  const forms = [...new Set([name, decodedPath(name) ?? name])].map((form) => escaped(form)).join('|');
  const whole = new RegExp(`(?<![\\w/.:@#-])(?:${forms})(?![\\w/@-]|[.#?&=][\\w])`, 'u');
  return [...sources].flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        !/^\s*# /.test(line) && whole.test(line) ? [{ file, line: index + 1 }] : [],
      ),
  );
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
