import { finished } from 'node:stream';
import type { Readable } from 'node:stream';
import { finished as whenFinished } from 'node:stream/promises';
import { isError } from '@fieldspan/domain/is-error';
import busboy from 'busboy';
import { BadRequest, TooLarge } from './errors.ts';
import type { FileLimits, FileSink } from './route.ts';

/** Large fields exist: a filled form with signatures, or a layer with 20,000 points. */
const FIELD_BYTES = 8 * 1024 * 1024;
const FIELDS_MAX = 300;
const FORM_BYTES = 24 * 1024 * 1024;

type Reader = { sink?: FileSink; limits?: FileLimits };

/**
 * Parses a form body as a stream: fields are collected, and files go to the sink one after the other. Only fields are
 * held in memory.
 * @throws BadRequest for a malformed body, or a file if the call takes none
 * @throws TooLarge when a field, a file or the number of them exceeds its limit
 */
export async function readForm(
  body: Readable,
  headers: Headers,
  { sink, limits }: Reader = {},
): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const parser = openParser(headers, limits);
  const sinking: Promise<void>[] = [];
  let size = 0;

  parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
    size += value.length;
    if (valueTruncated || nameTruncated || size > FORM_BYTES)
      parser.destroy(new TooLarge(`The field ${name.slice(0, 40)} is too large.`));
    fields.set(name, value);
  });
  parser.on('file', (name, stream, { filename, mimeType }) => {
    // Refusing the form also destroys this stream; an error without a listener would end the process.
    stream.on('error', () => undefined);
    if (!sink) {
      stream.resume();
      parser.destroy(new BadRequest(`This call takes no file (${name}).`));
      return;
    }
    stream.on('limit', () => parser.destroy(new TooLarge('The file is too large.')));
    const taking = sink({ name, filename: filename ?? '', mimeType, stream });
    taking.catch((error: unknown) => parser.destroy(asError(error)));
    sinking.push(taking);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => parser.destroy(new TooLarge('The form has too many parts.')));
  }

  try {
    await feed(body, parser);
    await Promise.all(sinking);
  } finally {
    await Promise.allSettled(sinking);
  }
  return fields;
}

function openParser(headers: Headers, limits: FileLimits | undefined): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: {
        fieldSize: FIELD_BYTES,
        fields: FIELDS_MAX,
        files: limits?.files ?? 1,
        fileSize: limits?.fileBytes ?? 0,
      },
    });
  } catch (error) {
    throw new BadRequest(`The form could not be read: ${asError(error).message}.`);
  }
}

/** Not `pipeline`, because that destroys the request when the parser refuses, and then no answer could be sent. */
async function feed(body: Readable, parser: busboy.Busboy): Promise<void> {
  finished(body, { writable: false }, (error) => {
    if (error) parser.destroy(error);
  });
  body.pipe(parser);
  try {
    await whenFinished(parser);
  } catch (error) {
    body.unpipe(parser);
    if (isError(error) && MALFORMED.has(error.message))
      throw new BadRequest(`The form could not be read: ${error.message}.`);
    throw error;
  }
}

/** busboy's messages for a malformed body. */
const MALFORMED = new Set([
  'Unexpected end of form',
  'Malformed part header',
  'Malformed urlencoded form',
  'Unexpected end of file',
]);

function asError(error: unknown): Error {
  return isError(error) ? error : new Error(String(error));
}
