/** How long what is new may take to show the field that the person was in. */
const PATIENCE_MS = 5_000;

type Caret = { start: number | null; end: number | null };

/**
 * Keeps the page from jumping while what stands in an element is exchanged: its height, and with it where the page is
 * scrolled to, and afterwards the focus, in the field of the same name, with the caret where it was.
 * @returns the function to call once the new content is there
 */
export function holdPlace(element: HTMLElement): () => void {
  element.style.minHeight = `${element.getBoundingClientRect().height}px`;
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const name = focused && nameOf(focused);
  const caret = focused && caretOf(focused);
  return () =>
    whenShown(element, () => {
      if (name !== null && isUnclaimed() && !focusIn(element, name, caret)) return false;
      if (element.querySelector('[aria-busy="true"]')) return false;
      element.style.minHeight = '';
      return true;
    });
}

/** What a field is called, by whatever means: the new release draws it as another element. */
function nameOf(field: Element): string | null {
  const label = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0] : null;
  const name = field.getAttribute('aria-label') ?? label?.textContent ?? field.getAttribute('name') ?? '';
  return name === '' ? null : `${field.tagName} ${name}`;
}

function caretOf(field: Element): Caret | null {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  return { start: field.selectionStart, end: field.selectionEnd };
}

/** Nobody has gone elsewhere meanwhile. */
const isUnclaimed = (): boolean => document.activeElement === document.body || document.activeElement === null;

function focusIn(element: HTMLElement, name: string, caret: Caret | null): boolean {
  const fields = element.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href], [tabindex]');
  const field = [...fields].find((each) => nameOf(each) === name);
  if (!field) return false;
  field.focus({ preventScroll: true });
  // It may be hidden still, behind what it waits for.
  if (document.activeElement !== field) return false;
  const takesCaret = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  // Only text has a caret; a date or a number refuses one.
  if (takesCaret && caret !== null && caret.start !== null) field.setSelectionRange(caret.start, caret.end);
  return true;
}

/** Tries at once and with every change of the element, for a while; the height goes in any case. */
function whenShown(element: HTMLElement, attempt: () => boolean): void {
  if (attempt()) return;
  const observer = new MutationObserver(() => attempt() && stop());
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    element.style.minHeight = '';
  };
  observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
}
