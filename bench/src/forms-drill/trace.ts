import type { Filler } from './person.ts';

/** What happened in a run, for the one that fails. */
export class DrillTrace {
  readonly lines: string[] = [];
  readonly #filler: Filler;

  constructor(filler: Filler) {
    this.#filler = filler;
  }

  note(what: string): void {
    const { work, person, browser, page } = this.#filler;
    const items = page.outbox().map(({ call, state }) => `${call} ${state}`);
    const where = `${work?.ticket ?? '-'} of ${person.userId} at ${person.tenantId}`;
    const said = this.#filler.tab.text.replace(/\s+/gu, ' ').slice(0, 60);
    const doc = this.#filler.form?.filling?.store?.doc();
    const answers = [...(doc?.answers ?? [])].map(([id, { value }]) => `${id}=${shortOf(value)}`).join(' ');
    const at = `${browser.clock.ms % 1e8}${browser.isOffline ? ' offline' : ''}`;
    const stored = browser.server.forms.map(({ answers: all }) => shortOf(all.get('ticket'))).join(',');
    this.lines.push(`${at} ${what} | ${where} | ${items.join(', ')} | ${said} | ${answers} | stored ${stored}`);
  }
}

const shortOf = (value: unknown): string =>
  Array.isArray(value) ? `${value.length} pictures` : (String(value).split(' ').at(-1) ?? '');
