/** A fault in the content, in an editor's terms: which file, which line, which field, and how to fix it. */
export type ContentFault = { file: string; line?: number; field: string; problem: string };

/** Thrown once with every fault found, so that an editor can fix them in one go. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly ContentFault[];

  /** @param unchecked what has yet to be checked, as a sentence. */
  constructor(faults: readonly ContentFault[], unchecked?: string) {
    super(
      [
        `The content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:`,
        ...faults.map((fault) => `  ${describeFault(fault)}`),
        ...(unchecked === undefined ? [] : [unchecked]),
      ].join('\n'),
    );
    this.faults = faults;
  }
}

export function describeFault({ file, line, field, problem }: ContentFault): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${field}: ${problem}`;
}

/** Keeps reading after a fault, and reports the faults of all files together at the end. */
export class FaultCollector {
  readonly #faults: ContentFault[] = [];
  readonly #explained = new Set<string>();

  get faults(): readonly ContentFault[] {
    return this.#faults;
  }

  add(faults: readonly ContentFault[]): void {
    this.#faults.push(...faults.filter((fault) => !this.#explained.has(placeOf(fault))));
  }

  /** Takes no more faults on the lines of these, which cause them. */
  ignoreOthersAt(causes: readonly Pick<ContentFault, 'file' | 'line'>[]): void {
    for (const cause of causes) this.#explained.add(placeOf(cause));
  }

  /** What `read` returns, or undefined if the content had faults. */
  attempt<Value>(read: () => Value): Value | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.add(error.faults);
      return undefined;
    }
  }

  /** Every fault found so far, in the order of files and lines. */
  error(unchecked?: string): ContentError {
    return new ContentError(this.#faults.toSorted(byPlace), unchecked);
  }

  /** @throws if there's any fault. */
  throwAny(unchecked?: string): void {
    if (this.#faults.length > 0) throw this.error(unchecked);
  }
}

const placeOf = ({ file, line }: Pick<ContentFault, 'file' | 'line'>) => `${file}:${line}`;

function byPlace(a: ContentFault, b: ContentFault): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}
