import type { PageRemote, PageSet } from '@fieldspan/contract/release';
import { versionFits } from './version-fits.ts';

/** The state of a remote in this tab. */
export type RemoteState = {
  /** Its code is loaded or loading. */
  isLoaded: boolean;
  /** A page or a widget of it is mounted. */
  isShown: boolean;
  /** It holds somebody's work: unsaved, or typed since the screen was opened. */
  isBusy: boolean;
  /** It was asked to stash the work and could not. */
  isStuck: boolean;
  /** Its new release cannot run beside what this document has already loaded of it. */
  needsDocument: boolean;
};

/**
 * - `learned`: a new set was just found - `idle`: later, while nobody touches the page - `moved`: the person has
 * navigated - `asked`: the person pressed Update
 */
export type Moment = 'learned' | 'idle' | 'moved' | 'asked';

export type Plan = {
  /** Remotes whose new release is taken up now. */
  take: string[];
  /**
   * Remotes that wait because somebody is working in them; people are told and choose the time. The shell is `shell`.
   */
  ready: string[];
  /** Reload the page instead: now, or at the next navigation. */
  document: 'no' | 'later' | 'now';
  /** Whether anything of the new set is still to be taken up. */
  isWaiting: boolean;
};

type Situation = { tab: PageSet; wanted: PageSet; stateOf: (name: string) => RemoteState; moment: Moment };

/** Decides what of a new set a tab takes up now: nothing that would cost somebody their work. */
export function planPickup(situation: Situation): Plan {
  const { tab, wanted, stateOf, moment } = situation;
  const changed = changedNames(tab, wanted);
  const isUrgent = changed.some((name) => isOff(tab, wanted, name) && stateOf(name).isShown);
  if (isOtherDocument(tab, wanted) || changed.some((name) => stateOf(name).needsDocument)) {
    return planDocument(situation, isUrgent);
  }
  const take = fittingNames(
    situation,
    changed.filter((name) => mayMove(situation, name)),
  );
  const left = changed.filter((name) => !take.includes(name));
  const ready = left.filter((name) => moment !== 'asked' && stateOf(name).isShown && stateOf(name).isBusy);
  return { take, ready, document: 'no', isWaiting: left.length > 0 };
}

const overridesOf = ({ overrides }: PageSet): string =>
  (overrides ?? []).map(({ remote, origin }) => `${remote} ${origin}`).join();

/** A new shell needs a reload; so do banner and content policy of an override, which end with the page. */
function isOtherDocument(tab: PageSet, wanted: PageSet): boolean {
  return tab.shell.id !== wanted.shell.id || overridesOf(tab) !== overridesOf(wanted);
}

/** Everything waits for the reload, which unsaved work delays. */
function planDocument({ tab, wanted, stateOf, moment }: Situation, isUrgent: boolean): Plan {
  const names = Object.keys(tab.remotes).filter((name) => stateOf(name).isShown);
  const isStuck = names.some((name) => stateOf(name).isStuck);
  const isBusy = names.some((name) => stateOf(name).isBusy);
  const isDue = moment === 'asked' || isUrgent || (moment === 'moved' && !isBusy);
  const isShell = tab.shell.id !== wanted.shell.id;
  const changed = isShell ? ['shell'] : changedNames(tab, wanted).filter((name) => stateOf(name).isLoaded);
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

/** Recalled or disabled meanwhile: it is replaced as soon as the work in it is stashed. */
function isOff(tab: PageSet, wanted: PageSet, name: string): boolean {
  const isRecalled = wanted.recalled?.includes(`${name}@${tab.remotes[name]?.id}`) ?? false;
  return isRecalled || (tab.remotes[name]?.disabled === null && (wanted.remotes[name]?.disabled ?? null) !== null);
}

function mayMove({ tab, wanted, stateOf, moment }: Situation, name: string): boolean {
  const { isShown, isBusy, isStuck } = stateOf(name);
  if (!isShown) return true;
  if (isStuck) return false;
  if (isOff(tab, wanted, name) || moment === 'asked') return true;
  return moment !== 'learned' && !isBusy;
}

/** Of these remotes, those whose new releases are compatible with what stays; the others wait. */
function fittingNames({ tab, wanted }: Pick<Situation, 'tab' | 'wanted'>, names: string[]): string[] {
  // Conflicts inside the new set itself were accepted by the operator who promoted it.
  const known = misfitsOf(wanted.remotes);
  const misfits = misfitsOf(mixedRemotes(tab, wanted, names));
  const fitting = names.filter((name) => !misfits.has(name) || known.has(name));
  return fitting.length === names.length ? names : fittingNames({ tab, wanted }, fitting);
}

/** The tab's remotes, with the taken ones replaced by those of the new set. */
export function mixedRemotes(tab: PageSet, wanted: PageSet, taken: readonly string[]): PageSet['remotes'] {
  const entries = [
    ...Object.entries(tab.remotes).filter(([name]) => !taken.includes(name)),
    ...Object.entries(wanted.remotes).filter(([name]) => taken.includes(name)),
  ];
  return Object.fromEntries(entries);
}

/** Remotes that use a widget that no other provides, or that own a route twice; both sides of each conflict. */
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
