import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeFiles } from './make-files.ts';
import type { FilePlan } from './file-plan.ts';
import { makeWorld } from './world.ts';

const { book, plans } = makeWorld({ now: new Date('2026-11-20T15:42:00Z'), tosHash: 'present' });

async function made(chosen: readonly FilePlan[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  await makeFiles(chosen, async (tenantId, filename, bytes) => void files.set(`${tenantId}/${filename}`, bytes));
  return files;
}

it('makes pictures of the size in their rows, with a thumbnail', async () => {
  const uploads = book
    .rows('LibraryUpload')
    .filter((row) => row['type'] === 'image/jpeg')
    .slice(0, 5);
  const chosen = plans.filter(({ filename }) => uploads.some((row) => row['filename'] === filename));
  const files = await made(chosen);
  for (const row of uploads) {
    const bytes = files.get(`1/${String(row['filename'])}`);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: row['width'], height: row['height'] });
    const thumb = await sharp(files.get(`1/${String(row['thumb_filename'])}`)).metadata();
    expect(thumb).toMatchObject({ format: 'webp', height: 240 });
    expect(row['bytes']).toBe(bytes?.length);
  }
});

it('makes documents that can be opened, the same bytes each time', async () => {
  const chosen = plans.filter(({ recipe }) => recipe.kind === 'document').slice(0, 3);
  const [first, again] = [await made(chosen), await made(chosen)];
  expect(first.size).toBe(3);
  for (const [name, bytes] of first) {
    expect((await PDFDocument.load(bytes)).getTitle()).toBeTruthy();
    expect(Buffer.compare(bytes, again.get(name) ?? Buffer.alloc(0))).toBe(0);
  }
});

it('centres faces and logos, so that every crop shows them', async () => {
  const chosen = [
    ...plans.filter(({ recipe }) => recipe.kind === 'portrait').slice(0, 2),
    ...plans.filter(({ recipe }) => recipe.kind === 'mark'),
  ];
  const files = await made(chosen);
  expect(new Set([...files.keys()].map((name) => name.split('/')[0]))).toEqual(new Set(['0', '1', '2']));
  expect(files.size).toBe(4);
});

it('makes several photos of one drawing, no two alike', async () => {
  const first = plans.find(({ recipe }) => recipe.kind === 'scene' && recipe.scene === 'plant');
  const group = plans.filter(({ recipe }) => recipe.key === first?.recipe.key);
  const files = await made(group);
  const photos = group.map(({ tenantId, filename }) =>
    Buffer.from(files.get(`${tenantId}/${filename}`) ?? []).toString('base64'),
  );
  expect(photos.length).toBeGreaterThan(1);
  expect(new Set(photos).size).toBe(photos.length);
});
