/** Prints what templates are given, by the pages' addresses, and the layout's data as that of `/layout`. */
import { prepareSite } from '../../src/build/prepare-site.ts';
import { readContent } from '../../src/site/read-content.ts';

const [folder = 'content'] = process.argv.slice(2);
const { pages, layout } = prepareSite(await readContent(folder));
const data = pages.map(({ path, data }) => [path, data] as const);
process.stdout.write(JSON.stringify(Object.fromEntries([...data, ['/layout', layout]])));
