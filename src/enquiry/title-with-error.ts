/** The title of a page whose form has errors says so first, for those who hear it. */
export function titleWithError(title: string, mark: string, hasErrors: boolean): string {
  const prefix = `${mark} `;
  const plain = title.startsWith(prefix) ? title.slice(prefix.length) : title;
  return hasErrors ? prefix + plain : plain;
}
