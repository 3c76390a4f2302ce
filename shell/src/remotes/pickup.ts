import { store } from '@fieldspan/api/store';
import type { PageSet } from '@fieldspan/contract/release';
import { dataText } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';
import { withinLoadTimeout } from '@fieldspan/federation/within-load-timeout';
import type { AtWork } from './at-work.ts';
import type { SeenSet } from './look-at-set.ts';
import { LostPartError } from './mounted-part.ts';
import type { MountedParts } from './mounted-parts.ts';
import { mixedRemotes, type Moment, type Plan, planPickup, type RemoteState } from './pickup-plan.ts';
import { readyAtom } from './ready-update.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { RunningSet } from './running-set.ts';
import { switchStyles } from './release-styles.ts';
import { SwitchedOffError } from './switched-off-error.ts';

/** A document takes up at most this many new releases, because loaded code cannot be freed. */
const MOST_RELEASES = 3;

type PickupParts = {
  running: RunningSet;
  loader: Pick<RemoteLoader, 'idOf' | 'isLoaded' | 'load' | 'take'>;
  mounted: MountedParts;
  atWork: Pick<AtWork, 'isTypingIn' | 'isTypingInDialog'>;
  /** Reloads the page, for a set with this number. */
  loadPage: (seq: number) => void;
  /** A new release could not be loaded or shown; the previous one continues. */
  onFailure: (remote: string, id: string, error: unknown) => void;
  onTaken: (remotes: readonly string[]) => void;
};

/** Takes up new releases in a running tab, at moments that cost nobody their work. */
export class Pickup {
  readonly #parts: PickupParts;
  #wanted: PageSet | null = null;
  /** Releases that this document has or had loaded, as `forms@1.0.0+…`. */
  readonly #held = new Set<string>();
  #fresh = 0;
  /** Releases that failed to load or start: not tried again before the next set. */
  #refused = new Set<string>();
  #stuck = new Set<string>();
  #running: Promise<void> = Promise.resolve();

  constructor(parts: PickupParts) {
    this.#parts = parts;
  }

  /** Whether a newer set is waiting for a good moment. */
  get isWaiting(): boolean {
    return this.#wanted !== null;
  }

