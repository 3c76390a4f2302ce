import { QUESTIONS } from './office.ts';
import type { Office, StoredForm, Template } from './office.ts';

/** `at`: when it was written, by the device's clock. Infinity: a page died before it was said to be safe. */
type Given = { value: string; at: number };

/** A form that a person fills in: what they wrote, and what they were told is safe. */
export class Paper {
  readonly ticket: string;
  readonly template: Template;
  readonly given = new Map<string, Given[]>();
  photos: { name: string; at: number }[] = [];
  people: { name: string; at: number }[] = [];
  savedAt = Number.NEGATIVE_INFINITY;
  isHandedIn = false;
  /** Submit was pressed: it may have arrived though nobody heard of it. */
  wasTried = false;

  constructor(ticket: string, template: Template) {
    this.ticket = ticket;
    this.template = template;
  }

  note(key: string, given: Given): void {
    this.given.set(key, [...(this.given.get(key) ?? []), given]);
  }

  /** Whether the person was told that anything of it is safe. */
  get isPromised(): boolean {
    return this.isHandedIn || this.#safeFrom('ticket') !== -1;
  }

  /** Whoever opens this form again must find it. */
  get mustStandHere(): boolean {
    return this.isPromised && !this.wasTried && !this.isHandedIn;
  }

  /** A page died: what was not said to be safe may be gone. */
  unsure(): void {
    const unsure = <T extends { at: number }>(all: readonly T[]): T[] =>
      all.map((one) => (one.at <= this.savedAt ? one : { ...one, at: Infinity }));
    for (const [key, given] of this.given) this.given.set(key, unsure(given));
    this.photos = unsure(this.photos);
    this.people = unsure(this.people);
  }

  /** What is wrong at the server when everything was sent. */
  async wrongAt(office: Office): Promise<string[]> {
    const mine = (await office.storedForms(this.template)).filter(
      (form) => answersIn(form).get('ticket') === this.ticket,
    );
    const [form] = mine;
    if (!form) return this.isPromised ? [`${this.ticket} never arrived`] : [];
    const names = await office.uploadNames(photoIds(form));
    const people = form.CompanyFormAcknowledgement.map(({ name }) => name ?? '');
    return [
      ...(mine.length > 1 ? [`arrived ${mine.length} times`] : []),
      ...this.#lostAnswers(answersIn(form)),
      ...this.#lostOf(this.photos, names, 'photo'),
      ...this.#lostOf(this.people, people, 'participant'),
      ...(form.CompanyFormAcknowledgement.some(({ signature_json: json }) => json.length < 10)
        ? ['a signature is empty']
        : []),
    ].map((what) => `${this.ticket}: ${what}`);
  }

  #lostAnswers(found: ReadonlyMap<string, string>): string[] {
    return [...this.given.keys()].flatMap((key) => {
      const from = this.#safeFrom(key);
      if (from === -1 || !found.has(key)) return [];
      const good = (this.given.get(key) ?? []).slice(from).map(({ value }) => value);
      const value = found.get(key) ?? '';
      return good.includes(value) ? [] : [`${key} is ${JSON.stringify(value)}, not ${good.join(' or ')}`];
    });
  }

  #lostOf(safe: readonly { name: string; at: number }[], arrived: readonly string[], what: string): string[] {
    const missing = safe.filter(({ name, at }) => at <= this.savedAt && !arrived.includes(name));
    return [
      ...missing.map(({ name }) => `the ${what} ${name} did not arrive, only ${arrived.join(', ') || 'none'}`),
      ...(new Set(arrived).size < arrived.length ? [`a ${what} arrived twice: ${arrived.join(', ')}`] : []),
    ];
  }

  /** The index of the last value at a question that was said to be safe; -1 if there is none. */
  #safeFrom(key: string): number {
    return (this.given.get(key) ?? []).findLastIndex(({ at }) => at <= this.savedAt);
  }
}

type Field = { key: string; value?: unknown; type?: string };

function fieldsOf({ form_json: json }: StoredForm): Field[] {
  const sections: { fields: Field[] }[] = JSON.parse(json);
  return sections.flatMap(({ fields }) => fields);
}

const KEYS = new Set(QUESTIONS.map(({ key }) => key));

/** Answers of a stored form by the key of their question. */
const answersIn = (form: StoredForm): Map<string, string> =>
  new Map(
    fieldsOf(form)
      .filter(({ key }) => KEYS.has(key))
      .map(({ key, value }) => [key, asText(value)]),
  );

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function photoIds(form: StoredForm): number[] {
  const value = fieldsOf(form).find(({ key }) => key === 'photo')?.value;
  const pictures: { id: number }[] = Array.isArray(value) ? value : [];
  return pictures.map(({ id }) => id);
}
