import { dataText } from '@fieldspan/domain/message';
import { saveRecord } from '@fieldspan/api/save-record';
import { recordLock } from '@fieldspan/domain/record-lock';
import type { RecordLock } from '@fieldspan/domain/record-lock';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '@fieldspan/records/review/reason-dialog';
import { IssueButton } from './issue-button.tsx';
import type { LinedModel } from './use-lines-form.ts';
import styles from './document-steps.module.css';
import { refreshReaders } from '@fieldspan/api/query-client';

type DocumentStepsProps = {
  model: Exclude<LinedModel, 'SupplierBill'>;
  /** `total`: as the person sees it; the server refuses to issue another one. */
  document: { id: number; version: number; status: string | null; is_quote?: number; total: number | null };
  mayWrite: boolean;
  /** Lines of the draft are not saved yet. */
  isUnsaved?: boolean;
  /** States that something else decides, here. */
  without?: readonly string[];
  /** Nothing leads back from its state, with no reason. */
  isFinal?: boolean;
};

const KINDS = { PurchaseOrder: 'order', ChangeOrder: 'change', JobInvoice: 'invoice', JobBid: 'bid' } as const;

const kindOf = (model: DocumentStepsProps['model'], { is_quote }: DocumentStepsProps['document']) => {
  if (model === 'ServiceInvoice') return is_quote === 1 ? 'quote' : 'invoice';
  return KINDS[model];
};

const NONE: readonly string[] = [];

type Step = { status: string; reason?: string; total?: number };

/** Says that an issued document is locked, and offers the possible next states; a draft is issued. */
export function DocumentSteps({
  model,
  document,
  mayWrite,
  isUnsaved = false,
  without = NONE,
  isFinal = false,
}: DocumentStepsProps) {
  const lock = recordLock(model, document);
  const moving = useMutation({
    mutationFn: (step: Step) => saveRecord(model, { id: document.id, version: document.version, ...step }),
    // Somebody else may have changed its state.
    onError: () => refreshReaders(`${model}/save`),
  });
  if (lock === null) {
    // The total that was seen goes along: if the taxes have changed since, nothing is issued.
    const seen = document.total === null ? {} : { total: document.total };
    return mayWrite && document.total !== null ? (
      <IssueButton
        kind={kindOf(model, document)}
        isBusy={moving.isPending}
        isHeld={isUnsaved}
        onIssue={() => moving.mutateAsync({ status: 'Sent', ...seen })}
      />
    ) : null;
  }
  const left = isFinal ? { ...lock, next: NONE, withReason: NONE } : lock;
  return <LockedSteps lock={left} without={without} moving={moving} mayWrite={mayWrite} />;
}

type Moving = UseMutationResult<unknown, Error, Step>;
type LockedStepsProps = { lock: RecordLock; without: readonly string[]; moving: Moving; mayWrite: boolean };

function LockedSteps({ lock, without, moving, mayWrite }: LockedStepsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const next = lock.next.filter((status) => !without.includes(status));
  return (
    <div className={styles.steps}>
      <AlertBox type="info">{translated(lock.sentence)}</AlertBox>
      {mayWrite && next.length + lock.withReason.length > 0 && (
        <fieldset className={styles.buttons} aria-label={t('Next state')}>
          {next.map((status) => (
            <Button key={status} disabled={moving.isPending} onClick={() => moving.mutate({ status })}>
              {t('Mark as {{state}}', { state: translated(dataText(status)) })}
            </Button>
          ))}
          {lock.withReason.map((status) => (
            <Button key={status} disabled={moving.isPending} onClick={() => setAsked(status)}>
              {t('Mark as {{state}} …', { state: translated(dataText(status)) })}
            </Button>
          ))}
        </fieldset>
      )}
      <ReasonDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('Mark as {{state}}?', { state: translated(dataText(asked ?? '')) })}
        description={t('The reason is kept with the change and cannot be taken back.')}
        confirmLabel={t('Mark as {{state}}', { state: translated(dataText(asked ?? '')) })}
        onConfirm={async (reason) => void (await moving.mutateAsync({ status: asked ?? '', reason }))}
      />
    </div>
  );
}
