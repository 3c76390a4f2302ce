import { Agent, type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { pipeline } from 'node:stream';
import { forwardedHeaders } from './forwarded-headers.ts';
import type { Log } from './log.ts';
import { packedAnswer } from './packed-answer.ts';
import { redactedPath } from './redact.ts';
import type { Exchange } from './reply.ts';
import type { Upstream, Upstreams } from './upstreams.ts';

type Attempt = Exchange & { left: Upstream[] };

const NOBODY_ANSWERS = 'The server cannot be reached at the moment. Nothing was changed. Please try again.';

/** Runs a task as soon as the request has a connection; until then not a byte of the body is taken from the client. */
function whenConnected(upstreamRequest: ClientRequest, task: () => void): void {
  upstreamRequest.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', task);
    else task();
  });
  upstreamRequest.flushHeaders();
}

const isSafe = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * Hands requests to the servers, streaming both ways without a time limit: long polls and large uploads pass.
 * A server that cannot be connected to is skipped; a request that a server has begun to read is never sent twice.
 */
export class Proxy {
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  readonly #upstreams: Upstreams;
  readonly #log: Log;
  readonly #trustsProxy: boolean;

  constructor(upstreams: Upstreams, { log, trustsProxy }: { log: Log; trustsProxy: boolean }) {
    this.#upstreams = upstreams;
    this.#log = log;
    this.#trustsProxy = trustsProxy;
  }

  forward(exchange: Exchange): void {
    this.#attempt({ ...exchange, left: this.#upstreams.inTurn() });
  }

  stop(): void {
    this.#agent.destroy();
  }

  #open(request: IncomingMessage, { host, port }: Upstream): ClientRequest {
    const headers = forwardedHeaders(request, this.#trustsProxy);
    return httpRequest({
      agent: this.#agent,
      host,
      port,
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers,
    });
  }

  #attempt(attempt: Attempt): void {
    const { request, response, left } = attempt;
    const [upstream, ...others] = left;
    if (upstream === undefined) return this.#refuse(attempt);
    const upstreamRequest = this.#open(request, upstream);
    let isConnected = false;
    whenConnected(upstreamRequest, () => {
      isConnected = true;
      request.pipe(upstreamRequest);
    });
    upstreamRequest.once('response', (answer) => this.#answer(attempt, answer));
    upstreamRequest.on('error', (error) => {
      if (response.destroyed || response.headersSent) return response.destroy();
      // A kept connection that the server had just closed: asking again is safe when nothing can be done twice.
      if (upstreamRequest.reusedSocket && isSafe(request)) return this.#attempt(attempt);
      if (isConnected) return this.#fail(attempt, error);
      this.#upstreams.mark(upstream, false);
      return this.#attempt({ ...attempt, left: others });
    });
    response.once('close', () => upstreamRequest.destroy());
  }

  #answer({ request, response }: Exchange, answer: IncomingMessage): void {
    const { headers, packing } = packedAnswer(request, answer);
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, headers);
    pipeline(packing === null ? [answer, response] : [answer, packing, response], (error) => {
      if (error !== undefined && error !== null && !response.writableFinished) response.destroy();
    });
    const status = answer.statusCode ?? 0;
    if (status >= 500)
      this.#log({ level: 'warn', event: 'server-error', path: redactedPath(request.url ?? ''), status });
  }

  /** The server broke off after it had begun to read: it may have done the work. */
  #fail({ request, response }: Exchange, error: Error): void {
    this.#log({
      level: 'error',
      event: 'server-broke-off',
      path: redactedPath(request.url ?? ''),
      reason: error.message,
    });
    sendEnvelope(
      response,
      502,
      'The server broke off while it was working. Please check whether your change was saved, then try again.',
    );
  }

  #refuse({ request, response }: Exchange): void {
    this.#log({ level: 'error', event: 'no-server', path: redactedPath(request.url ?? '') });
    sendEnvelope(response, 503, NOBODY_ANSWERS);
  }
}

/** The answer's shape is that of every API call, so that a client reads it like any other failure. */
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
