import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { liveSet } from './channel.ts';
import { promote } from './promote.ts';
import type { Registry } from './registry.ts';

const BY = { who: 'ana', reason: null };
const NOTHING = 'export declare const gives: {};\nexport declare const uses: {};\n';

/** A widget that takes these fields, with the contract as its provider recorded it. */
const giver = (version: string, fields: string) => ({
  name: 'equipment',
  version,
  manifest: { widgets: { picker: version } },
  contracts: `export declare const gives: { "equipment.picker": { ${fields} } };\nexport declare const uses: {};\n`,
});

const user = (fields: string, range = '^1.0.0') => ({
  name: 'forms',
  manifest: { uses: { 'equipment.picker': range } },
  contracts: `export declare const gives: {};\nexport declare const uses: { "equipment.picker": { ${fields} } };\n`,
});

const FIELDS = 'value: number | null; all?: boolean; onPick: (picked: { id: number }) => void';

async function started(): Promise<Registry> {
  const registry = { root: (await temporaryFolder()).path, env: 'local' };
  await publishFixture(registry, { name: 'shell', contracts: NOTHING });
  await publishFixture(registry, giver('1.0.0', FIELDS));
  await publishFixture(registry, user(FIELDS));
  await promote(registry, ['shell@1.0.0', 'equipment@1.0.0', 'forms@1.0.0'], BY);
  return registry;
}

async function refusalOf(version: string, fields: string): Promise<string> {
  const registry = await started();
  await publishFixture(registry, giver(version, fields));
  return promote(registry, [`equipment@${version}`], BY).then(
    () => '',
    (error: unknown) => String(error),
  );
}

test.each([
  ['a field that may be left out is new', `${FIELDS}; kinds?: readonly number[]`],
  ['it takes more than it did', FIELDS.replace('number | null', 'number | string | null')],
  ['it tells more than it did', FIELDS.replace('{ id: number }', '{ id: number; name: string }')],
])('a minor version passes when %s', { timeout: 30_000 }, async (_, fields) => {
  expect(await refusalOf('1.1.0', fields)).toBe('');
});

test.each([
  [FIELDS.replace('value: number | null', 'value: number'), "value: Type 'null' is not assignable to type 'number'"],
  [FIELDS.replace('all?: boolean; ', ''), 'it takes no all any more'],
  [`${FIELDS}; kinds: readonly number[]`, "Property 'kinds' is missing"],
  [FIELDS.replace('{ id: number }', '{ id: string }'), 'onPick'],
])(
  'a patch or a minor version that breaks a consumer is refused as breaking: %s',
  { timeout: 30_000 },
  async (fields, why) => {
    const refusal = await refusalOf('1.0.1', fields);
    expect(refusal).toContain(
      'forms 1.0.0 was built for another equipment.picker (^1.0.0) than equipment 1.0.1 gives as 1.0.1: ',
    );
    expect(refusal).toContain(why);
    expect(refusal).toContain('That is breaking: call it equipment.picker 2.0.0');
  },
);

test(
  'the refusal names a release of the consumer that would pass as the smallest change',
  { timeout: 30_000 },
  async () => {
    const registry = await started();
    const next = FIELDS.replace('value: number | null', 'value: number');
    await publishFixture(registry, giver('1.1.0', next));
    const { id } = await publishFixture(registry, { ...user(next), version: '1.1.0' });
    await expect(promote(registry, ['equipment@1.1.0'], BY)).rejects.toThrow(
      `It would pass together with forms@${id}.`,
    );
    await promote(registry, ['equipment@1.1.0', 'forms@1.1.0'], BY);
    expect((await liveSet(registry))?.seq).toBe(2);
  },
);

test(
  'a declared major change is refused by its number, and a release without a record is not checked',
  { timeout: 30_000 },
  async () => {
    const registry = await started();
    await publishFixture(registry, giver('2.0.0', 'value: string'));
    await expect(promote(registry, ['equipment@2.0.0'], BY)).rejects.toThrow(
      'forms 1.0.0 needs equipment.picker ^1.0.0; equipment 2.0.0 gives 2.0.0',
    );
    const { contracts: _contracts, ...unrecorded } = giver('1.2.0', '');
    await publishFixture(registry, unrecorded);
    expect((await promote(registry, ['equipment@1.2.0'], BY)).set.seq).toBe(2);
  },
);

