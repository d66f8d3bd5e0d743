/** What translators and extensions do to a page. */
import type { Page } from 'playwright';

declare global {
  var translator: {
    untranslated(): string[];
    /** Texts that a script has changed where nobody sees them. */
    lost(): string[];
  };
}

/**
 * Translates the page as Chrome does: each text node is replaced by `font` elements, the root gets a class, and what
 * changes later is translated too. Runs in the page, in any engine.
 */
export const translate = `(() => {
  const originals = [];
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '' &&
    !node.parentElement?.closest('font, script, style, template, textarea, noscript, svg, pre');
  const wrap = (node) => {
    if (!isText(node)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.style.setProperty('vertical-align', 'inherit');
    inner.textContent = '\\u00ab' + node.data + '\\u00bb';
    outer.append(inner);
    originals.push([node, node.data]);
    node.replaceWith(outer);
  };
  const translateIn = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return wrap(root);
    if (root.nodeType !== Node.ELEMENT_NODE || root.closest('font')) return;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(wrap);
  };
  document.documentElement.classList.add('translated-ltr');
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translateIn(target);
      else addedNodes.forEach(translateIn);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  globalThis.translator = {
    untranslated: () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) if (isText(texts.currentNode)) found.push(texts.currentNode.data);
      return found;
    },
    lost: () => originals.filter(([node, text]) => node.data !== text).map(([node, text]) => text + ' -> ' + node.data),
  };
})()`;

/** Resolves once everything that can be translated is, in a page on which `translate` has run. */
export async function translated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.classList.contains('translated-ltr') && translator.untranslated().length === 0,
  );
}

/** Texts that a script has changed where nobody sees them. */
export const lostTexts = (page: Page) => page.evaluate(() => translator.lost());
