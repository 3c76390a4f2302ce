import { PAGE_SET_ELEMENT, type PageSet, PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';

/** The releases of this page, for error reports. */
type PageRelease = { shell: string; seq: number; arm: string };

/** Only the fields that are reported, so that page sets of any age can be parsed. */
const ToldSchema = v.pick(PageSetSchema, ['seq', 'shell', 'canaries', 'overrides']);

/** The variant of a page set that the visitor got: its canaries and overrides, or `baseline` for the normal one. */
export function armOf({ canaries, overrides }: Pick<PageSet, 'canaries' | 'overrides'>): string {
  const told = (overrides ?? []).map(({ remote, origin }) => `override ${remote} ${origin}`);
  const arm = [...(canaries ?? []), ...told].join(', ');
  return arm === '' ? 'baseline' : arm;
}

let told: { text: string; release: PageRelease | null } | undefined;

/**
 * The release set that this page was loaded with. Every request names it, so it is read once for each text.
 * @returns null for a page without one, such as in tests
 */
export function pageRelease(): PageRelease | null {
  const text = document.getElementById(PAGE_SET_ELEMENT)?.textContent ?? '';
  if (told?.text !== text) told = { text, release: releaseIn(text) };
  return told.release;
}

function releaseIn(text: string): PageRelease | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ToldSchema), text);
  if (!parsed.success) return null;
  const { seq, shell } = parsed.output;
  return { seq, shell: shell.id, arm: armOf(parsed.output) };
}
