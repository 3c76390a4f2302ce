import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import PdfDocument from 'pdfkit';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { fileIds, newFolder } from '../testing/stored.ts';
import { openTextKeeper } from './text-keeper.ts';

let world: World;
let ana: Caller;
let cat: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, cat, eve] = await Promise.all([world.signIn('ana'), world.signIn('cat'), world.signIn('eve')]);
}, 60_000);

afterAll(() => world.stop());

async function added(by: Caller, { name, bytes }: { name: string; bytes: Uint8Array }, more: object = {}) {
  const file = new File([Uint8Array.from(bytes)], name);
  const { data, errors } = await by.post('LibraryUpload/save', { file });
  if (data === null) throw new Error(errors.join(' '));
  const { id: file_id } = v.parse(v.object({ id: v.number() }), data);
  return by.saved('LibraryFile/save', { file_id, ...more });
}

async function readAll(): Promise<void> {
  const keeper = openTextKeeper(world.services);
  await keeper.readMissing();
  await keeper.close();
}

const withWords = (by: Caller, like: string) => fileIds(by, { words: { like } });

function pdf(text: string): Promise<Buffer> {
  const document = new PdfDocument();
  document.text(text);
  document.end();
  return buffer(document);
}

async function zipped(parts: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(parts)) zip.addBuffer(bytes, name);
  zip.end();
  const path = join(world.services.config.dataDir, `${crypto.randomUUID()}.zip`);
  await pipeline(zip.outputStream, createWriteStream(path));
  return readFile(path);
}

const TYPES = Buffer.from(
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);
const docx = (document: Buffer) => zipped({ '[Content_Types].xml': TYPES, 'word/document.xml': document });

describe('the text of files', () => {
  it('of PDF, Word and plain text is found by the beginnings of its words, numbers with hyphens too', async () => {
    const plan = await added(cat, { name: 'plan.pdf', bytes: await pdf('Sheet A-101, Pump room') });
    const word = Buffer.from(
      '<w:document><w:p><w:r><w:t>Val</w:t></w:r><w:r><w:t>ves &amp; gaskets</w:t></w:r></w:p></w:document>',
    );
    const letter = await added(cat, { name: 'letter.docx', bytes: await docx(word) });
    const notes = await added(cat, { name: 'notes.txt', bytes: Buffer.from('Zürich boiler') });
    expect(await withWords(cat, 'pump')).toEqual([]);
    await readAll();
    expect(await withWords(cat, 'A-101 pum')).toEqual([plan]);
    expect(await withWords(cat, 'valves gask')).toEqual([letter]);
    expect(await withWords(ana, 'ZÜRICH')).toEqual([notes]);
    expect(await withWords(cat, 'ump')).toEqual([]);
    expect(await withWords(cat, '!!')).toEqual([]);
    expect(await withWords(eve, 'pump')).toEqual([]);
  });

  it('lies in no closed folder for who may not see that', async () => {
    const folder = await newFolder(ana, 'Closed', { is_restricted: 1 });
    const file = await added(ana, { name: 'secret.txt', bytes: Buffer.from('turbine') }, { folder_id: folder });
    await readAll();
    expect(await withWords(ana, 'turbine')).toEqual([file]);
    expect(await withWords(cat, 'turbine')).toEqual([]);
  });

  it('a PDF gets its first page as its small picture', async () => {
    const file = await added(cat, { name: 'page.pdf', bytes: await pdf('Cover') });
    await readAll();
    const { data } = await cat.get(`LibraryFile/find/${file}`, { include: { LibraryUpload: ['thumb_filename'] } });
    const { LibraryUpload: upload } = v.parse(
      v.object({ LibraryUpload: v.object({ thumb_filename: v.string() }) }),
      data,
    );
    const picture = await cat.resource('images', upload.thumb_filename);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('hostile files are stored, found by nothing, tried once, and hold up none', async () => {
    await added(cat, { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj << /Kids [1 0 R] >> endobj') });
    await added(cat, { name: 'bomb.docx', bytes: await docx(Buffer.alloc(60_000_000, 'bomb ')) });
    const after = await added(cat, { name: 'after.txt', bytes: Buffer.from('afterwards') });
    await readAll();
    expect(await withWords(cat, 'afterwards')).toEqual([after]);
    expect(await withWords(cat, 'bomb')).toEqual([]);
    const keeper = openTextKeeper(world.services);
    expect(await keeper.readMissing()).toBe(0);
    await keeper.close();
  });
});