  learn(seen: SeenSet): Promise<void> {
    const tab = this.#parts.running.get();
    if (seen.kind === 'same') return this.at('learned');
    // If this shell cannot read the set, treat it as requiring a newer shell.
    const set = seen.kind === 'set' ? seen.set : { ...tab, seq: seen.seq, shell: { id: '' } };
    // Another edge may still serve an older set.
    if (set.seq < (this.#wanted ?? tab).seq) return this.at('learned');
    this.#wanted = set;
    this.#refused = new Set();
    return this.at('learned');
  }

  /** Does what is possible at this moment. Never rejects. */
  at(moment: Moment): Promise<void> {
    this.#running = this.#running.then(() => this.#apply(moment));
    return this.#running;
  }

  async #apply(moment: Moment): Promise<void> {
    const wanted = this.#wanted;
    if (wanted === null) return;
    this.#stuck = new Set();
    const plan = await this.#planSaved(wanted, moment);
    if (plan.document === 'now') return this.#parts.loadPage(wanted.seq);
    const isDone = plan.take.length === 0 || (await this.#take(wanted, plan.take, moment));
    this.#tell(wanted, plan.ready);
    if (isDone && !plan.isWaiting) this.#finish(wanted);
  }

  #plan(wanted: PageSet, moment: Moment): Plan {
    const stateOf = (name: string) => this.#stateOf(name, wanted);
    return planPickup({ tab: this.#parts.running.get(), wanted: this.#withoutRefused(wanted), stateOf, moment });
  }

  /** Plans again until every remote that must stash its work has done so. */
  async #planSaved(wanted: PageSet, moment: Moment): Promise<Plan> {
    const plan = this.#plan(wanted, moment);
    const leaving = plan.document === 'now' ? Object.keys(this.#parts.running.get().remotes) : plan.take;
    const before = this.#stuck.size;
    await Promise.all(leaving.map((name) => this.#putBy(name)));
    return this.#stuck.size === before ? plan : this.#planSaved(wanted, moment);
  }

  async #putBy(name: string): Promise<void> {
    const { mounted, atWork } = this.#parts;
    if (!mounted.isShown(name)) return;
    if (atWork.isTypingInDialog()) this.#stuck.add(name);
    else if (mounted.isDirty(name)) await mounted.saveDrafts(name).catch(() => this.#stuck.add(name));
  }

  #stateOf(name: string, wanted: PageSet): RemoteState {
    const { loader, mounted, atWork } = this.#parts;
    const isShown = mounted.isShown(name);
    const isLoaded = isShown || loader.isLoaded(name);
    return {
      isLoaded,
      isShown,
      isBusy: isShown && (mounted.isDirty(name) || atWork.isTypingIn(name)),
      isStuck: this.#stuck.has(name),
      needsDocument: isLoaded && this.#cannotStandBeside(name, wanted),
    };
  }

  /**
   * Two builds of one version would have the same container name in the page; and a document takes up a limited number
   * of releases.
   */
  #cannotStandBeside(name: string, wanted: PageSet): boolean {
    const own = this.#parts.loader.idOf(name);
    const next = wanted.remotes[name]?.id;
    if (next === undefined || next === own || this.#held.has(`${name}@${next}`)) return false;
    return versionOf(next) === versionOf(own) || this.#fresh >= MOST_RELEASES;
  }

  #withoutRefused(wanted: PageSet): PageSet {
    const refused = Object.entries(wanted.remotes).filter(([name, { id }]) => this.#refused.has(`${name}@${id}`));
    if (refused.length === 0) return wanted;
    const names = refused.map(([name]) => name);
    return { ...wanted, remotes: mixedRemotes(wanted, this.#parts.running.get(), names) };
  }

  /** @returns whether all of it was taken up */
  async #take(wanted: PageSet, names: readonly string[], moment: Moment): Promise<boolean> {
    const { mounted, running, loader, onTaken } = this.#parts;
    const tab = running.get();
    const staying = names.filter((name) => mounted.isShown(name) && wanted.remotes[name]?.disabled === null);
    const putBack = names.map((name) => {
      const remote = wanted.remotes[name];
      if (loader.isLoaded(name)) this.#held.add(`${name}@${loader.idOf(name)}`);
      return remote ? loader.take(name, remote) : () => {};
    });
    const hasCome = await this.#prepare(wanted, staying);
    const isTooLate = moment !== 'asked' && staying.some((name) => this.#isBusyNow(name, tab, wanted));
    const isIn = hasCome && !isTooLate && (await this.#exchange(wanted, staying));
    if (!isIn) {
      for (const undo of putBack) undo();
      return false;
    }
    running.replace({ ...wanted, shell: tab.shell, remotes: mixedRemotes(tab, wanted, names) });
    for (const name of names) this.#takeAwayIfOff(name, wanted);
    for (const name of staying) this.#hold(`${name}@${wanted.remotes[name]?.id}`);
    onTaken(names);
    return true;
  }

  #takeAwayIfOff(name: string, { remotes }: PageSet): void {
    const remote = remotes[name];
    const reason = remote ? remote.disabled : `There is no ${name} any more`;
    if (reason !== null) this.#parts.mounted.takeAway(name, new SwitchedOffError(reason));
  }

  /** Somebody began to type while the code loaded; a recalled remote has already stashed what there was. */
  #isBusyNow(name: string, tab: PageSet, wanted: PageSet): boolean {
    const isRecalled = wanted.recalled?.includes(`${name}@${tab.remotes[name]?.id}`) ?? false;
    return !isRecalled && this.#stateOf(name, wanted).isBusy;
  }

  #hold(release: string): void {
    if (!this.#held.has(release)) this.#fresh += 1;
    this.#held.add(release);
  }

  async #prepare(wanted: PageSet, names: readonly string[]): Promise<boolean> {
    const outcomes = await Promise.all(names.map((name) => this.#try(wanted, name, () => this.#fetch(wanted, name))));
    return outcomes.every(Boolean);
  }

  async #fetch(wanted: PageSet, name: string): Promise<void> {
    const { mounted, loader } = this.#parts;
    await withinLoadTimeout(
      name,
      mounted.prepare(name, (part) => loader.load(part)),
    );
    // The loader has fallen back to the release that already runs, and has reported it.
    if (loader.idOf(name) !== wanted.remotes[name]?.id) throw new Error(`${name} came as another release`);
  }

  async #exchange(wanted: PageSet, names: readonly string[]): Promise<boolean> {
    const { mounted, loader, running } = this.#parts;
    for (const name of names) {
      const before = running.get().remotes[name]?.id ?? '';
      const next = wanted.remotes[name]?.id ?? '';
      switchStyles(name, next, true);
      const isIn = await this.#try(wanted, name, () => mounted.exchange(name, (part) => loader.load(part)));
      switchStyles(name, isIn ? before : next, false);
      if (!isIn) return false;
    }
    return true;
  }

  async #try(wanted: PageSet, name: string, step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (error) {
      const id = wanted.remotes[name]?.id ?? '';
      this.#refused.add(`${name}@${id}`);
      this.#parts.onFailure(name, id, error);
      if (error instanceof LostPartError) this.#parts.loadPage(wanted.seq);
      return false;
    }
  }

  #tell(wanted: PageSet, ready: readonly string[]): void {
    const { remotes } = this.#parts.running.get();
    const titleOf = (name: string) =>
      translated(dataText((remotes[name] ?? wanted.remotes[name])?.manifest.title ?? 'Fieldspan'));
    store.set(readyAtom, { titles: ready.map(titleOf), take: () => this.#takeAsked() });
  }

  async #takeAsked(): Promise<boolean> {
    await this.at('asked');
    return this.#stuck.size === 0;
  }

  #finish(wanted: PageSet): void {
    const { running } = this.#parts;
    this.#wanted = null;
    if (running.get().seq !== wanted.seq) running.replace({ ...wanted, remotes: running.get().remotes });
  }
}

const versionOf = (id: string): string => id.split('+')[0] ?? '';
