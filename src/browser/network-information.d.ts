/** What some browsers tell of the connection; TypeScript does not know it, because others do not. */
interface Navigator {
  readonly connection?: {
    /** Of a round trip, milliseconds. */
    readonly rtt?: number;
    readonly saveData?: boolean;
  };
}
