import { type Message, msg } from '@fieldspan/domain/message';
import { showAlert } from '@fieldspan/api/alerts';
import { currentSession } from '@fieldspan/api/session';
import { staleOf } from '@fieldspan/api/stale';
import type { Saved } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import type { Blank, FieldValue, FormField, FormValues } from '@fieldspan/contract/save';
import type { StaleData } from '@fieldspan/contract/stale';
import { changedFields } from '@fieldspan/domain/changed-fields';
import { useLeaveGuard } from '@fieldspan/federation/leave-guard';
import { t, translated } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { stashedDraft, forgetDraft, stashDraft } from './record-draft.ts';
import { sendChange, sendCreation } from './send-record.ts';
import type { Sent, Tried } from './send-record.ts';
import { useMergeQuestion } from './use-merge-question.tsx';

type RecordFormOptions<N extends ModelName> = {
  model: N;
  /** null creates a new record. */
  id: number | null;
  /** Version of the record as read; saving over another version merges. null for a new record. */
  version: number | null;
  /** The record as read; later changes by others flow into the fields that were not touched here. */
  initial: FormValues<N>;
  /** Sent with every save in addition to the changed fields, such as the current step of a wizard. */
  always?: Blank<N>;
  /** Computed fields, such as a total of lines: the person is not asked about them. */
  derive?: (values: FormValues<N>) => Blank<N>;
  /** The screen's labels, where they differ from the contract's. */
  labels?: { readonly [F in FormField<N>]?: string };
  /**
   * Announced after a save: "Record Saved!" for records, "Saved!" for settings. null where the screen saves by itself: then
   * only what was merged is announced.
   */
  saidAfter?: Message | null;
  onSaved?: (saved: Saved) => void;
};

type RecordForm<N extends ModelName> = {
  values: FormValues<N>;
  isDirty: boolean;
  isSaving: boolean;
  /** Asked when somebody else changed the same field meanwhile; the screen draws the question. */
  question: ReactNode;
  set: (name: FormField<N>, value: FieldValue) => void;
  discard: () => void;
  save: () => void;
};

/**
 * A form over one record. It sends only changed fields, with the version they were typed over, and merges what somebody
 * else changed meanwhile. It keeps the input when the server refuses, asks before unsaved changes are lost, and hands
 * them to a newer version of the screen. A form for a new record creates one, however often it is sent. The query
 * client announces errors.
 */
export function useRecordForm<N extends ModelName>(options: RecordFormOptions<N>): RecordForm<N> {
  const { model, id, version, initial, labels = {}, saidAfter = msg('Record Saved!'), onSaved } = options;
  const draft = useDraft<N>(`${model} ${id ?? 'new'}`);
  const { question, ask } = useMergeQuestion(model, { labels });
  const { edits } = draft;
  const values: FormValues<N> = { ...initial, ...edits };
  const isDirty = Object.keys(changedFields(initial, values)).length > 0;

  const saving = useMutation({
    mutationFn: (sent: FormValues<N>) => send({ ...options, edits: sent, draft, ask }),
    onSuccess: (done, sent) => {
      if (done === null) return;
      const message = saidText(done.mergedWith, saidAfter);
      if (message !== null) showAlert({ type: 'saved', message });
      // Runs at once, so that saved work does not block the navigation that may follow.
      flushSync(() => draft.keepOnly((now) => changedFields(sent, now)));
      onSaved?.(done.saved);
    },
  });
  useLeaveGuard(isDirty, t('You have changes that are not saved. Leave without saving?'), async () => draft.stash());

  return {
    values,
    isDirty,
    isSaving: saving.isPending,
    question,
    set: (name, value) => draft.set({ values: initial, version }, name, value),
    discard: draft.discard,
    save: () => {
      if (!saving.isPending) saving.mutate(edits);
    },
  };
}

/** There is no version yet: a new record was never read. */
const UNREAD = 0;

type Sending<N extends ModelName> = RecordFormOptions<N> & {
  edits: FormValues<N>;
  draft: ReturnType<typeof useDraft<N>>;
  ask: ReturnType<typeof useMergeQuestion>['ask'];
};

async function send<N extends ModelName>(sending: Sending<N>): Promise<Sent | null> {
  const { model, id, version, initial, edits, draft, ask, always, derive } = sending;
  const also = { ...(always && { always }), ...(derive && { derive }) };
  const base = id === null ? { values: initial, version: UNREAD } : (draft.base ?? { values: initial, version });
  if (id === null) {
    try {
      const saved = await sendCreation(model, { ...initial, ...edits, ...always }, draft.tried.current);
      return { saved, mergedWith: null };
    } catch (error) {
      const made = staleOf(error)?.values['id'];
      if (typeof made !== 'number') throw error;
      // Somebody else created the only one meanwhile: what was typed is merged into that.
      return sendChange({ model, id: made, base, edits, ask, ...also });
    }
  }
  return sendChange({ model, id, base, edits, ask, ...also });
}

/** The input, the record it was typed over, and the client key of the one record that the form may create. */
function useDraft<N extends ModelName>(form: string) {
  const [{ edits, base, clientKey }, setDraft] = useState(() => stashedDraft<N>(form));
  const tried = useRef<Tried<N>>({ clientKey, sent: null });
  useEffect(() => forgetDraft(form), [form]);
  return {
    edits,
    base,
    tried,
    set: (over: NonNullable<typeof base>, name: FormField<N>, value: FieldValue) =>
      setDraft((now) => ({ ...now, base: now.base ?? over, edits: { ...now.edits, [name]: value } })),
    discard: () => setDraft((now) => ({ ...now, base: null, edits: {} })),
    /** After a save: what was typed meanwhile stays, over the record as next read. */
    keepOnly: (left: (edits: FormValues<N>) => FormValues<N>) => {
      tried.current = { clientKey: crypto.randomUUID(), sent: null };
      setDraft((now) => ({ edits: left(now.edits), base: null, clientKey: tried.current.clientKey }));
    },
    stash: () => stashDraft(form, { edits, base, clientKey }),
  };
}

function saidText(mergedWith: StaleData | null, saidAfter: Message | null): string | null {
  const by = mergedWith?.changed_by ?? null;
  if (by === null || by.id === currentSession()?.userId) return saidAfter === null ? null : translated(saidAfter);
  return t('Saved, together with what {{name}} changed meanwhile.', { name: by.name });
}
