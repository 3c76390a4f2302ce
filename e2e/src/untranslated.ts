import type { Page } from '@playwright/test';

/** Texts in the pseudo-language stand in these brackets (shared/domain/src/pseudo-text.ts). */
const TRANSLATED = /⟦[^⟦⟧]*⟧/g;
const WORDS = /[a-z]{2}/i;

/** What is no message: days, times, units and kinds of files, the product’s name, keys of the keyboard. */
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const WEEKDAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const SHORT = `${MONTHS}|${WEEKDAYS}`.replaceAll(/\b([A-Z][a-z]{2})[a-z]*/g, '$1');
const NO_MESSAGE = new RegExp(`^(?:${MONTHS}|${WEEKDAYS}|${SHORT}|am|pm|AM|PM|km/h|km|mm|min|pdf|Fieldspan|Ctrl)$`);

/** Where one text was put together from several. */
const BETWEEN = /[\s·,:;()“”–—→|@.]+/g;

/**
 * What the server has answered so far, and the texts on a page that are neither that nor translated. Each answer is
 * taken down before the page gets it: one that is asked for later is gone when the page was left meanwhile, though the
 * device may have kept it and show it on the next page.
 */
export class Untranslated {
  readonly #page: Page;
  readonly #answered = new Set<string>();
  #all = '';

  constructor(page: Page) {
    this.#page = page;
  }

  /** To be called before the first page is opened. */
  async listen(): Promise<void> {
    await this.#page.exposeFunction('noteAnswer', (text: string) => this.#keep(parsed(text)));
    await this.#page.addInitScript(answersAreNoted);
  }

  /** What stands on the page now, to see and to hear, without names and texts of people. */
  async texts(): Promise<string[]> {
    const shown = await this.#page.evaluate(shownTexts);
    return [...new Set(shown)].filter((text) => this.#isForeign(text));
  }

  #keep(value: unknown): void {
    if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) this.#keep(each);
    if (typeof value !== 'string' || this.#answered.has(plain(value))) return;
    // Columns that hold JSON: the sections of a form.
    if (/^[[{]/.test(value)) this.#keep(parsed(value));
    // Who has no name is called by what stands before the @ of their address.
    const [, local] = /^([^@\s]+)@\S+$/.exec(value) ?? [];
    if (local !== undefined) this.#answered.add(plain(local));
    this.#answered.add(plain(value));
    this.#all += `${plain(value)}\n`;
  }

  /** Whether parts of a text are neither translated nor values nor what somebody wrote. */
  #isForeign(text: string): boolean {
    const left = withoutBrackets(text);
    const ends = [...left.matchAll(BETWEEN)].map(({ index }) => index).concat(left.length);
    let start = 0;
    while (start < left.length) {
      const end = ends.findLast((each) => each > start && this.#isKnown(left.slice(start, each)));
      if (end === undefined) return true;
      start = end;
    }
    return false;
  }

  #isKnown(part: string): boolean {
    const text = plain(part);
    if (!WORDS.test(text) || this.#answered.has(text)) return true;
    // A long text may be the beginning of what somebody wrote.
    return NO_MESSAGE.test(part.replaceAll(BETWEEN, '')) || (text.length > 7 && this.#all.includes(text));
  }
}

/** Text that only begins like JSON, such as `{{1}} signed a form`, holds no values. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .toLowerCase();

/** Brackets stand in brackets where a text is a value of another. */
function withoutBrackets(text: string): string {
  const left = text.replaceAll(TRANSLATED, ' ');
  return left === text ? text : withoutBrackets(left);
}

/** In the browser: each JSON answer of the server is passed to `noteAnswer` before the page gets it. */
function answersAreNoted(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    const answer = await ask(...asked);
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    const note: unknown = Reflect.get(globalThis, 'noteAnswer');
    const isNoted = isJson && new URL(answer.url).pathname.startsWith('/api/') && typeof note === 'function';
    if (isNoted) await note(await answer.clone().text());
    return answer;
  };
}

/** In the browser: visible texts, and those for screen readers. */
function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent?.checkVisibility() && !parent.closest('script, style')) texts.push(walker.currentNode.textContent ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}