test('a record that is not valid TypeScript is reported, not skipped', { timeout: 30_000 }, async () => {
  const registry = await started();
  await publishFixture(registry, {
    ...giver('1.3.0', ''),
    contracts: 'export declare const gives: { "equipment.picker": ',
  });
  await expect(promote(registry, ['equipment@1.3.0'], BY)).rejects.toThrow('the contracts could not be compared');
});

const places = (version: string, fields: string) => ({
  name: 'projects',
  version,
  manifest: { places: { 'project.tab': version } },
  contracts: `export declare const places: { "project.tab": { ${fields} } };\n`,
});

const FILLER = {
  name: 'permits',
  manifest: { fills: { 'project.tab': [{ for: '^1.0.0', part: 'permits' }] } },
  contracts: 'export declare const fills: { "project.tab": { job: number; name?: string } };\n',
};

test('a place has to hand over what its fills were built for', { timeout: 30_000 }, async () => {
  const registry = { root: (await temporaryFolder()).path, env: 'local' };
  await publishFixture(registry, { name: 'shell', contracts: NOTHING });
  await publishFixture(registry, places('1.0.0', 'job: number'));
  await publishFixture(registry, FILLER);
  await promote(registry, ['shell@1.0.0', 'projects@1.0.0', 'permits@1.0.0'], BY);
  await publishFixture(registry, places('1.1.0', 'job: number; name: string; lead: boolean'));
  expect((await promote(registry, ['projects@1.1.0'], BY)).set.seq).toBe(2);
  await publishFixture(registry, places('1.2.0', 'job: string'));
  await expect(promote(registry, ['projects@1.2.0'], BY)).rejects.toThrow(
    'permits 1.0.0 was built for another project.tab (^1.0.0) than projects 1.2.0 gives as 1.2.0: ',
  );
});

const MODULE = 'shared/api/src/alerts.d.ts';
const KIND = 'shared/api/src/kind.d.ts';
const SHARED = { react: { version: '19.0.0', range: '^19.0.0' } };

const api = (name: string, version: string, files: Record<string, string>) => ({
  name,
  shared: { ...SHARED, '@fieldspan/api': { version, range: `^${version}` } },
  sharedContracts: { modules: { '@fieldspan/api/alerts': MODULE }, files },
});

const ALERTS = {
  [MODULE]: "import type { Kind } from './kind.ts';\nexport declare function tell(kind: Kind, words: string): void;\n",
  [KIND]: "export type Kind = 'good' | 'bad';\nexport declare class Box { #own: number; }\n",
};

async function shellAfter(files: Record<string, string>): Promise<string> {
  const registry = { root: (await temporaryFolder()).path, env: 'local' };
  await publishFixture(registry, api('shell', '1.0.0', ALERTS));
  await publishFixture(registry, api('forms', '1.0.0', ALERTS));
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  await publishFixture(registry, { ...api('shell', '1.1.0', files), version: '1.1.0' });
  return promote(registry, ['shell@1.1.0'], BY).then(
    () => '',
    (error: unknown) => String(error),
  );
}

test.each([
  ['is there', { ...ALERTS, [MODULE]: `${ALERTS[MODULE]}export declare const more: 1;\n` }],
  ['takes more than it did', { ...ALERTS, [KIND]: ALERTS[KIND].replace("'bad'", "'bad' | 'odd'") }],
])('a shell passes in which what remotes were built against %s', { timeout: 30_000 }, async (_, files) => {
  expect(await shellAfter(files)).toBe('');
});

test.each([
  [
    { ...ALERTS, [MODULE]: ALERTS[MODULE].replace('words: string', 'words: string, at: Date') },
    'Target signature provides too few arguments',
  ],
  [{ ...ALERTS, [KIND]: ALERTS[KIND].replace(" | 'bad'", '') }, 'tell.kind: Type \'"bad"\' is not assignable'],
  [{ ...ALERTS, [MODULE]: ALERTS[MODULE].replace('tell', 'say') }, "Property 'tell' is missing"],
])('a shell that shares another API as a minor version is refused: %#', { timeout: 30_000 }, async (files, why) => {
  const refusal = await shellAfter(files);
  expect(refusal).toContain(
    'forms 1.0.0 was built for another @fieldspan/api (^1.0.0) than shell 1.1.0 gives as 1.1.0: ',
  );
  expect(refusal).toContain('@fieldspan/api/alerts: ');
  expect(refusal).toContain(why);
  expect(refusal).toContain('call it @fieldspan/api 2.0.0');
});
