/** Puts an entry into a list of a YAML file and leaves every other character of the file as it is. */
import { isSeq, parseDocument } from 'yaml';

/** `path` names the list; `fields` are the entry's lines. Where there would be over `limit` entries, the last ones go. */
export function insertEntry(
  yaml: string,
  path: readonly string[],
  fields: string,
  { first = false, limit = Number.POSITIVE_INFINITY } = {},
): string {
  const list = parseDocument(yaml).getIn(path, true);
  if (!isSeq(list) || !list.range) throw new Error(`The file has no list ${path.join('.')}`);
  const indent = '  '.repeat(path.length);
  const entry = `${indent}- ${fields.trimEnd().replaceAll('\n', `\n${indent}  `)}\n`;
  const [start, end] = list.range;
  if (list.items.length === 0)
    return `${yaml.slice(0, start).trimEnd()}\n${entry.trimEnd()}${yaml.slice(end)}`;
  if (list.flow) throw new Error(`Write ${path.join('.')} as one entry a line, then try again`);

  const begins = list.items.map((item) => {
    const range = typeof item === 'object' && item !== null && 'range' in item ? item.range : null;
    if (!Array.isArray(range)) throw new Error(`An entry of ${path.join('.')} cannot be found`);
    return yaml.lastIndexOf('\n', Number(range[0])) + 1;
  });
  const kept = yaml.slice(begins[0], begins[limit - (first ? 1 : 0)] ?? end);
  const [before, after] = [yaml.slice(0, begins[0]), yaml.slice(end)];
  const closed = kept.endsWith('\n') ? kept : `${kept}\n`;
  return first ? before + entry + closed + after : before + closed + entry + after;
}

/** A value as YAML: in quotes where it would not be read as the text it is. */
export function quoted(value: string): string {
  return /^[A-Za-z][\w ,.’–-]*$/.test(value) && !/^(true|false|null)$/i.test(value)
    ? value
    : JSON.stringify(value);
}
