/** One pair of a list of terms: what it is, and what is said of it. */
import type { ReactNode } from 'react';

export function Term({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
