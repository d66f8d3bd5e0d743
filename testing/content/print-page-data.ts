/** Prints what templates are given, by the pages' addresses, and the layout's data as that of `/layout`. */
import { prepareContent } from './prepare-content.ts';

const [folder = 'content'] = process.argv.slice(2);
const { pages, layout } = await prepareContent(folder);
const data = pages.map(({ path, data }) => [path, data] as const);
process.stdout.write(JSON.stringify(Object.fromEntries([...data, ['/layout', layout]])));
