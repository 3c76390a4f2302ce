import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** `lost`: never arrives. `unheard`: arrives, and its answer does not. A number: this status, and nothing is stored. */
export type Fate = 'lost' | 'unheard' | number;

/** Between a browser and the product: calls on it fail as the drill says, also those of the service worker. */
export class FaultyLine {
  /** What happens to the next request of a call. */
  readonly fates: { call: string; fate: Fate }[] = [];
  /** Nothing gets through, and what is under way breaks. */
  isDown = false;
  /** Each request takes so much longer. */
  delayMs = 0;
  readonly #target: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((asked, answer) => void this.#pass(asked, answer));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  /** @returns the product's address on this line */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The line has no port');
    return `http://localhost:${address.port}`;
  }

  cut(): void {
    this.isDown = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  heal(): void {
    this.isDown = false;
    this.delayMs = 0;
    this.fates.length = 0;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const fate = this.#fateOf(asked);
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    if (this.isDown || fate === 'lost') asked.socket.destroy();
    else if (typeof fate === 'number') refuse(answer, fate);
    else this.#handOn(asked, answer, fate === 'unheard');
  }

  #handOn(asked: IncomingMessage, answer: ServerResponse, isUnheard: boolean): void {
    const { hostname, port } = this.#target;
    const { method, url, headers } = asked;
    const onward = request({ hostname, port, method, path: url, headers }, (answered) => {
      if (isUnheard) {
        answered.resume().on('end', () => asked.socket.destroy());
      } else {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      }
    });
    onward.on('error', () => asked.socket.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  #fateOf({ method, url }: IncomingMessage): Fate | undefined {
    const call = method === 'POST' ? url?.split('?')[0]?.replace('/api/', '') : undefined;
    const at = this.fates.findIndex((one) => one.call === call);
    return at === -1 ? undefined : this.fates.splice(at, 1)[0]?.fate;
  }
}

function refuse(answer: ServerResponse, status: number): void {
  answer.writeHead(status, { 'content-type': 'application/json' });
  answer.end(JSON.stringify({ success: false, data: null, errors: [`Answered with ${status}.`] }));
}
