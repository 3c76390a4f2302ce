import type { Model } from '@fieldspan/contract/model';
import type { Answer, Attacker, Payload } from './attacker.ts';
import { noCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { ALL_MODELS } from './victim.ts';
import type { KnownRow } from './victim.ts';

/** One way to reach a record of another company. */
type Try = { verb: string; run: (who: Attacker) => Promise<Answer>; isWrite: boolean };

type Wall = {
  attackers: readonly Attacker[];
  /** The victim's records, by model. */
  known: ReadonlyMap<string, readonly KnownRow[]>;
};

/** Models that an invited person may read. */
const OF_INVITED: ReadonlySet<string> = new Set(['Company']);

/** Every model × way × attacker, on records of a company that none of the attackers works for. */
export async function attackWall({ attackers, known }: Wall): Promise<Counts> {
  const counts = noCounts('Wall between companies');
  for (const model of ALL_MODELS) {
    for (const row of known.get(model.name) ?? []) {
      for (const each of [...triesOn(model, row), ...references(model, known)]) {
        const strangers = attackers.filter((who) => !(who.isInvited && OF_INVITED.has(model.name)));
        await Promise.all(strangers.map((who) => take(counts, { who, each, row, model: model.name })));
      }
    }
  }
  return counts;
}

type Taken = { who: Attacker; each: Try; row: KnownRow; model: string };

async function take(counts: Counts, { who, each, row, model }: Taken): Promise<void> {
  const answer = await each.run(who);
  const what = `${who.name}: ${model} ${each.verb} ${row.id}: ${answer.status} ${answer.errors.join(' ')}`;
  counts.tried += 1;
  if (answer.status >= 500 && answer.status !== 501) counts.crashes.push(what);
  if (answer.success && each.isWrite && !isNothing(answer.data)) counts.writes.push(what);
  else if (answer.success && shows(answer.data, row)) counts.leaks.push(what);
  else counts.refused += 1;
}

/** Some calls succeed without doing anything and return record 0. */
const isNothing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'record_id') === 0;

/** Whether the answer contains the record, at any depth. */
function shows(data: unknown, row: KnownRow): boolean {
  if (Array.isArray(data)) return data.some((each) => shows(each, row));
  if (typeof data !== 'object' || data === null) return false;
  if (Reflect.get(data, 'id') === row.id && Reflect.get(data, 'slug') === row.slug) return true;
  return Object.values(data).some((each) => typeof each === 'object' && shows(each, row));
}

const read = (verb: string, call: string, query: Payload = {}): Try => ({
  verb,
  isWrite: false,
  run: (who) => who.get(call, query),
});

const write = (verb: string, call: string, payload: Payload): Try => ({
  verb,
  isWrite: true,
  run: (who) => who.post(call, payload),
});

function triesOn(model: Model, { id, slug }: KnownRow): Try[] {
  const { name } = model;
  const change = changeOf(model);
  return [
    read('find by id', `${name}/find/${id}`),
    read('find by slug', `${name}/find/${encodeURIComponent(slug)}`),
    read('find with all relations', `${name}/find/${id}`, { include: Object.keys(model.relations) }),
    read('get by id', `${name}/get`, { filters: { id } }),
    read('get by ids', `${name}/get`, { filters: { ids: [id] } }),
    read('get by slug', `${name}/get`, { filters: { slug } }),
    read('get by one of', `${name}/get`, { filters: { any: [{ id }, { slug }] } }),
    read('get by tenant', `${name}/get`, { filters: { tenant_id: { gt: 0 }, id } }),
    read('history', 'History/get', { model: name, id }),
    write('save by id', `${name}/save`, { id, ...change }),
    write('save by slug', `${name}/save`, { id: slug, ...change }),
    write('delete by id', `${name}/delete`, { id }),
    write('delete by slug', `${name}/delete`, { id: slug }),
  ];
}

/** A change that the model would accept from its own people. */
function changeOf({ fields }: Model): Payload {
  const [name] =
    Object.entries(fields).find(
      ([, { kind, readOnly, options }]) => kind === 'text' && readOnly !== true && !options,
    ) ?? [];
  return name === undefined ? {} : { [name]: 'taken over' };
}

/** Tries to create own records that refer to the victim's. */
function references(model: Model, known: Wall['known']): Try[] {
  return Object.entries(model.fields).flatMap(([field, { ref, readOnly }]) => {
    const [target] = ref === undefined || readOnly === true ? [] : (known.get(ref) ?? []);
    if (!target) return [];
    const payload = { ...requiredOf(model), [field]: target.id };
    return [write(`create with ${field}`, `${model.name}/save`, payload)];
  });
}

const requiredOf = ({ fields }: Model): Payload =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { required, readOnly, default: initial }]) => required && readOnly !== true && initial === undefined)
      .map(([name, { kind }]) => [name, kind === 'text' ? `attack ${Math.random()}` : 1]),
  );
