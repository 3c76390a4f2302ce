import { showAlert } from '@fieldspan/api/alerts';
import { saveRecord } from '@fieldspan/api/save-record';
import type { FieldValue, FieldValues } from '@fieldspan/api/save-record';
import type { Saved } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import { changedFields } from '@fieldspan/domain/changed-fields';
import { useLeaveGuard } from '@fieldspan/federation/leave-guard';
import { t } from '@fieldspan/ui/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetWork, putByWork, workPutBy } from './put-by-work.ts';

type RecordFormOptions = {
  model: ModelName;
  /** null makes a new record. */
  id: number | null;
  /** The record as it was read; what other people change meanwhile flows into the fields nobody touched here. */
  initial: FieldValues;
  /** Sent with every save beside the changed fields, such as the step that a wizard has come to. */
  always?: FieldValues;
  /** Keys of the reads to refresh after a save. */
  refresh: readonly QueryKey[];
  /** Said after a save: "Record Saved!" for records, "Saved!" for settings. */
  saidAfter?: string;
  onSaved?: (saved: Saved) => void;
};

/**
 * A form over one record: sends only changed fields, keeps the input when the server refuses,
 * asks before unsaved changes are left behind, and hands them over to a newer version of the screen.
 * Errors are announced by the query client.
 */
export function useRecordForm(options: RecordFormOptions) {
  const { model, id, initial, refresh, always = {}, saidAfter = 'Record Saved!', onSaved } = options;
  const form = `${model} ${id ?? 'new'}`;
  const [edits, setEdits] = useState<FieldValues>(() => editsPutBy(form));
  useEffect(() => forgetWork(form), [form]);
  const client = useQueryClient();
  const values: FieldValues = { ...initial, ...edits };
  const changes = changedFields(initial, values);
  const isDirty = Object.keys(changes).length > 0;

  const saving = useMutation({
    mutationFn: (sent: FieldValues) => {
      const filled = { ...initial, ...sent };
      return saveRecord(
        model,
        id === null ? { ...filled, ...always } : { id, ...changedFields(initial, filled), ...always },
      );
    },
    onSuccess: async (saved, sent) => {
      showAlert({ type: 'saved', message: t(saidAfter) });
      await Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey })));
      // At once: what is saved no longer holds back the navigation that may follow.
      flushSync(() => setEdits((now) => changedFields(sent, now)));
      onSaved?.(saved);
    },
  });
  useLeaveGuard(isDirty, t('You have changes that are not saved. Leave without saving?'), async () =>
    putByWork(form, edits),
  );

  return {
    values,
    isDirty,
    isSaving: saving.isPending,
    set: (name: string, value: FieldValue) => setEdits((now) => ({ ...now, [name]: value })),
    discard: () => setEdits({}),
    save: () => {
      if (!saving.isPending) saving.mutate(edits);
    },
  };
}

/** What the screen that stood here before had not saved. */
function editsPutBy(form: string): FieldValues {
  const work = workPutBy(form);
  if (typeof work !== 'object' || work === null) return {};
  return Object.fromEntries(Object.entries(work).filter((entry): entry is [string, FieldValue] => isField(entry[1])));
}

const isField = (value: unknown): value is FieldValue =>
  value === null || typeof value === 'string' || typeof value === 'number';
