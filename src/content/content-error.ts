export type ContentFault = { file: string; line?: number; field: string; problem: string };

/** Thrown once with every fault found, so that an editor can fix them in one go. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[], unchecked?: string) {
    const sorted = faults.toSorted(byPlace);
    super(
      [
        `The content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:`,
        ...sorted.map((fault) => `  ${describeFault(fault)}`),
        ...(unchecked === undefined ? [] : [unchecked]),
      ].join('\n'),
    );
    this.faults = sorted;
  }
}

export function describeFault({ file, line, field, problem }: ContentFault): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${field}: ${problem}`;
}

function byPlace(a: ContentFault, b: ContentFault): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}

export function throwFaults(faults: readonly ContentFault[], unchecked?: string): void {
  if (faults.length > 0) throw new ContentError(faults, unchecked);
}
