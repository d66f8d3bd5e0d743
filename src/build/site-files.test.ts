import { expect, test } from 'vitest';
import { robots, securityText, sitemap } from './site-files.ts';

test('the sitemap lists every address, escaped for XML', () => {
  const xml = sitemap([
    { url: 'https://a.example/', lastmod: '2026-11-21T10:00:00+08:00' },
    { url: 'https://a.example/x?a=1&b=2', lastmod: undefined },
  ]);
  expect(xml).toContain(
    '<url><loc>https://a.example/</loc><lastmod>2026-11-21T10:00:00+08:00</lastmod></url>',
  );
  expect(xml).toContain('<url><loc>https://a.example/x?a=1&amp;b=2</loc></url>');
  expect(xml.match(/<url>/g)).toHaveLength(2);
});

test('robots may read all but the API and learn of the sitemap', () => {
  expect(robots('https://a.example')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});

test('the security contact expires a year after its issue, whatever the hour', () => {
  const at = (issued: string) =>
    securityText({
      email: 'hello@a.example',
      siteUrl: 'https://a.example',
      policyPath: '/policy.pdf',
      issued: new Date(issued),
    });
  expect(at('2026-11-20T23:59:00Z')).toBe(at('2026-11-20T01:00:00Z'));
  expect(at('2026-11-20')).toContain('Expires: 2027-11-20T00:00:00.000Z\n');
  expect(at('2026-11-20')).toContain('Contact: mailto:hello@a.example\n');
  expect(at('2026-11-20')).toContain('Policy: https://a.example/policy.pdf\n');
});
