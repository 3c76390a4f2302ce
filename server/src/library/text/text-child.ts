import { open, writeFile } from 'node:fs/promises';
import { plainWords } from '../plain-words.ts';
import { officeText } from './office-text.ts';
import { pdfText } from './pdf-text.ts';

/** A program of its own: takes the text out of one file, so that a hostile one ends nothing but this. */
const [, , reader = '', path = '', picturePath = ''] = process.argv;

/** Above it nobody looks for a word. */
const MOST_CHARACTERS = 1_000_000;
const MOST_PLAIN_BYTES = 4_000_000;

process.stdout.write(plainWords((await textOf()).slice(0, MOST_CHARACTERS)));

async function textOf(): Promise<string> {
  if (reader === 'office') return officeText(path);
  if (reader === 'plain') return plainText();
  const { text, picture } = await pdfText(path, MOST_CHARACTERS);
  if (picture) await writeFile(picturePath, picture);
  return text;
}

async function plainText(): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_PLAIN_BYTES), 0, MOST_PLAIN_BYTES, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const isWide = bytes.toString('hex', 0, 2) === 'fffe';
    return bytes.toString(isWide ? 'utf16le' : 'utf8');
  } finally {
    await handle.close();
  }
}
