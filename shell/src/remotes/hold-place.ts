/** How long to wait for the field that had the focus to appear in the new content. */
const PATIENCE_MS = 5_000;

type Caret = { start: number | null; end: number | null };

/**
 * Keeps the page from jumping while an element's content is replaced: keeps its height, and so the scroll position, and
 * afterwards restores the focus to the field of the same name, with its caret.
 * @returns a function to call once the new content is mounted
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

/** A field's name, from any of its labels: the new release renders it as another element. */
function nameOf(field: Element): string | null {
  const label = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0] : null;
  const name = field.getAttribute('aria-label') ?? label?.textContent ?? field.getAttribute('name') ?? '';
  return name === '' ? null : `${field.tagName} ${name}`;
}

function caretOf(field: Element): Caret | null {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  return { start: field.selectionStart, end: field.selectionEnd };
}

/** Only if the person has not moved the focus meanwhile. */
const isUnclaimed = (): boolean => document.activeElement === document.body || document.activeElement === null;

function focusIn(element: HTMLElement, name: string, caret: Caret | null): boolean {
  const fields = element.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href], [tabindex]');
  const field = [...fields].find((each) => nameOf(each) === name);
  if (!field) return false;
  field.focus({ preventScroll: true });
  // It may still be hidden, behind what it waits for.
  if (document.activeElement !== field) return false;
  const takesCaret = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  // Only text fields have a caret; date and number fields throw.
  if (takesCaret && caret !== null && caret.start !== null) field.setSelectionRange(caret.start, caret.end);
  return true;
}

/** Tries at once and after every change of the element, for a limited time; the height is released in any case. */
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
