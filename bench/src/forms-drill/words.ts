import type { DrillForm } from './drill-page.tsx';

export const ELSEWHERE = /This form is open in another tab/u;
const STORED = /^Form saved(?: with \d+ participants!|, but there were no participants added\.)/u;
const WAITS = /^It waits on this device, and is sent by itself as soon as the server answers\.$/u;
const ONLY_HERE = /^This browser keeps nothing\. Leave this page open until it is sent\.$/u;
export const REFUSAL = 'The template is archived.';

type Outcome = DrillForm['outcomes'][number];

/** The sentence about a form that was handed in has to be the one that is true. */
export function wrongOutcome({ end, isDurable, outcome: { text, list } }: Outcome): string | null {
  const words = end === 'stored' ? STORED : isDurable ? WAITS : ONLY_HERE;
  return [text, ...list].some((line) => words.test(line)) ? null : `${end}, but this was said: ${text}`;
}
