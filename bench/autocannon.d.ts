/** What we use of autocannon, which has no types of its own. Times are in milliseconds, durations in seconds. */
declare module 'autocannon' {
  type Options = {
    url: string;
    duration: number;
    setupClient?: (client: { opts: { tlsOptions: object } }) => void;
    [option: string]: unknown;
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
