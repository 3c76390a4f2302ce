/* Checks of a rendered page. Both functions run inside the page, so they cannot share code. */

/** Texts that are cut off without an ellipsis and cannot be scrolled to. */
export function clippedTexts(): string[] {
  const boxesAround = (element: Element): Element[] =>
    element.parentElement ? [element, ...boxesAround(element.parentElement)] : [element];

  return [...document.body.querySelectorAll(':not([aria-hidden="true"] *)')]
    .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''))
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      const boxes = boxesAround(element).filter((box) => getComputedStyle(box).overflowX !== 'visible');
      const cuts = boxes.findIndex((box) => {
        const { left, right } = box.getBoundingClientRect();
        return words.left < left - 1 || words.right > right + 1;
      });
      const isMeant = boxes.slice(0, cuts + 1).some((box) => {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
        return clipPath !== 'none' || ['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis';
      });
      return cuts >= 0 && !isMeant;
    })
    .map(({ textContent }) => (textContent ?? '').slice(0, 60));
}

/** Controls that are smaller than this, including their label and their share of a gap. */
export function smallTargets(least: number): string[] {
  return [...document.body.querySelectorAll('a[href], button, input, select, textarea, [role="tab"]')]
    .filter((element) => element.matches(':enabled, a') && element.getClientRects().length > 0)
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .map((element) => {
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const grown = ['::before', '::after'].map((part) => getComputedStyle(target, part));
      const wide = Math.max(width, ...grown.map((part) => Number.parseFloat(part.width) || 0));
      const tall = Math.max(height, ...grown.map((part) => Number.parseFloat(part.height) || 0));
      return { name: element.ariaLabel ?? element.textContent, wide, tall };
    })
    .filter(({ wide, tall }) => Math.min(wide, tall) < least - 0.5)
    .map(({ name, wide, tall }) => `${name}: ${wide} × ${tall}`);
}
