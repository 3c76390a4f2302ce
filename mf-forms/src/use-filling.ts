import { showAlert } from '@fieldspan/api/alerts';
import { discard } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { logFormStart } from '@fieldspan/api/queries/forms';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { filledForm } from './filled-form.ts';
import { newFill } from './filler/new-fill.ts';
import type { FillStore } from './filler/fill-store.ts';
import type { FillingSource } from './filling-source.tsx';
import { waitOf } from './form-wait.ts';
import type { FilledForm, FormWait } from './signing/keep-form.ts';
import type { Outcome } from './signing/submit-form.ts';
import { useFormSubmission } from './signing/use-form-submission.ts';
import { useCompletion } from './use-completion.ts';

export type FillingOptions = {
  /** Already signed: opens on the last section. */
  skipForm?: boolean;
  onSubmitted: (formId: number, outcome: Outcome) => void;
  /** The server cannot be reached: the outbox has the form, and will send it. */
  onWaiting: (waiting: OutboxItem, outcome: Outcome) => void;
};

/** A form being filled: answers, signing and sending, with one draft for all of it. */
export function useFilling(source: FillingSource, options: FillingOptions) {
  const { child, draft, form: asked, roots } = source;
  const { skipForm = false, onSubmitted, onWaiting } = options;
  const [store] = useState(() =>
    newFill({
      json: child.form_json ?? child.FormTemplate?.form_json ?? null,
      templateVersion: child.published_version,
      roots: roots(),
      draft,
      isOnLast: skipForm,
    }),
  );
  const [equipmentId, setEquipmentId] = useState(draft.parts.equipmentId ?? asked.about?.equipment ?? null);
  const [isEquipmentMissing, setIsEquipmentMissing] = useState(false);
  const [completion, changeCompletion] = useCompletion(draft);
  useStartLog(source);

  const form = (): { filled: FilledForm; wait: FormWait } | null => {
    if (store === null || (!skipForm && !store.checkAll())) return null;
    const lacksEquipment = child.FormTemplate?.has_equipment === 1 && equipmentId === null;
    setIsEquipmentMissing(lacksEquipment);
    if (lacksEquipment) store.open(0);
    if (lacksEquipment || isSiteMissing(source)) return null;
    return { filled: filledForm(store.doc(), source, equipmentId), wait: waitOf(source, store.doc(), equipmentId) };
  };
  const submission = useFormSubmission({
    value: completion,
    onChange: changeCompletion,
    keep: draft.flush,
    form,
    onRefused: (said) => store?.refuse(said),
    onSubmitted: (formId, outcome) => {
      void draft.remove();
      if (source.unsent) void discard(source.unsent.clientKey);
      onSubmitted(formId, outcome);
    },
    onWaiting: (waiting, outcome) => {
      if (waiting.isDurable) void draft.remove();
      else draft.removeOnceSent(waiting);
      onWaiting(waiting, outcome);
    },
  });
  return {
    store,
    completion,
    changeCompletion,
    submission,
    equipment: {
      value: equipmentId,
      isMissing: isEquipmentMissing && equipmentId === null,
      onPick: (picked: number | null) => {
        setEquipmentId(picked);
        draft.keep({ equipmentId: picked });
      },
    },
    /** From any section: shows what is missing, or signs and sends on the last one. */
    submit: () => {
      if (store && (skipForm || store.checkAll())) showLast(store);
      submission.submit();
    },
  };
}

export type Filling = ReturnType<typeof useFilling>;

function showLast(store: FillStore): void {
  const last = store.doc().sections.length;
  if (store.view().at !== last) store.open(last);
}

/** The form's project could not be read: sent now, the form would belong to none. */
function isSiteMissing({ form, site }: FillingSource): boolean {
  const isMissing = form.place !== null && site === null;
  if (isMissing) {
    const message = t('The project or service of this form could not be read. Try again when the connection is back.');
    showAlert({ type: 'danger', message });
  }
  return isMissing;
}

/** Tells the server once that the form was opened. Nothing waits for it. */
function useStartLog({ child, unsent }: FillingSource): void {
  const log = useEffectEvent(() => {
    if (unsent === null) logFormStart(child).catch(() => undefined);
  });
  useEffect(() => log(), []);
}
