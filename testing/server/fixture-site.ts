/** For tests: a small built site in a temporary folder. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { partAddress } from '../../contract/addresses.ts';
import type { ManifestPage, SiteManifest } from '../../contract/site-manifest.ts';
import { listServedFiles } from '../../src/build/served-files.ts';
import { sampleForm } from '../enquiries/sample-enquiry.ts';
import { newFolder } from '../new-folder.ts';

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;

function page(
  path: string,
  file: string,
  letter: string,
  status: ManifestPage['status'] = 200,
): ManifestPage {
  const hasForm = path === '/contact-us';
  return {
    path,
    file,
    status,
    styleHash: hash(letter),
    scriptHashes: [hash('s')],
    hasForm,
    indexed: status === 200 && !hasForm,
    ...(status === 200 && {
      markdown: file.replace('.html', '.md'),
      part: partAddress('fixture', path).slice(1),
    }),
  };
}

const html = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>The same words again.</p>'.repeat(40)}`;

const markdown = (title: string) => `# ${title}\n${'\nThe same words again.\n'.repeat(40)}`;

export const fixtureFiles: Readonly<Record<string, string>> = {
  'index.html': html('Home'),
  'services.html': html('Services'),
  'services/cloud.html': html('Cloud'),
  'contact-us.html': html('Contact'),
  'index.md': markdown('Home'),
  'services.md': markdown('Services'),
  'services/cloud.md': markdown('Cloud'),
  'contact-us.md': markdown('Contact'),
  '404.html': html('Not found'),
  '500.html': html('Failed'),
  ...Object.fromEntries(
    ['/', '/services', '/services/cloud', '/contact-us'].map((path) => [
      partAddress('fixture', path).slice(1),
      `<title>${path}</title><main>${'<p>The same words again.</p>'.repeat(40)}</main>`,
    ]),
  ),
  'assets/client-abc123.js': `export const words = '${'words '.repeat(200)}';`,
  'verify0123.html': 'google-site-verification: verify0123.html',
  'robots.txt': 'User-agent: *\n',
  'documents/security policy.pdf': '%PDF-1.7 sample',
};

const facts: Omit<SiteManifest, 'files'> = {
  build: 'fixture',
  contact: { phone: '+65 0000 0000', email: 'hello@straitworks.example' },
  siteUrl: 'https://www.straitworks.example',
  pages: [
    page('/', 'index.html', 'a'),
    page('/services', 'services.html', 'b'),
    page('/services/cloud', 'services/cloud.html', 'c'),
    page('/contact-us', 'contact-us.html', 'd'),
    page('/404', '404.html', 'e', 404),
    page('/500', '500.html', 'f', 500),
  ],
  redirects: [
    { from: '/our-approach', query: 'ui-ux', to: '/services/cloud' },
    { from: '/our-approach', to: '/services' },
    { from: '/', query: 'p=123', to: '/services/cloud' },
    { from: '/our-works', to: '/services' },
    { from: '/our-works/*', to: '/services' },
    { from: '/about.html', to: '/services' },
    { from: '/服务', to: '/services/cloud#%E4%BA%91' },
    { from: '/shop/*', to: 'https://shop.example/' },
  ],
  office: { timeZone: 'Asia/Singapore', language: 'en-SG' },
  topics: [{ slug: 'cloud', name: 'Cloud' }],
  form: sampleForm,
};

const renderer = `
  export const loadContactPage = () => async (state) => '<!doctype html>' + JSON.stringify(state);
`;

export type FixtureSite = {
  folder: string;
  build: string;
  remove(): Promise<void>;
};

export async function buildFixtureSite(): Promise<FixtureSite> {
  const folder = newFolder('fixture-site');
  const build = join(folder, 'dist/current');
  const write = async (name: string, content: string) => {
    await mkdir(dirname(join(build, name)), { recursive: true });
    await writeFile(join(build, name), content);
  };
  for (const [name, text] of Object.entries(fixtureFiles)) await write(`client/${name}`, text);
  const manifest: SiteManifest = { ...facts, files: await listServedFiles(join(build, 'client'), null) };
  await write('renderer.js', renderer);
  await write('site.json', JSON.stringify(manifest));
  return { folder, build, remove: () => rm(folder, { recursive: true, force: true }) };
}
