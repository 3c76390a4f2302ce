import type { PageRemote, PageSet } from '@fieldspan/contract/release';
import { versionFits } from './version-fits.ts';

/** How a remote stands in this tab. */
export type Standing = {
  /** Its code is here, or on its way. */
  isLoaded: boolean;
  /** A page or a widget of it stands in the document. */
  isShown: boolean;
  /** Somebody's work stands in it: not saved, or typed since they came to the screen. */
  isBusy: boolean;
  /** It was asked to put the work by, and could not. */
  isStuck: boolean;
  /** The new release cannot stand beside what this document has of it already. */
  needsDocument: boolean;
};

/**
 * - `learned`: the server told of a new set
 * - `idle`: the same later, while nobody touches the page
 * - `moved`: the person has come to another screen
 * - `asked`: the person wants the update now
 */
export type Moment = 'learned' | 'idle' | 'moved' | 'asked';

export type Plan = {
  /** Remotes whose new release the tab takes now. */
  take: string[];
  /** What waits because somebody is at work in it: people are told, and choose the time. The shell is `shell`. */
  ready: string[];
  /** The page is loaded anew instead: now, or at the next move. */
  document: 'no' | 'later' | 'now';
  /** Whether anything of the new set is left for another moment. */
  isWaiting: boolean;
};

type Situation = { tab: PageSet; wanted: PageSet; standingOf: (name: string) => Standing; moment: Moment };

/** What of a new set a tab takes at this moment: nothing that would cost somebody their work. */
export function planPickup(situation: Situation): Plan {
  const { tab, wanted, standingOf, moment } = situation;
  const changed = changedNames(tab, wanted);
  const isUrgent = changed.some((name) => isOff(tab, wanted, name) && standingOf(name).isShown);
  if (isOtherDocument(tab, wanted) || changed.some((name) => standingOf(name).needsDocument)) {
    return planDocument(situation, isUrgent);
  }
  const take = fittingNames(
    situation,
    changed.filter((name) => mayMove(situation, name)),
  );
  const left = changed.filter((name) => !take.includes(name));
  const ready = left.filter((name) => moment !== 'asked' && standingOf(name).isShown && standingOf(name).isBusy);
  return { take, ready, document: 'no', isWaiting: left.length > 0 };
}

const overridesOf = ({ overrides }: PageSet): string =>
  (overrides ?? []).map(({ remote, origin }) => `${remote} ${origin}`).join();

/** The shell is the document's own; banner and content policy of an override are too, and end with it. */
function isOtherDocument(tab: PageSet, wanted: PageSet): boolean {
  return tab.shell.id !== wanted.shell.id || overridesOf(tab) !== overridesOf(wanted);
}

/** Everything waits for the page to be loaded anew, which a person's work holds back. */
function planDocument({ tab, wanted, standingOf, moment }: Situation, isUrgent: boolean): Plan {
  const names = Object.keys(tab.remotes).filter((name) => standingOf(name).isShown);
  const isStuck = names.some((name) => standingOf(name).isStuck);
  const isBusy = names.some((name) => standingOf(name).isBusy);
  const isDue = moment === 'asked' || isUrgent || (moment === 'moved' && !isBusy);
  const isShell = tab.shell.id !== wanted.shell.id;
  const changed = isShell ? ['shell'] : changedNames(tab, wanted).filter((name) => standingOf(name).isLoaded);
  return {
    take: [],
    ready: isBusy && !isDue ? changed : [],
    document: isDue && !isStuck ? 'now' : 'later',
    isWaiting: true,
  };
}

function changedNames(tab: PageSet, wanted: PageSet): string[] {
  const names = new Set([...Object.keys(tab.remotes), ...Object.keys(wanted.remotes)]);
  return [...names].filter((name) => keyOf(tab.remotes[name]) !== keyOf(wanted.remotes[name]));
}

const keyOf = (remote: PageRemote | undefined): string => (remote ? `${remote.id} ${remote.disabled ?? ''}` : '');

/** Recalled or switched off since: nobody should stay with it for longer than it takes to put their work by. */
function isOff(tab: PageSet, wanted: PageSet, name: string): boolean {
  const isRecalled = wanted.recalled?.includes(`${name}@${tab.remotes[name]?.id}`) ?? false;
  return isRecalled || (tab.remotes[name]?.disabled === null && (wanted.remotes[name]?.disabled ?? null) !== null);
}

function mayMove({ tab, wanted, standingOf, moment }: Situation, name: string): boolean {
  const { isShown, isBusy, isStuck } = standingOf(name);
  if (!isShown) return true;
  if (isStuck) return false;
  if (isOff(tab, wanted, name) || moment === 'asked') return true;
  return moment !== 'learned' && !isBusy;
}

/** Of these names, those whose new releases get on with what stays; what does not waits for the others. */
function fittingNames({ tab, wanted }: Pick<Situation, 'tab' | 'wanted'>, names: string[]): string[] {
  // What does not fit in the new set itself was let through by somebody who knew.
  const known = misfitsOf(wanted.remotes);
  const misfits = misfitsOf(mixedRemotes(tab, wanted, names));
  const fitting = names.filter((name) => !misfits.has(name) || known.has(name));
  return fitting.length === names.length ? names : fittingNames({ tab, wanted }, fitting);
}

/** The tab's remotes with those of the new set in the place of the taken ones. */
export function mixedRemotes(tab: PageSet, wanted: PageSet, taken: readonly string[]): PageSet['remotes'] {
  const entries = [
    ...Object.entries(tab.remotes).filter(([name]) => !taken.includes(name)),
    ...Object.entries(wanted.remotes).filter(([name]) => taken.includes(name)),
  ];
  return Object.fromEntries(entries);
}

/** Remotes that use a widget which the others do not give, or that own an address twice; both sides of each clash. */
function misfitsOf(remotes: PageSet['remotes']): Set<string> {
  const misfits = new Set<string>();
  const owners = new Map<string, string>();
  for (const [name, { manifest }] of Object.entries(remotes)) {
    for (const [widget, range] of Object.entries(manifest.uses)) {
      const [giver = '', key = ''] = widget.split('.');
      const given = remotes[giver]?.manifest.widgets[key];
      if (given === undefined || !versionFits(given, range)) misfits.add(name).add(giver);
    }
    for (const { path } of manifest.routes) {
      const shape = path.replaceAll(/:[^/]+/g, ':');
      const owner = owners.get(shape);
      if (owner !== undefined) misfits.add(name).add(owner);
      owners.set(shape, name);
    }
  }
  return misfits;
}
