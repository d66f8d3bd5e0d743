/** A part of a page that React also has in the browser: browser/islands.ts. Its HTML is complete without. */
import type { ReactNode } from 'react';
import { type IslandName, inScript, islandDataId } from './island-data.ts';
import './island.css';

type IslandProps = {
  island: IslandName;
  /** Names in session storage. If one is there, the page shows it, and the island doesn't wait for a touch. */
  loadsAtOnceFor?: readonly string[];
  children: ReactNode;
};

export function Island({ island, loadsAtOnceFor = [], children }: IslandProps) {
  return (
    <div className="island" data-island={island} data-at-once-for={loadsAtOnceFor.join(' ')}>
      {children}
    </div>
  );
}

/** What the island needs, at the end of the page: its first view comes before. */
export function IslandData({ value }: { value: object }) {
  return (
    <script
      type="application/json"
      id={islandDataId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't end its own element.
      dangerouslySetInnerHTML={{ __html: inScript(value) }}
    />
  );
}
