import type { Readable } from 'node:stream';
import { notePassed } from './young-collection.ts';

/**
 * A response body that opens its source on the first read and closes it when the reader stops, so that a HEAD request
 * or a client that disconnects leaves no file open.
 */
export function lazyBody(open: () => Promise<Readable>): ReadableStream<Uint8Array> {
  let source: Readable | undefined;
  let chunks: AsyncIterator<unknown> | undefined;
  let isLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        source ??= await open();
        if (isLeft) {
          source.destroy();
          return;
        }
        chunks ??= source[Symbol.asyncIterator]();
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else if (value instanceof Uint8Array) {
          controller.enqueue(value);
          notePassed(value.length);
        } else throw new TypeError('A file is read as bytes');
      },
      cancel() {
        isLeft = true;
        source?.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
