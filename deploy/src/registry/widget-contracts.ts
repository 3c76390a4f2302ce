import type { Release } from '@fieldspan/contract/release';
import { satisfies } from 'semver';
import type { ContractUse } from './contract-use.ts';
import type { Combination } from './gate-rules.ts';
import { type Complaint, complaintWords } from './type-questions.ts';

/** Widgets provided in a version that the user accepts; others are already refused for their version. */
function fitting(
  user: Release,
  { releases }: Combination,
): { widget: string; range: string; given: string; giver: Release }[] {
  return Object.entries(user.manifest?.uses ?? {}).flatMap(([widget, range]) => {
    const [owner = '', name = ''] = widget.split('.');
    const giver = releases.get(owner);
    const given = giver?.manifest?.widgets[name];
    return giver === undefined || given === undefined || !satisfies(given, range)
      ? []
      : [{ widget, range, given, giver }];
  });
}

/** The user passes what the provider takes, and nothing that it no longer takes. */
function statementsFor(widget: string): string[] {
  const name = JSON.stringify(widget);
  return [
    `type Had = (typeof import('./user.js'))['uses'][${name}];`,
    `type Takes = (typeof import('./giver.js'))['gives'][${name}];`,
    'export const gone: never = some<Exclude<Keys<Had>, Keys<Takes>>>();',
    'export const given: Takes = some<Had>();',
  ];
}

const isTold = (text: string | undefined, widget: string): text is string =>
  text?.includes(JSON.stringify(widget)) === true;

/** Checks for every mounted widget whether it takes the props that its user passes. */
export function widgetUses(
  combination: Combination,
  recorded: (release: Release) => string | undefined,
): ContractUse[] {
  return [...combination.releases.values()].flatMap((user) =>
    fitting(user, combination).flatMap(({ widget, range, given, giver }): ContractUse[] => {
      const [had, takes] = [recorded(user), recorded(giver)];
      if (!isTold(had, widget) || !isTold(takes, widget)) return [];
      const files = { 'user.d.ts': had, 'giver.d.ts': takes };
      const question = { files, statements: statementsFor(widget) };
      return [{ user, giver, name: widget, range, given, question, wordsOf }];
    }),
  );
}

function wordsOf(complaint: Complaint): string {
  if (complaint.statement !== 2) return complaintWords(complaint);
  const gone = [...(complaint.texts[0] ?? '').matchAll(/"(.*?)"/g)].map(([, name]) => name);
  return `it takes no ${gone.join(', ')} any more`;
}
