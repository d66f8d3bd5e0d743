/** A message at the foot of whatever page is shown: what became of something that the visitor has left. */

type Notice = {
  text: string;
  link: string;
  address: string;
  /** Takes the place of the link's own way. */
  follow?: () => void;
};

const place = () => document.getElementById('notice');

export function showNotice({ text, link: words, address, follow }: Notice): void {
  const link = Object.assign(document.createElement('a'), { href: address, textContent: words });
  link.onclick = (event) => {
    if (follow && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      follow();
    }
    hideNotice();
  };
  place()?.replaceChildren(`${text} `, link);
}

export function hideNotice(): void {
  place()?.replaceChildren();
}
