/** What is read from wrk's words. */
import { expect, test } from 'vitest';
import { readWrk } from './wrk.ts';

const output = `Running 3s test @ http://127.0.0.1:4000/
  1 threads and 64 connections
  Latency Distribution
     50%  910.00us
     75%    1.20ms
     99%    1.46s
  100000 requests in 3.00s, 1.00GB read
Requests/sec:  33333.33
Transfer/sec:    341.33MB
`;

test('figures come in one unit each', () => {
  expect(readWrk(output)).toEqual({ perSecond: 33333.33, p50Ms: 0.91, p99Ms: 1460, bytesEach: 10737 });
});

test('a run with failures is no measurement', () => {
  expect(() => readWrk(`${output}\n  Non-2xx or 3xx responses: 4`)).toThrow('wrk met failures');
});
