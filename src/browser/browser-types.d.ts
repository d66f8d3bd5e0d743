/** What only some browsers have. */
interface Navigator {
  readonly connection?: {
    /** In milliseconds. */
    readonly rtt?: number;
    readonly saveData?: boolean;
  };
}
