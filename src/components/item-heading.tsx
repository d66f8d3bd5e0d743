/** An item's heading, with a link if the content gives a path. */
export function ItemHeading({ title, path }: { title: string; path?: string | undefined }) {
  return <h3>{path === undefined ? title : <a href={path}>{title}</a>}</h3>;
}
