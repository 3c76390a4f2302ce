import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_ACCEPTED, fileTypeOf } from './file-type.ts';
import { pictureOf } from './picture.ts';

const HEIC = new URL('fixtures/two-tones.heic', import.meta.url).pathname;
const CFB = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);
const PDF = Buffer.from('%PDF-1.7\n%\xe2\xe3\n1 0 obj\n');
const SVG = '<?xml version="1.0"?>\n<!-- logo -->\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"/>';
const HTML = '<!doctype html><script>alert(1)</script>';

/** The first box of a video. */
const ftyp = (brand: string) => Buffer.concat([Buffer.from(`\0\0\0\x18ftyp${brand}`, 'latin1'), Buffer.alloc(64)]);

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'media-'));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

async function file(name: string, bytes: string | Uint8Array): Promise<string> {
  const path = join(directory, `${crypto.randomUUID()}-${name}`);
  await writeFile(path, bytes);
  return path;
}

const typeOf = async (name: string, bytes: string | Uint8Array) => fileTypeOf(await file(name, bytes), name);

async function pictureIn(name: string, bytes: string | Uint8Array) {
  const path = await file(name, bytes);
  const type = await fileTypeOf(path, name);
  return type && pictureOf(path, type);
}

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 20 } } });

describe('the type of a file', () => {
  it.each([
    ['a.pdf', PDF, 'application/pdf'],
    ['a.rtf', '{\\rtf1 hello}', 'application/rtf'],
    ['a.txt', 'BM is how bitmaps start, and some notes', 'text/plain'],
    ['a.TXT', '\uFEFFGr\u00fc\u00dfe', 'text/plain'],
    ['a.doc', CFB, 'application/msword'],
    ['a.xls', CFB, 'application/vnd.ms-excel'],
    ['a.ppt', CFB, 'application/vnd.ms-powerpoint'],
    ['logo.svg', SVG, 'image/svg+xml'],
    ['hours.csv', 'Dana,8\nEli,7.5', 'text/csv'],
    ['walk.mp4', ftyp('isom'), 'video/mp4'],
    ['walk.m4v', ftyp('M4V '), 'video/x-m4v'],
    ['walk.mov', ftyp('qt  '), 'video/quicktime'],
    ['plan.dwg', `AC1032${'\0'.repeat(200)}`, 'image/vnd.dwg'],
    ['set.zip', Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(64)]), 'application/zip'],
  ])('%s is known', async (name, bytes, mime) => {
    expect(await typeOf(name, bytes)).toMatchObject({ mime });
  });

  it('is detected from the bytes, not from the name', async () => {
    expect(await typeOf('holiday.pdf', await solid(4, 4).png().toBuffer())).toEqual({
      kind: 'image',
      mime: 'image/png',
      ext: 'png',
    });
  });

  it.each([
    ['a page that calls itself a photo', 'photo.jpg', HTML],
    ['a page', 'page.html', HTML],
    ['bytes that call themselves text', 'a.txt', Buffer.from([1, 0, 2, 0, 3])],
    ['an old Office container with a new name', 'setup.msi', CFB],
    ['text with another ending', 'a.ini', 'a=b'],
    ['a program', 'run.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['an empty photo', 'a.jpg', ''],
  ])('%s is not accepted', async (_, name, bytes) => {
    expect(await typeOf(name, bytes)).toBeNull();
  });

  it('the refusal names all eight document types', () => {
    for (const ending of ['doc', 'docx', 'xls', 'xlsm', 'pdf', 'rtf', 'txt', 'ppt']) {
      expect(NOT_ACCEPTED).toMatch(new RegExp(`\\b${ending}\\b`));
    }
  });
});

describe('a picture', () => {
  it('gets a webp thumbnail of at most 240 px', async () => {
    const picture = await pictureIn('a.jpg', await solid(1200, 900).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 1200, height: 900, preview: null });
    const thumb = await sharp(picture?.thumb ?? undefined).metadata();
    expect(thumb).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  it('is not enlarged', async () => {
    const picture = await pictureIn('a.png', await solid(30, 20).png().toBuffer());
    expect(await sharp(picture?.thumb ?? undefined).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  it('has the dimensions that a person sees, whatever its orientation', async () => {
    const held = await solid(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = await pictureIn('a.jpg', held);
    expect(picture).toMatchObject({ width: 20, height: 40 });
    expect(await sharp(picture?.thumb ?? undefined).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  it('has no camera data in its thumbnail', async () => {
    const noted = await solid(40, 20)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const picture = await pictureIn('a.jpg', noted);
    expect((await sharp(picture?.thumb ?? undefined).metadata()).exif).toBeUndefined();
  });

  it('that claims more than 100 megapixels is kept without a thumbnail', async () => {
    const wall = '<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"></svg>';
    expect(await pictureIn('wall.svg', wall)).toBeNull();
  });

  it('that is damaged is kept without a thumbnail', async () => {
    const whole = await solid(40, 20).png().toBuffer();
    expect(await pictureIn('a.png', whole.subarray(0, 40))).toBeNull();
  });

  it('in a bitmap has dimensions', async () => {
    const bitmap = Buffer.alloc(60);
    bitmap.write('BM');
    bitmap.writeUInt32LE(40, 14);
    bitmap.writeInt32LE(12, 18);
    bitmap.writeInt32LE(-8, 22);
    expect(await pictureIn('a.bmp', bitmap)).toEqual({ width: 12, height: 8, thumb: null, preview: null });
  });

  it('from a phone (HEIC) gets a thumbnail and a copy that every browser can show', async () => {
    const type = await fileTypeOf(HEIC, 'IMG_0001.HEIC');
    expect(type).toMatchObject({ kind: 'image', mime: 'image/heic' });
    const picture = type && (await pictureOf(HEIC, type));
    expect(picture).toMatchObject({ width: 96, height: 64 });
    expect(await sharp(picture?.preview ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 96,
      height: 64,
    });
    const { channels } = await sharp(picture?.thumb ?? undefined).stats();
    expect(channels[0]?.mean).toBeGreaterThan(80);
  });

  it('in HEIC that is damaged does not affect the next one', async () => {
    const type = await fileTypeOf(HEIC, 'a.heic');
    if (!type) throw new Error('the fixture is not recognised');
    const damaged = await file(
      'b.heic',
      Buffer.concat([Buffer.from('0000001c66747970686569630000', 'hex'), Buffer.alloc(40)]),
    );
    const [bad, good] = await Promise.all([pictureOf(damaged, type), pictureOf(HEIC, type)]);
    expect(bad).toBeNull();
    expect(good).toMatchObject({ width: 96, height: 64 });
  });

  it('does not apply to documents', async () => {
    expect(await pictureIn('a.pdf', PDF)).toBeNull();
  });
});
