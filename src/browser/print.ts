/** Opens closed answers while the page is printed, where the rule in print.css can't. */
export function watchPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: { section: HTMLDetailsElement; name: string | null }[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].map((section) => {
      const name = section.getAttribute('name');
      // Of those with one name, only one can be open.
      section.removeAttribute('name');
      section.open = true;
      return { section, name };
    });
  });
  addEventListener('afterprint', () => {
    for (const { section, name } of opened) {
      section.open = false;
      if (name !== null) section.setAttribute('name', name);
    }
    opened = [];
  });
}
