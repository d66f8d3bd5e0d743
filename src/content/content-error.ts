/** A fault in the content, in an editor's terms: which file, which line, which field, and how to mend it. */
export type ContentFault = { file: string; line?: number; field: string; problem: string };

/** Thrown once with every fault found, so that an editor mends them in one go. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(
      [
        `The content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:`,
        ...faults.map(describe),
      ].join('\n'),
    );
    this.faults = faults;
  }
}

function describe({ file, line, field, problem }: ContentFault): string {
  return `  ${line === undefined ? file : `${file}:${line}`}  ${field}: ${problem}`;
}
