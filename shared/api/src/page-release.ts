import { PAGE_SET_ELEMENT, type PageSet, PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';

/** What an error report says of the releases of this page. */
type PageRelease = { shell: string; seq: number; arm: string };

/** Just what is told: a page set of any age has it. */
const ToldSchema = v.pick(PageSetSchema, ['seq', 'shell', 'canaries', 'overrides']);

/** The visitor's arm of a set: the canaries and overrides, or `baseline` for what everybody has. */
export function armOf({ canaries, overrides }: Pick<PageSet, 'canaries' | 'overrides'>): string {
  const told = (overrides ?? []).map(({ remote, origin }) => `override ${remote} ${origin}`);
  const arm = [...(canaries ?? []), ...told].join(', ');
  return arm === '' ? 'baseline' : arm;
}

/**
 * The release set that this page was loaded with.
 * @returns null for a page without one, such as a test's
 */
export function pageRelease(): PageRelease | null {
  const text = document.getElementById(PAGE_SET_ELEMENT)?.textContent ?? '';
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ToldSchema), text);
  if (!parsed.success) return null;
  const { seq, shell } = parsed.output;
  return { seq, shell: shell.id, arm: armOf(parsed.output) };
}
