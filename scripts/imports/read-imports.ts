/** What every source file imports, read from its syntax tree, as a list of arrows. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

export type Arrow = {
  from: string;
  /** A file of the project, or the name of a package. */
  to: string;
  /** Gone before anything runs. */
  typeOnly: boolean;
};

/** Tests may reach for anything; they are no part of what is shipped. */
export function readImports(folders: readonly string[]): Arrow[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .sort()
      .flatMap((file) => importsOf(file, readFileSync(file, 'utf8'))),
  );
}

/** @throws for a file that cannot be parsed. */
export function importsOf(file: string, code: string): Arrow[] {
  const { module, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const arrow = (name: string, typeOnly: boolean): Arrow => {
    const to = name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
    return { from: file, to, typeOnly };
  };
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      arrow(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [arrow(moduleRequest.value, isType)] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, name] = /^['"](.+)['"]$/.exec(code.slice(start, end)) ?? [];
      return name ? [arrow(name, false)] : [];
    }),
  ];
}
