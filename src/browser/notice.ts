/** A message at the foot of whatever page is shown: what became of something that the visitor has left. */

type Notice = { text: string; link: string; address: string };

const place = () => document.getElementById('notice');

export function showNotice({ text, link: words, address }: Notice): void {
  const link = Object.assign(document.createElement('a'), { href: address, textContent: words });
  link.onclick = hideNotice;
  place()?.replaceChildren(`${text} `, link);
}

export function hideNotice(): void {
  place()?.replaceChildren();
}
