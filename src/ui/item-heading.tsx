/** The heading of an item, which leads somewhere where the content gives a path. */
export function ItemHeading({ title, path }: { title: string; path?: string | undefined }) {
  return <h3>{path === undefined ? title : <a href={path}>{title}</a>}</h3>;
}
