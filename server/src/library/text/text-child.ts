import { open, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { plainWords } from '../plain-words.ts';
import { officeText } from './office-text.ts';
import { pdfText } from './pdf-text.ts';
import { TEXT_READERS } from './readable-types.ts';

const FileSchema = v.object({ reader: v.picklist(TEXT_READERS), path: v.string(), picturePath: v.string() });
type File = v.InferOutput<typeof FileSchema>;

/** Above it nobody looks for a word. */
const MOST_CHARACTERS = 1_000_000;
const MOST_PLAIN_BYTES = 4_000_000;

/*
 * A program of its own: takes the text out of the files that it is told of, one at a time, so that a hostile one ends
 * nothing but this. It ends by itself when whoever started it is gone.
 */
process.on('message', (said) => {
  void textOf(v.parse(FileSchema, said)).then(
    (text) => process.send?.(plainWords(text.slice(0, MOST_CHARACTERS))),
    () => process.send?.(null),
  );
});
process.on('disconnect', () => process.exit());

async function textOf({ reader, path, picturePath }: File): Promise<string> {
  if (reader === 'office') return officeText(path);
  if (reader === 'plain') return plainText(path);
  const { text, picture } = await pdfText(path, MOST_CHARACTERS);
  if (picture) await writeFile(picturePath, picture);
  return text;
}

async function plainText(path: string): Promise<string> {
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
