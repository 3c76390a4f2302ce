import type { Attacker } from './attacker.ts';
import { noCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { ALL_MODELS } from './victim.ts';

/** Pseudo-random numbers, the same in every run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state;
  }
}

const NASTY: readonly string[] = [
  '',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999999',
  '0x1f',
  '1;drop table job',
  "' or 1=1 --",
  '"',
  '\\',
  '\u0000',
  '\ud800',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  '[]',
  '{}',
  '[[]]',
  '{"a":{"b":{"c":1}}}',
  '[1,2,"3",null,{}]',
  '{"id":{"gt":{}}}',
  '{"id":{"like":1}}',
  '{"any":[[]]}',
  '{"any":{}}',
  '{"Customer.a.b.c":1}',
  '{"__proto__":{"x":1}}',
  '[["id","SIDEWAYS"]]',
  '[["nothing","ASC"]]',
  '["Nothing"]',
  '{"Job":["nothing"]}',
  '2026-02-30',
  '0000-00-00',
  '2026-13-01T25:61:61Z',
  '🚧'.repeat(50),
  'a'.repeat(5000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
];

const QUERY = ['filters', 'include', 'fields', 'order', 'page', 'limit', 'id', 'slug', 'search', 'nothing'] as const;
const VERBS = ['get', 'find', 'save', 'delete'] as const;

type Input = { path: string; init: RequestInit };

/** Sends `count` different malformed inputs to reads and writes; none of them may crash anything. */
export async function attackMalformed(who: Attacker, count: number): Promise<Counts> {
  const counts = noCounts('Malformed inputs');
  const seen = new Set<string>();
  const draw = numbers(20_261_122);
  while (seen.size < count) {
    const inputs: Input[] = [];
    while (inputs.length < 16 && seen.size < count) {
      const input = malformed((length) => (draw.next().value ?? 0) % length);
      const key = `${input.path} ${typeof input.init.body === 'string' ? input.init.body : ''}`;
      if (seen.has(key)) continue;
      seen.add(key);
      inputs.push(input);
    }
    await Promise.all(inputs.map((input) => send(counts, { who, input })));
  }
  return counts;
}

async function send(counts: Counts, { who, input: { path, init } }: { who: Attacker; input: Input }): Promise<void> {
  const { status, success } = await who.raw(path, init);
  counts.tried += 1;
  if (status >= 500 || status === 0) counts.crashes.push(`${status} ${init.method ?? 'GET'} ${path.slice(0, 200)}`);
  else if (!success) counts.refused += 1;
}

type Pick = (length: number) => number;

function malformed(pick: Pick): Input {
  const one = <T>(list: readonly T[]): T => {
    const found = list[pick(list.length)];
    if (found === undefined) throw new Error('An empty list');
    return found;
  };
  const { name, fields } = one(ALL_MODELS);
  const verb = one(VERBS);
  const search = new URLSearchParams({ [one(QUERY)]: one(NASTY), [one(QUERY)]: one(NASTY) });
  if (verb === 'get') return { path: `/api/${name}/get?${search}`, init: {} };
  if (verb === 'find') return { path: `/api/${name}/find/${encodeURIComponent(one(NASTY))}?${search}`, init: {} };
  // An unknown id, so that an input that happens to be valid changes nothing.
  const body = new URLSearchParams({
    id: '999999999',
    [one(Object.keys(fields))]: one(NASTY),
    [one(QUERY)]: one(NASTY),
  });
  const type = one([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json',
    'text/x',
  ]);
  return {
    path: `/api/${name}/${verb}`,
    init: { method: 'POST', headers: { 'content-type': type }, body: body.toString() },
  };
}
