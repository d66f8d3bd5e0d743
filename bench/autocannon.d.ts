/** What we use of autocannon, which has no types of its own. Times are in milliseconds, durations in seconds. */
declare module 'autocannon' {
  type Options = {
    url: string;
    duration: number;
    connections?: number;
    method?: 'GET' | 'POST';
    headers?: Readonly<Record<string, string>>;
    body?: string;
    /** Puts an id of its own in the place of `[<id>]` in each body. */
    idReplacement?: boolean;
    /** Requests a second, over all connections. */
    overallRate?: number;
    ignoreCoordinatedOmission?: boolean;
    requests?: readonly { path: string }[];
    /** Threads, beside this one. */
    workers?: number;
    setupClient?: (client: { opts: { tlsOptions: object } }) => void;
  };
  type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    errors: number;
    '2xx': number;
    non2xx: number;
    statusCodeStats: Readonly<Record<string, { count: number }>>;
  };
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
