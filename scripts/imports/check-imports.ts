/** Holds the arrows between files against the rules of the house. */
import type { RoomRule } from './import-rules.ts';
import type { Arrow } from './read-imports.ts';

/** One line a fault; empty when all is well. */
export function checkImports(arrows: readonly Arrow[], rules: readonly RoomRule[]): string[] {
  const faults = arrows.flatMap((arrow) => faultOf(arrow, rules) ?? []);
  return [...new Set(faults), ...cyclesIn(arrows)];
}

function faultOf({ from, to, typeOnly }: Arrow, rules: readonly RoomRule[]): string | null {
  const rule = rules.find(({ room }) => isIn(from, room));
  if (!rule) return `${from} is in no room that scripts/imports/import-rules.ts knows`;
  if (to.startsWith('node:')) {
    return rule.inBrowser && !typeOnly ? `${from} imports ${to}, which browsers do not have` : null;
  }
  const isPackage = !/\.(tsx?|css|json)$/.test(to) || to.startsWith('@');
  if (isPackage) return null;
  const allowed = [rule.room, ...rule.may, ...(typeOnly ? (rule.mayAsType ?? []) : [])];
  return allowed.some((place) => isIn(to, place)) ? null : `${from} may not import ${to}`;
}

function isIn(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`);
}

/** Each ring of imports once, as the files on the way. Types form no ring: they are gone before anything runs. */
function cyclesIn(arrows: readonly Arrow[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of arrows) {
    if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) cycles.push(`A ring of imports: ${[...way.slice(start), file].join(' → ')}`);
    if (start >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}
