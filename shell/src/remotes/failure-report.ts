import { type CodeOrigin, codeOrigin } from '@fieldspan/api/code-origin';
import { armOf } from '@fieldspan/api/page-release';
import { withoutTokens } from '@fieldspan/api/without-tokens';
import type { PageSet } from '@fieldspan/contract/release';
import { isError } from '@fieldspan/domain/is-error';
import type { FailureReport } from '@fieldspan/federation/lifecycles';
import { loadFailureOf } from '@fieldspan/federation/load-failure';

type Reported = FailureReport & {
  /** Id of the release that should have been shown, according to the set; the failing file is more precise. */
  id: string;
  /** Code by which the report can be found. */
  code: string;
};

/**
 * The failing file decides: two versions of a remote may run in one tab, and one remote's code runs inside another's
 * page.
 */
function whoseCode(text: string, remote: string, release: string): CodeOrigin {
  const origin = codeOrigin(text);
  const isTold = origin !== null && (origin.remote !== 'shell' || remote === 'shell');
  return isTold ? origin : { remote, release };
}

/** The ErrorLog/save fields of a failure: whose code it was, which release, which set and arm. Never a token. */
export function failureReport(set: PageSet, { part, error, id, code }: Reported) {
  const { name, type, request } = loadFailureOf(error);
  const [remote = part] = part.split('.');
  const { stack = '', message } = isError(error) ? error : { message: String(error) };
  const told = { code, part, env: set.env, name, type, canaries: set.canaries ?? [], stack };
  return {
    endpoint: withoutTokens(request ?? location.pathname),
    payload_json: withoutTokens(JSON.stringify(told)),
    user_agent: navigator.userAgent,
    user_error_message: withoutTokens(message),
    ...whoseCode(`${request ?? ''}\n${stack}`, remote, id),
    set_seq: set.seq,
    arm: armOf(set),
  };
}
