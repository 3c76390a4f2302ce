import type { FaultName } from './faults.ts';
import type { Filler } from './person.ts';
import { isPromised } from './work.ts';
import { REFUSAL } from './words.ts';

const SAVED = /Saved on this device /u;
const NOT_KEPT = /This browser keeps nothing\. Do not close the form before it is sent\./u;
const CHANGED = /This form (?:was changed since you began|has just been changed)\./u;
const SIGN_IN = /Please sign in\./u;

/** What has to be said after a fault, by how things are now; `said` is all that was. */
export function unsaid(filler: Filler, fault: FaultName, said: readonly string[]): string[] {
  return dueAfter(filler, fault).flatMap((words) =>
    said.some((text) => words.test(text)) ? [] : [`After ${fault} it was not said: ${words.source}`],
  );
}

function dueAfter(filler: Filler, fault: FaultName): RegExp[] {
  const { browser, page } = filler;
  if (fault === 'session over' && page.person() === null) return [SIGN_IN];
  const isRefused = fault === 'answers refused' && !browser.fates.some((fate) => typeof fate === 'object');
  return [
    ...lineOf(filler),
    ...(isRefused ? [new RegExp(REFUSAL, 'u')] : []),
    ...(isChanged(filler, fault) ? [CHANGED] : []),
  ];
}

/** Whether the answers of an open form are on the device. */
function lineOf({ form }: Filler): RegExp[] {
  const state = form?.source?.draft.state();
  if (!state) return [];
  if (!state.isKept) return [NOT_KEPT];
  return state.savedAt === null ? [] : [SAVED];
}

const isChanged = ({ browser, page, form, work }: Filler, fault: FaultName): boolean =>
  fault === 'template published' &&
  !browser.isOffline &&
  page.person() !== null &&
  form?.source?.draft.found !== undefined &&
  form.source.draft.found !== null &&
  work !== null &&
  isPromised(work);
