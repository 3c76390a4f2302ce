import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A connection between a browser and the product that fails after an exact number of bytes instead of a time. */
export type Line = {
  /** The product's address through this connection. */
  url: string;
  /** Only this share of the next upload reaches the server; after it nothing gets through until `restore`. */
  loseUploadAt: (share: number) => Promise<void>;
  /** The next call of this name does not reach the server, nor does anything after it. */
  loseCall: (name: string) => Promise<void>;
  restore: () => void;
  /** How many uploads began. */
  uploads: () => number;
  stop: () => Promise<void>;
};

const UPLOAD = 'POST /api/LibraryUpload/save';
const LENGTH = /content-length: (\d+)/i;

/** What gets lost: the request that starts like this, after this share of its body. */
type Fault = { start: string; share: number; lost: () => void };

class BrokenLine {
  #isDown = false;
  #fault: Fault | null = null;
  readonly #sockets = new Set<Socket>();
  readonly #target: { host: string; port: number };
  uploads = 0;

  constructor(target: URL) {
    this.#target = { host: target.hostname, port: Number(target.port || 80) };
  }

  restore(): void {
    this.#isDown = false;
  }

  lose(start: string, share: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#fault = { start, share, lost: resolve };
    return promise;
  }

  readonly accept = (browser: Socket): void => {
    if (this.#isDown) return void browser.destroy();
    const server = connect(this.#target);
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    server.pipe(browser);
    let left = Infinity;
    browser.on('data', (bytes) => {
      left = this.#leftAfter(bytes, left);
      if (left > bytes.length) {
        left -= bytes.length;
        if (!server.write(bytes)) browser.pause();
        return;
      }
      // What was let through must have arrived before the connection is cut.
      server.write(bytes.subarray(0, left), () => this.#cut());
    });
    server.on('drain', () => browser.resume());
  };

  /** How many more bytes get through on a connection on which these arrive. */
  #leftAfter(bytes: Buffer, left: number): number {
    const head = bytes.toString('latin1');
    if (head.startsWith(UPLOAD)) this.uploads += 1;
    if (this.#fault === null || left !== Infinity || !head.startsWith(this.#fault.start)) return left;
    return this.#fault.share * Number(LENGTH.exec(head)?.[1] ?? 0);
  }

  #cut(): void {
    this.#isDown = true;
    for (const socket of this.#sockets) socket.destroy();
    this.#fault?.lost();
    this.#fault = null;
  }

  stop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** @param target address of the product */
export async function startLine(target: string): Promise<Line> {
  const line = new BrokenLine(new URL(target));
  const server = createServer(line.accept);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    url: `http://localhost:${address.port}`,
    loseUploadAt: (share) => line.lose(UPLOAD, share),
    loseCall: (name) => line.lose(`POST /api/${name}`, 0),
    restore: () => line.restore(),
    uploads: () => line.uploads,
    async stop() {
      line.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
