import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grant } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let type_id: number;
let ids: number[];

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Vehicles' });
  type_id = await ana.saved('EquipmentType/save', { name: 'Cargo van', category_id });
  ids = [];
  for (let n = 1; n <= 31; n += 1)
    ids.push(await ana.saved('Equipment/save', { type_id, description: `Van ${n}`, serial_num: `V-${n}` }));
  await ana.saved('Equipment/save', { type_id, description: 'Old van', archived: 1 });
}, 60_000);
afterAll(() => world.stop());

const ask = (caller: Caller, query: string) =>
  world.request(`/api/Equipment/labels?${query}`, { headers: caller.headers });

async function read(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const task = getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.flatMap((item) => ('str' in item && item.str ? [item.str] : [])),
    ),
  );
  const [first] = pages;
  const tree = JSON.stringify(await first?.getStructTree());
  const size = first?.view.slice(2).map((points) => Math.round((points / 72) * 25.4));
  await task.destroy();
  return { texts, tree, size };
}

it('a sheet has the name, number, company and code of each piece, and begins behind the used labels', async () => {
  const { texts, tree, size } = await read(await ask(ana, `sheet=5160&type_id=${type_id}`));
  expect(size).toEqual([216, 279]);
  expect(texts.map((page) => page.filter((text) => text === 'North').length)).toEqual([30, 1]);
  expect(texts.flat()).toEqual(expect.arrayContaining(['Van 31', 'V-31', 'North']));
  expect(texts.flat()).not.toContain('Old van');
  expect(tree).toContain('"alt":"Code that opens Van 1"');
  const used = await read(await ask(ana, `sheet=5160&type_id=${type_id}&used=29`));
  expect(used.texts.map((page) => page.filter((text) => text === 'North').length)).toEqual([1, 30]);
});

it('a roll has one label on a page, for the chosen pieces', async () => {
  const { texts, size } = await read(await ask(ana, `sheet=62x29&ids=${ids[4]},${ids[2]}`));
  expect(size).toEqual([62, 29]);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('Van 3');
});

it('a kit has one label, for all of it', async () => {
  const kit = await ana.saved('EquipmentKit/save', { name: 'Fitting-out kit' });
  const { texts, tree } = await read(await ask(ana, `sheet=62x29&kit_id=${kit}`));
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('Fitting-out kit');
  expect(tree).toContain('"alt":"Code that opens Fitting-out kit"');
  const eve = await world.signIn('eve');
  expect(await (await ask(eve, `sheet=62x29&kit_id=${kit}`)).json()).toMatchObject({ success: false });
});

it('is refused for no piece that the person may read, and for paper that is not known', async () => {
  await grant(world, 'cat', {});
  const cat = await world.signIn('cat');
  expect(await (await ask(cat, `sheet=5160&ids=${ids[0]}`)).json()).toMatchObject({
    success: false,
    errors: ['There is no equipment to print labels for.'],
  });
  expect((await ask(ana, `sheet=papyrus&ids=${ids[0]}`)).status).toBe(400);
  expect((await ask(ana, 'sheet=5160')).status).toBe(400);
});
