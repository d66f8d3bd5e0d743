/**
 * What a visitor has done in the served page, for when React can't adopt it. A translator or an extension has changed
 * it then, and React renders the application anew.
 */

import { type Field, isChanged, isTick } from '../components/changed-fields.ts';

/** An element's place, by which its successor is found: what it's called, and which of those it is. */
type Place = { selector: string; index: number };

/** Read just before the old elements go. @returns what puts it into the new ones. */
export function carryOver(container: Element): () => void {
  const { scrollX, scrollY } = window;
  const { activeElement } = document;
  const restore: (() => void)[] = [];
  const all = (selector: string) => container.querySelectorAll<HTMLElement>(selector);
  /** Returns a function that finds the new element in this one's place, and acts on it. */
  const later = (element: Element, act: (successor: HTMLElement) => void) => {
    const place = placeOf(element, container);
    return () => {
      const successor = container.querySelectorAll<HTMLElement>(place.selector)[place.index];
      if (successor) act(successor);
    };
  };

  for (const field of container.querySelectorAll<Field>('input, textarea, select')) {
    // Typed, ticked or chosen, filled in or restored by the browser.
    if (isChanged(field)) restore.push(later(field, (successor) => enter(successor, field)));
  }
  for (const details of container.querySelectorAll('details')) {
    const { open } = details;
    restore.push(later(details, (successor) => successor.toggleAttribute('open', open)));
  }
  for (const box of all('[popover]')) {
    if ('popover' in box && box.matches(':popover-open'))
      restore.push(later(box, (successor) => successor.showPopover()));
  }
  if (activeElement && container.contains(activeElement)) {
    const selection = selectionOf(activeElement);
    restore.push(
      later(activeElement, (successor) => {
        successor.focus({ preventScroll: true });
        if (selection && isText(successor)) successor.setSelectionRange(...selection);
      }),
    );
  }
  // While a field has the focus, its own selection is the document's.
  const selected = activeElement && isText(activeElement) ? null : getSelection();
  if (selected?.type === 'Range' && container.contains(selected.anchorNode)) {
    restore.push(reselect(selected.getRangeAt(0), later));
  }
  // `boot` repeats a press on the element that it knows.
  for (const control of all('[data-needs-script], [popovertarget]')) {
    control.addEventListener(
      'click',
      later(control, (successor) => successor.click()),
    );
  }
  return () => {
    for (const act of restore) act();
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

type Later = (element: Element, act: (successor: HTMLElement) => void) => () => void;

/** In a translated page, the new text differs from the selected one. Then the selection grows to whole elements. */
function reselect(range: Range, later: Later): () => void {
  const anew = new Range();
  const from = endOf(range.startContainer, range.startOffset);
  const to = endOf(range.endContainer, range.endOffset);
  const acts = [
    later(from.element, (successor) => {
      const point = pointIn(successor, from);
      if (point) anew.setStart(...point);
      else anew.setStartBefore(successor);
    }),
    later(to.element, (successor) => {
      const point = pointIn(successor, to);
      if (point) anew.setEnd(...point);
      else anew.setEndAfter(successor);
    }),
  ];
  return () => {
    for (const act of acts) act();
    getSelection()?.setBaseAndExtent(
      anew.startContainer,
      anew.startOffset,
      anew.endContainer,
      anew.endOffset,
    );
  };
}

type End = { element: Element; text: string | null; offset: number };

/** An end of a range, by the letters before it in the element of ours that it's in. */
function endOf(node: Node, offset: number): End {
  const parent = node instanceof Element ? node : node.parentElement;
  const element = parent?.closest(':not(font)') ?? document.body;
  const before = new Range();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return { element, text: element.textContent, offset: before.toString().length };
}

/** Null where the text is another. */
function pointIn(successor: Element, { text, offset }: End): [Node, number] | null {
  if (successor.textContent !== text) return null;
  const texts = document.createTreeWalker(successor, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    if (offset <= passed + length) return [node, offset - passed];
    passed += length;
  }
  return null;
}

/** As if the visitor had typed it. The element's own setter is React's, which would take the value for known. */
function enter(successor: HTMLElement, field: Field): void {
  if (successor instanceof HTMLInputElement && isTick(successor)) {
    if (successor.checked !== (field instanceof HTMLInputElement && field.checked)) successor.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(successor, field.value);
  for (const type of ['input', 'change']) successor.dispatchEvent(new Event(type, { bubbles: true }));
}

const isText = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Null in fields that have none, such as ticks and mail addresses. */
function selectionOf(element: Element): [number, number | null] | null {
  return isText(element) && element.selectionStart !== null
    ? [element.selectionStart, element.selectionEnd]
    : null;
}

const naming = ['name', 'value', 'href', 'popovertarget', 'class'];

function placeOf(element: Element, container: Element): Place {
  const attribute = (name: string) => {
    const value = element.getAttribute(name);
    return value === null ? '' : `[${name}="${CSS.escape(value)}"]`;
  };
  const name = element.id ? `#${CSS.escape(element.id)}` : element.localName + naming.map(attribute).join('');
  // Charts get links of their own from React.
  const selector = `${name}:not(svg *)`;
  return { selector, index: [...container.querySelectorAll(selector)].indexOf(element) };
}
