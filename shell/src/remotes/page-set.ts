import { PAGE_SET_ELEMENT, PageSetSchema, type PageSet } from '@fieldspan/contract/release';
import * as v from 'valibot';

/**
 * The release set that the edge has inlined into the page.
 * @throws Error that says what is wrong with it: the page cannot run without it
 */
export function readPageSet(page: Document): PageSet {
  const text = page.getElementById(PAGE_SET_ELEMENT)?.textContent;
  if (!text) throw new Error(`The page has no #${PAGE_SET_ELEMENT}`);
  const parsed = v.safeParse(PageSetSchema, jsonOf(text));
  if (parsed.success) return parsed.output;
  throw new Error(`#${PAGE_SET_ELEMENT} is not a release set: ${v.summarize(parsed.issues)}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`#${PAGE_SET_ELEMENT} is not JSON`, { cause });
  }
}
