import type { DrillForm } from './drill-page.tsx';
import type { FormServer, Person } from './form-server.ts';

type Given = { value: string; at: number };

/** A form that a person fills in: what they wrote, and what they were told is safe. */
export type Work = {
  /** Stands in the form's first answer. */
  ticket: string;
  person: Person;
  child: string;
  /** Everything that was written at a question, in order. */
  given: Map<string, Given[]>;
  pictures: { key: string; name: string; isKept: boolean; at: number }[];
  people: { key: string; name: string; at: number }[];
  /** "Saved on this device": what was written until then is safe. */
  savedAt: number;
  /** Its person was told that it is stored, or waits on the device. */
  isHandedIn: boolean;
};

/** Marks everything that a person writes at a company. */
export const tagOf = ({ userId, tenantId }: Person): string => `u${userId}t${tenantId}`;

export const newWork = (ticket: string, person: Person, child: string): Work => ({
  ticket,
  person,
  child,
  given: new Map(),
  pictures: [],
  people: [],
  savedAt: Number.NEGATIVE_INFINITY,
  isHandedIn: false,
});

/** Whether the person was told that anything of it is safe. */
export const isPromised = (work: Work): boolean => work.isHandedIn || safeFrom(work, 'ticket') !== null;

/** The index of the last value at a question that was said to be safe. */
function safeFrom({ given, savedAt }: Work, key: string): number | null {
  const at = (given.get(key) ?? []).findLastIndex((one) => one.at <= savedAt);
  return at === -1 ? null : at;
}

/** Questions whose safe answer is neither there nor replaced by a newer one. */
function lostAnswers(work: Work, found: ReadonlyMap<string, unknown>): string[] {
  return [...work.given.keys()].flatMap((key) => {
    const from = safeFrom(work, key);
    if (from === null || !found.has(key)) return [];
    const good = (work.given.get(key) ?? []).slice(from).map(({ value }) => value);
    const value = found.get(key);
    return good.some((one) => one === value) ? [] : [`${key} is ${JSON.stringify(value)}, not ${good.join(' or ')}`];
  });
}

/**
 * A form has been opened again. What was not safe may be gone; its person goes on with what they see.
 * @returns what is gone although it was safe
 */
export function goOnWith(work: Work, found: ReadonlyMap<string, unknown>, { filling }: DrillForm): string[] {
  const photo = JSON.stringify(found.get('photo') ?? '');
  const { participants = [] } = filling?.completion ?? {};
  const keys = new Set(participants.map(({ client_key: key }) => key));
  const isSafe = ({ at }: { at: number }) => at <= work.savedAt;
  const gone = [
    ...work.people.filter((one) => isSafe(one) && !keys.has(one.key)),
    ...work.pictures.filter((one) => isSafe(one) && !photo.includes(one.key)),
  ];
  const lost = [...lostAnswers(work, found), ...gone.map(({ name }) => `${name} is gone`)];
  for (const [key, given] of work.given) {
    const at = given.findLastIndex(({ value }) => value === found.get(key));
    if (found.has(key)) work.given.set(key, given.slice(0, at + 1));
  }
  work.people = work.people.filter(({ key }) => keys.has(key));
  work.pictures = work.pictures.filter(({ key }) => photo.includes(key));
  return lost;
}

/** What is wrong at the server when everything was sent. */
export function wrongAtServer(work: Work, server: FormServer): string[] {
  const mine = server.forms.filter(({ answers }) => answers.get('ticket') === work.ticket);
  const [form] = mine;
  if (!form) return isPromised(work) ? [`${work.ticket} never arrived`] : [];
  return [
    ...(mine.length > 1 ? [`arrived ${mine.length} times`] : []),
    ...(tagOf(form.person) === tagOf(work.person) ? [] : ["arrived as another person's"]),
    ...lostAnswers(work, form.answers),
    ...lostBeside(work, form, server),
  ].map((what) => `${work.ticket}: ${what}`);
}

/** Its people, each once, and its pictures. */
function lostBeside(work: Work, form: FormServer['forms'][number], { people, pictures }: FormServer): string[] {
  const arrived = people.filter(({ formId }) => formId === form.id);
  const shown = JSON.stringify(form.answers.get('photo') ?? '');
  const isThere = (key: string) => shown.includes(key) && pictures.some(({ clientKey }) => clientKey === key);
  const isSafe = ({ at }: { at: number }) => at <= work.savedAt;
  const missing = [
    ...work.people.filter((one) => isSafe(one) && !arrived.some(({ clientKey }) => clientKey === one.key)),
    ...work.pictures.filter((one) => isSafe(one) && one.isKept && !isThere(one.key)),
  ];
  const names = arrived.map(({ name }) => name);
  return [
    ...missing.map(({ name }) => `${name} did not arrive`),
    ...(new Set(names).size < names.length ? ['a participant arrived twice'] : []),
  ];
}
