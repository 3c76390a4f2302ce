import { dataText } from '@fieldspan/domain/message';
import { saveRecord } from '@fieldspan/api/save-record';
import { recordLock } from '@fieldspan/domain/record-lock';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '@fieldspan/records/review/reason-dialog';
import styles from './document-steps.module.css';
import { refreshReaders } from '@fieldspan/api/query-client';

type DocumentStepsProps = {
  model: 'ServiceInvoice' | 'PurchaseOrder';
  document: { id: number; version: number; status: string | null; is_quote?: number };
  mayWrite: boolean;
};

type Step = { status: string; reason?: string };

/** Says that an issued document is locked, and offers the possible next states. Nothing for a draft. */
export function DocumentSteps({ model, document, mayWrite }: DocumentStepsProps) {
  const lock = recordLock(model, document);
  const [asked, setAsked] = useState<string | null>(null);
  const moving = useMutation({
    mutationFn: ({ status, reason }: Step) =>
      saveRecord(model, {
        id: document.id,
        version: document.version,
        status,
        ...(reason !== undefined && { reason }),
      }),
    // Somebody else may have changed its state.
    onError: () => refreshReaders(`${model}/save`),
  });
  if (lock === null) return null;
  return (
    <div className={styles.steps}>
      <AlertBox type="info">{translated(lock.sentence)}</AlertBox>
      {mayWrite && lock.next.length + lock.withReason.length > 0 && (
        <fieldset className={styles.buttons} aria-label={t('Next state')}>
          {lock.next.map((status) => (
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
