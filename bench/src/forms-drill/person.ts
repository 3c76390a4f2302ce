import type { Browser } from './browser.ts';
import type { DrillForm } from './drill-page.tsx';
import { QUESTIONS } from './form-server.ts';
import type { Person } from './form-server.ts';
import type { Tab } from './tab.ts';
import { goOnWith, newWork, tagOf } from './work.ts';
import type { Work } from './work.ts';
import { wrongOutcome } from './words.ts';

export const CHILDREN = ['trench', 'talk'] as const;
const PEOPLE: readonly Person[] = [
  { userId: 4, tenantId: 1 },
  { userId: 9, tenantId: 1 },
  { userId: 4, tenantId: 2 },
];

type Source = NonNullable<DrillForm['source']>;

/** A person at a device, who fills in forms and believes what the page says. */
export class Filler {
  readonly browser: Browser;
  readonly works: Work[] = [];
  readonly wrong: string[] = [];
  person: Person = { userId: 4, tenantId: 1 };
  tab: Tab;
  child: string = CHILDREN[0];
  form: DrillForm | null = null;
  work: Work | null = null;
  /** The found draft was compared. */
  #seen: Source | null = null;
  /** How sending ended, each time, until it is asked for. */
  readonly #heard: string[] = [];
  readonly #workOf = new Map<Source['draft'], Work>();
  #count = 0;

  constructor(browser: Browser) {
    this.browser = browser;
    this.tab = browser.openTab();
  }

  get page() {
    return this.tab.page;
  }

  /** Whether there is a form to write in. */
  get isFilling(): boolean {
    return this.form !== null && this.form.source !== null && this.work !== null;
  }

  signIn(person = this.person): void {
    this.person = person;
    this.browser.isOffline = false;
    if (this.page.person() !== null) this.page.signOut();
    this.page.signIn(this.browser.sessionOf(person));
    this.work = null;
  }

  async open(child = this.child, unsent: string | null = null): Promise<void> {
    this.child = child;
    this.work = null;
    this.form = this.page.open(child, unsent);
    await this.browser.pass(400);
    this.look();
  }

  /** The page is gone; the person opens another. */
  async newTab(): Promise<void> {
    this.tab = this.browser.openTab();
    this.form = null;
    this.work = null;
    await this.browser.pass(5);
    if (this.page.person() === null) this.signIn();
    await this.open();
  }

  write(key: string = this.browser.random.pick(QUESTIONS)): void {
    if (!this.work || !this.form?.source) return;
    this.#count += 1;
    this.browser.clock.ms += 1;
    const value = key === 'ticket' ? this.work.ticket : `${tagOf(this.person)} ${key} ${this.#count}`;
    if (!this.page.answer(this.form, key, { value })) return;
    const given = this.work.given.get(key) ?? [];
    this.work.given.set(key, [...given, { value, at: this.browser.clock.ms }]);
  }

  async takePicture(): Promise<void> {
    const { work, form, tab, page } = this;
    if (!work || form === null) return;
    this.#count += 1;
    const name = `${tagOf(this.person)}-${this.#count}.png`;
    const taken = await page.keepPicture(new File(['picture'], name), 'camera').catch(() => null);
    if (taken === null || tab.isDead || this.work !== work) return;
    this.browser.clock.ms += 1;
    const { key = '' } = taken;
    const before = answersOf(form).get('photo');
    if (!page.answer(form, 'photo', { value: [...(Array.isArray(before) ? before : []), taken] })) return;
    const isKept = !page.outbox().some(({ clientKey, isDurable }) => clientKey === key && !isDurable);
    work.pictures.push({ key, name, isKept, at: this.browser.clock.ms });
  }

  addPerson(): void {
    if (!this.work || !this.form?.source) return;
    this.#count += 1;
    this.browser.clock.ms += 1;
    const name = `${tagOf(this.person)} person ${this.#count}`;
    this.work.people.push({ key: this.page.addPerson(this.form, name), name, at: this.browser.clock.ms });
  }

  sign(): void {
    if (this.form?.filling) this.page.sign(this.form, tagOf(this.person));
  }

  submit(): void {
    if (this.isFilling) this.form?.filling?.submission.submit();
  }

  nextPerson(): Person {
    return this.browser.random.pick(PEOPLE.filter((one) => tagOf(one) !== tagOf(this.person)));
  }

  /** What the page says of how things stand: saved, not saved, open elsewhere, why something was not sent. */
  said(): string[] {
    const refusals = this.page.outbox().map(({ error }) => error?.text ?? '');
    return [this.tab.text, ...this.#heard.splice(0), ...this.page.alerts(), ...refusals];
  }

  /** Reads the page: which form stands there, and what it says is safe. */
  look(): void {
    const { form, page, tab } = this;
    if (tab.errors.length > 0) this.wrong.push(`An error in the page: ${String(tab.errors[0])}`);
    this.#lookForOthers();
    if (!form?.source || page.person() !== this.person.userId) return;
    this.#lookAt(form, form.source);
    if (this.#handedIn(form)) {
      page.close();
      this.form = null;
      this.work = null;
    }
  }

  #lookAt(form: DrillForm, source: Source): void {
    if (source.draft !== this.#seen?.draft) this.#meet(form, source);
    this.#seen = source;
    if (this.work === null) return;
    this.#workOf.set(source.draft, this.work);
    const { savedAt, isKept } = source.draft.state();
    if (isKept && savedAt !== null) this.work.savedAt = Math.max(this.work.savedAt, savedAt);
  }

  /** Whether the form on the page was; one that was left before does not count. */
  #handedIn({ outcomes, source }: DrillForm): boolean {
    const all = outcomes.splice(0);
    for (const ended of all) {
      const { isDurable, of, outcome } = ended;
      const wrong = wrongOutcome(ended);
      if (wrong !== null) this.wrong.push(wrong);
      this.#heard.push(outcome.text);
      const work = this.#workOf.get(of.draft);
      if (work) work.isHandedIn ||= isDurable;
    }
    return all.some(({ of }) => of.draft === source?.draft);
  }

  /** A form has opened: with the answers of a draft, or new. */
  #meet(form: DrillForm, { draft, child }: Source): void {
    const found = answersOf(form);
    const ticket = found.get('ticket');
    const known = this.works.find((work) => work.ticket === ticket);
    if (known) {
      this.work = known;
      this.wrong.push(...goOnWith(known, found, form).map((what) => `the draft of ${known.ticket}: ${what}`));
      return;
    }
    if (draft.found !== null && ticket !== undefined) this.wrong.push(`A draft of nobody: ${JSON.stringify(ticket)}`);
    this.work = newWork(`T${this.works.length}-${tagOf(this.person)}`, this.person, child.slug);
    this.works.push(this.work);
    this.write('ticket');
  }

  #lookForOthers(): void {
    const shown = [this.tab.text, JSON.stringify([this.page.outbox(), this.page.begun(), this.page.alerts()])].join(
      ' ',
    );
    if (this.page.person() === null) return;
    const foreign = (shown.match(/u\d+t\d+/gu) ?? []).filter((tag) => tag !== tagOf(this.person));
    if (foreign.length > 0) this.wrong.push(`${tagOf(this.person)} sees what is of ${foreign[0]}`);
  }
}

/** The answers on the page by the key of their question. */
function answersOf({ filling }: DrillForm): Map<string, unknown> {
  const doc = filling?.store?.doc();
  const all = [...(doc?.byId.values() ?? [])];
  return new Map(all.map(({ id, raw }) => [String(raw['key']), doc?.answers.get(id)?.value]));
}
