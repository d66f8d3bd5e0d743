/** The title of a page whose form has errors says so first, for those who hear it. */
const prefix = 'Error: ';

export function errorTitle(title: string, hasErrors: boolean): string {
  const plain = title.startsWith(prefix) ? title.slice(prefix.length) : title;
  return hasErrors ? prefix + plain : plain;
}
