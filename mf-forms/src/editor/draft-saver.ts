import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import { onBack } from '@fieldspan/api/reach';
import { currentSession } from '@fieldspan/api/session';
import { saveRecord } from '@fieldspan/api/save-record';
import { staleOf } from '@fieldspan/api/stale';
import { showAlert } from '@fieldspan/api/alerts';
import { formJson, openForm } from '@fieldspan/domain/form/edit/edit-form';
import { mergeTemplates } from '@fieldspan/domain/form/merge-templates';
import { pathText } from '@fieldspan/domain/merge/clash';
import { t } from '@fieldspan/ui/i18n';
import { dropKept, keepLocally } from './kept-draft.ts';
import type { EditorStore } from './editor-store.ts';

export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'away' }
  | { kind: 'refused'; text: string };

/** After the last change; while somebody types nothing is sent. */
const QUIET_MS = 800;

type Opened = { id: number; version: number; json: string; keptName: string };

/**
 * Stores the draft a moment after each change. Until the server has it, it stands on this device. What a colleague saved
 * meanwhile is merged in.
 */
export class DraftSaver {
  readonly #store: EditorStore;
  readonly #id: number;
  readonly #keptName: string;
  #version: number;
  /** What the server has. */
  #base: string;
  #state: SaveState = { kind: 'saved', at: null };
  #savedAt: number | null = null;
  #saving: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(store: EditorStore, { id, version, json, keptName }: Opened) {
    this.#store = store;
    this.#id = id;
    this.#version = version;
    this.#base = json;
    this.#keptName = keptName;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): SaveState => this.#state;
  /** Of the record as it is stored. */
  readonly version = (): number => this.#version;

  /** @returns a function that stops it */
  watch(): () => void {
    let form = this.#store.form();
    const stops = [
      this.#store.subscribe(() => {
        if (form === this.#store.form()) return;
        form = this.#store.form();
        this.#later();
      }),
      onBack(() => void this.flush()),
    ];
    if (this.#isChanged()) this.#later();
    return () => {
      stops.forEach((stop) => stop());
      void this.flush();
    };
  }

  /** Another call stored the record, without another draft. */
  took(version: number): void {
    this.#version = version;
  }

  /** Sends what is not stored yet. Never rejects; `state` says how it went. */
  readonly flush = async (): Promise<void> => {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#saving) await this.#saving;
    if (!this.#isChanged()) return this.#sameAgain();
    this.#saving = this.#save();
    await this.#saving;
    this.#saving = null;
    return undefined;
  };

  /** What was changed was taken back before it was sent. */
  #sameAgain(): void {
    if (this.#state.kind === 'saved') return;
    dropKept(this.#keptName);
    this.#show({ kind: 'saved', at: this.#savedAt });
  }

  #isChanged(): boolean {
    return formJson(this.#store.form()) !== this.#base;
  }

  #later(): void {
    if (this.#state.kind !== 'unsaved') this.#show({ kind: 'unsaved' });
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      keepLocally(this.#keptName, { version: this.#version, base: this.#base, mine: formJson(this.#store.form()) });
      void this.flush();
    }, QUIET_MS);
  }

  async #save(): Promise<void> {
    const json = formJson(this.#store.form());
    this.#show({ kind: 'saving' });
    try {
      await saveRecord(
        'FormChildTemplate',
        { id: this.#id, version: this.#version, draft_json: json },
        { isUnshown: true },
      );
      this.#version += 1;
      this.#base = json;
      if (this.#isChanged()) return this.#later();
      dropKept(this.#keptName);
      this.#savedAt = Date.now();
      this.#show({ kind: 'saved', at: this.#savedAt });
    } catch (error) {
      this.#failed(error);
    }
    return undefined;
  }

  #failed(error: unknown): void {
    const stale = staleOf(error);
    if (stale) {
      const stored = textIn(stale.values['draft_json']) ?? textIn(stale.values['form_json']) ?? '[]';
      sayWho(stale.changed_by, this.#merge(stale.version, stored));
      // Not at once: a server that answers so again and again is not asked without a pause.
      this.#later();
      return;
    }
    const isAway = isApiError(error) && (error.kind === 'network' || error.kind === 'server');
    this.#show(isAway ? { kind: 'away' } : { kind: 'refused', text: explain(error).text });
  }

  /**
   * Brings what is stored into the form, by the keys of its questions. Where both changed the same, what was typed here stays, and
   * one undo shows theirs.
   * @returns the labels of what both changed
   */
  #merge(version: number, theirs: string): string[] {
    const sides = { base: this.#base, mine: formJson(this.#store.form()), theirs };
    const { json, clashes } = mergeTemplates(sides);
    const mine = new Map(clashes.map(({ path }) => [pathText(path), 'mine'] as const));
    // Two steps, so that one undo shows theirs.
    for (const text of clashes.length > 0 ? [json, mergeTemplates(sides, mine).json] : [json]) {
      const merged = openForm(text);
      if (merged) this.#store.apply(() => merged);
    }
    this.#version = version;
    this.#base = theirs;
    return [...new Set(clashes.map(({ label }) => label))];
  }

  #show(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Another tab of the same person is no colleague, but what was overwritten is told of it too. */
function sayWho(by: { id: number; name: string } | null, both: readonly string[]): void {
  const isOwn = by === null || by.id === currentSession()?.userId;
  if (both.length === 0 && isOwn) return;
  const name = by?.name ?? '';
  const questions = both.map((label) => `“${label}”`).join(', ');
  const message =
    both.length === 0
      ? t('{{name}} changed this form too. Both changes are here.', { name })
      : t('Changed here and by {{name}}: {{questions}}. What you wrote stands; Undo shows theirs.', {
          name,
          questions,
        });
  showAlert({ type: 'info', message });
}
