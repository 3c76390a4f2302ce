import { codeOrigin } from './code-origin.ts';
import { explain } from './explain.ts';
import { pageRelease } from './page-release.ts';
import { isSecretName } from './secret-name.ts';

const PAYLOAD_LENGTH = 20_000;
const ANSWER_LENGTH = 4_000;

/** The same call that goes on failing is told once in this time: a poll must not fill the log. */
const QUIET_MS = 60_000;
const toldAt = new Map<string, number>();

/** `stack` is of the moment when it was asked: it leads to the release whose code did. */
export type FailedAsk = { call: string; payload: object; answer: string; stack: string };

/**
 * What ErrorLog/save is told of a call that the server could not answer, without secrets.
 * @returns null when the same was told a moment ago
 */
export function errorReport({ call, payload, answer, stack }: FailedAsk): Record<string, string> | null {
  const now = Date.now();
  if (now - (toldAt.get(call) ?? -QUIET_MS) < QUIET_MS) return null;
  toldAt.set(call, now);
  return {
    endpoint: call,
    payload_json: JSON.stringify(payload, withoutSecrets).slice(0, PAYLOAD_LENGTH),
    response_json: JSON.stringify(answer.slice(0, ANSWER_LENGTH)),
    user_agent: navigator.userAgent,
    user_error_message: explain(null).text,
    ...whose(stack),
  };
}

/** What asked without a remote's code on the way is the shell's: the outbox, polls. */
function whose(stack: string): Record<string, string> {
  const page = pageRelease();
  if (page === null) return {};
  const { remote, release } = codeOrigin(stack) ?? { remote: 'shell', release: page.shell };
  return { remote, release, set_seq: String(page.seq), arm: page.arm };
}

/** The server takes secrets out once more; what need not leave the device does not. Files are named, not sent. */
function withoutSecrets(name: string, value: unknown): unknown {
  if (isSecretName(name)) return '[removed]';
  if (value instanceof Blob) return `[${value.type || 'file'}, ${value.size} bytes]`;
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
