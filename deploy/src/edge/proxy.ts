import { Agent, type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { errorMessage } from '@fieldspan/domain/is-error';
import { forwardedHeaders } from './forwarded-headers.ts';
import type { Log } from './log.ts';
import { packedAnswer } from './packed-answer.ts';
import { redactedPath } from './redact.ts';
import { isSmallAnswer, type Sendable, sendable, wholeBody } from './repeatable.ts';
import type { Exchange } from './reply.ts';
import type { Upstream, Upstreams } from './upstreams.ts';

/** After this many servers have died while handling a request, the request fails: it may be what kills them. */
const MOST_DEATHS = 3;

const NOBODY_ANSWERS = 'The server cannot be reached at the moment. Nothing was changed. Please try again.';
const BROKE_OFF =
  'The server broke off while it was working. Please check whether your change was saved, then try again.';

/**
 * `sent`: the request that is being forwarded; it is cancelled when its client leaves. `until`: when to stop waiting
 * for a server.
 */
type Attempt = Exchange & Sendable & { left: Upstream[]; deaths: number; until: number; sent: ClientRequest | null };

/** Runs a task as soon as the request has a connection; the client's body is not read before that. */
function whenConnected(upstreamRequest: ClientRequest, task: () => void): void {
  upstreamRequest.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', task);
    else task();
  });
  upstreamRequest.flushHeaders();
}

export type ProxyOptions = {
  log: Log;
  trustsProxy: boolean;
  /** How long a request waits when no server is available: a crashed server restarts by itself. */
  patienceMs: number;
};

/**
 * Forwards requests to the servers, streaming both ways without a time limit, so long polls and large uploads work. A
 * server that refuses the connection is skipped. When a server dies during a request, the request is sent to another
 * one only if that is safe: a read, or a write that carries a client key.
 */
export class Proxy {
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  readonly #upstreams: Upstreams;
  readonly #options: ProxyOptions;

  constructor(upstreams: Upstreams, options: ProxyOptions) {
    this.#upstreams = upstreams;
    this.#options = options;
  }

  forward(exchange: Exchange): void {
    // A client that leaves while its form is read gets no answer.
    this.#begin(exchange).catch(() => exchange.response.destroy());
  }

  async #begin(exchange: Exchange): Promise<void> {
    const begun = { ...exchange, left: this.#upstreams.inTurn(), deaths: 0, sent: null };
    const until = performance.now() + this.#options.patienceMs;
    const attempt: Attempt = { ...begun, ...(await sendable(exchange.request)), until };
    exchange.response.once('close', () => attempt.sent?.destroy());
    this.#send(attempt);
  }

  stop(): void {
    this.#agent.destroy();
  }

  /** A request that cannot be repeated gets a new connection: a kept-alive one may be closed just as it is used. */
  #open({ request, isRepeatable, deaths }: Attempt, { host, port }: Upstream): ClientRequest {
    const headers = forwardedHeaders(request, this.#options.trustsProxy);
    return httpRequest({
      agent: isRepeatable && deaths === 0 ? this.#agent : false,
      host,
      port,
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers,
    });
  }

  #send(attempt: Attempt): void {
    const { request, response, body } = attempt;
    const upstream = attempt.left[0];
    if (response.destroyed) return;
    if (upstream === undefined) return void this.#wait(attempt);
    const upstreamRequest = this.#open(attempt, upstream);
    attempt.sent = upstreamRequest;
    let isConnected = false;
    whenConnected(upstreamRequest, () => {
      isConnected = true;
      if (body === null) request.pipe(upstreamRequest);
      else upstreamRequest.end(body);
    });
    upstreamRequest.once('response', (answer) => void this.#answer(attempt, answer));
    upstreamRequest.on('error', (error) => {
      if (response.destroyed || response.headersSent) return response.destroy();
      if (isConnected) return this.#brokeOff(attempt, error);
      this.#upstreams.mark(upstream, false);
      attempt.left = attempt.left.slice(1);
      return this.#send(attempt);
    });
  }

  /** No server has read it yet, so it can wait for one to come back. */
  async #wait(attempt: Attempt): Promise<void> {
    const leftMs = attempt.until - performance.now();
    if (leftMs <= 0 || !(await this.#upstreams.anyReady(leftMs))) return this.#refuse(attempt);
    attempt.left = this.#upstreams.inTurn();
    return this.#send(attempt);
  }

  async #answer(attempt: Attempt, answer: IncomingMessage): Promise<void> {
    const { request } = attempt;
    const isHeld = request.method !== 'HEAD' && isSmallAnswer(answer);
    try {
      this.#reply(attempt, answer, isHeld ? Readable.from([await wholeBody(answer)]) : answer);
    } catch (error) {
      this.#brokeOff(attempt, error);
    }
  }

  #reply({ request, response }: Attempt, answer: IncomingMessage, body: Readable): void {
    if (response.destroyed) return;
    const { headers, packing } = packedAnswer(request, answer);
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, headers);
    pipeline(packing === null ? [body, response] : [body, packing, response], (error) => {
      if (error !== undefined && error !== null && !response.writableFinished) response.destroy();
    });
    const status = answer.statusCode ?? 0;
    if (status >= 500)
      this.#options.log({ level: 'warn', event: 'server-error', path: redactedPath(request.url ?? ''), status });
  }

  /** The server broke off after it began to read the request: it may have done the work. */
  #brokeOff(attempt: Attempt, error: unknown): void {
    const { request, response, isRepeatable } = attempt;
    if (response.destroyed) return;
    attempt.deaths += 1;
    if (isRepeatable && attempt.deaths < MOST_DEATHS) {
      const [died, ...others] = attempt.left;
      attempt.left = died === undefined ? [] : [...others, died];
      return this.#send(attempt);
    }
    const reason = errorMessage(error);
    this.#options.log({ level: 'error', event: 'server-broke-off', path: redactedPath(request.url ?? ''), reason });
    sendEnvelope(response, 502, BROKE_OFF);
  }

  #refuse({ request, response }: Exchange): void {
    this.#options.log({ level: 'error', event: 'no-server', path: redactedPath(request.url ?? '') });
    sendEnvelope(response, 503, NOBODY_ANSWERS);
  }
}

/** The answer has the shape of every API error, so clients handle it like any other failure. */
function sendEnvelope(response: Exchange['response'], status: number, message: string): void {
  const body = JSON.stringify({
    success: false,
    data: null,
    errors: [message],
    message: null,
    time: new Date().toISOString(),
  });
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  });
  response.end(body);
}
