/**
 * The scores of the HTTP Observatory (github.com/mdn/mdn-http-observatory, `src/grader/charts.js`) that a
 * page's own answer decides. Redirection and the lists of preloaded hosts are a deployment's.
 */

type Answer = { headers: Headers; html: string };
type Rule = (answer: Answer) => number;

const broad = /^(?:\*|https?:(?:\/\/\*.*)?|ftp:)$/;

/** The sources of each directive. */
function policyOf({ headers }: Answer): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((one) => one.trim());
  return new Map(
    directives.filter(Boolean).map((one) => {
      const [name = '', ...sources] = one.split(/\s+/);
      return [name, sources];
    }),
  );
}

const contentSecurityPolicy: Rule = (answer) => {
  const policy = policyOf(answer);
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isLoose = (source: string) =>
    broad.test(source) || source === 'data:' || source === "'unsafe-inline'";
  if (of('script-src').some(isLoose) || of('object-src').some((source) => broad.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if (of('style-src').some(isLoose)) return 0;
  return of('default-src').join() === "'none'" ? 10 : 5;
};

const framing: Rule = (answer) => {
  if (
    policyOf(answer)
      .get('frame-ancestors')
      ?.every((source) => /^'(?:none|self)'$/.test(source))
  )
    return 5;
  return /^(?:DENY|SAMEORIGIN)$/i.test(answer.headers.get('x-frame-options') ?? '') ? 0 : -20;
};

const referrers: Rule = ({ headers }) => {
  const value = headers.get('referrer-policy');
  if (value === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(value) ? 5 : -5;
};

const strictTransport: Rule = ({ headers }) => {
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= 15_768_000 ? 0 : -10;
};

const resourcePolicy: Rule = ({ headers }) =>
  /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0;

/** Where every script is inside the page, known by its hash, there is none whose integrity could be given. */
const integrity: Rule = ({ html }) => {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
  if (scripts.length === 0) return 0;
  return scripts.every((tag) => tag.includes('integrity=')) ? 5 : 0;
};

const rules: Readonly<Record<string, Rule>> = {
  contentSecurityPolicy,
  framing,
  referrers,
  strictTransport,
  resourcePolicy,
  integrity,
  contentTypes: ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  cookies: ({ headers }) => (headers.has('set-cookie') ? -5 : 0),
  sharing: ({ headers }) => (headers.has('access-control-allow-origin') ? -50 : 0),
};

/** What each rule adds or takes. Bonuses count from 90 points on. */
export function observe(answer: Answer): { points: Record<string, number>; score: number } {
  const points = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(answer)]));
  const sum = (wanted: (value: number) => boolean) =>
    Object.values(points)
      .filter(wanted)
      .reduce((total, value) => total + value, 0);
  const base = 100 + sum((value) => value < 0);
  return { points, score: base >= 90 ? base + sum((value) => value > 0) : base };
}
