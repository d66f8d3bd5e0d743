/** What only some browsers have, and TypeScript therefore doesn't know. */
interface Navigator {
  readonly connection?: {
    /** A round trip, in milliseconds. */
    readonly rtt?: number;
    readonly saveData?: boolean;
  };
}
interface Document {
  /** Whether the browser has rendered this page ahead of a visit. */
  readonly prerendering?: boolean;
}
