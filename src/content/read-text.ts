/** Reads a text of the content, and reports what can't be read. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { ContentFault } from './content-error.ts';

export function readText(file: string): { text: string; faults: ContentFault[] } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    const problem = 'cannot be read: put it back, the site needs it';
    return { text: '', faults: [{ file, field: 'file', problem }] };
  }
  const text = bytes.toString();
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (!isUtf8(bytes)) {
    const problem = 'is not saved as UTF-8, so letters such as ’ or é would break: save it again as UTF-8';
    return { text, faults: [{ file, line: lineAt(text.indexOf('\uFFFD')), field: 'file', problem }] };
  }
  const conflict = /^(?:<{7}|>{7})(?=\s)/m.exec(text);
  if (!conflict) return { text, faults: [] };
  const problem = `${conflict[0]} marks two versions of the same lines: keep one of them, and remove the three marks`;
  return { text, faults: [{ file, line: lineAt(conflict.index), field: 'text', problem }] };
}
