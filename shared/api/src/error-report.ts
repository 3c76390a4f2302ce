import { codeOrigin } from './code-origin.ts';
import { explain } from './explain.ts';
import { pageRelease } from './page-release.ts';
import { isSecretName } from './secret-name.ts';

const PAYLOAD_LENGTH = 20_000;
const ANSWER_LENGTH = 4_000;

/** A failing call is reported at most once in this time, so that a poll does not fill the log. */
const QUIET_MS = 60_000;
const toldAt = new Map<string, number>();

/** `stack` was taken when the call started, so it leads to the code that made it. */
export type FailedAsk = { call: string; payload: object; answer: string; stack: string };

/**
 * The report for ErrorLog/save about a call that failed in the server, without secrets.
 * @returns null if the same call was reported recently
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

/** The release that made the call. A stack without a remote's code belongs to the shell: the outbox, polls. */
function whose(stack: string): Record<string, string> {
  const page = pageRelease();
  if (page === null) return {};
  const { remote, release } = codeOrigin(stack) ?? { remote: 'shell', release: page.shell };
  return { remote, release, set_seq: String(page.seq), arm: page.arm };
}

/**
 * Removes secrets; the server does the same, but what it does not need should not leave the device. Files are
 * described, not sent.
 */
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
