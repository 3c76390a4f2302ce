import { refreshReaders } from '@fieldspan/api/query-client';
import type { SupplierBill } from '@fieldspan/api/queries/purchasing';
import { saveRecord } from '@fieldspan/api/save-record';
import { documentLines } from '@fieldspan/domain/money/document-lines';
import { billDoubts, orderStates } from '@fieldspan/domain/money/purchasing';
import { recordLock } from '@fieldspan/domain/record-lock';
import { ReasonDialog } from '@fieldspan/records/review/reason-dialog';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconCheck } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../purchasing/purchasing.module.css';

type BillStepsProps = {
  bill: SupplierBill;
  mayWrite: boolean;
  /** Lines are not saved: what is approved would not be what is seen. */
  isUnsaved: boolean;
  onApproved: () => void;
};

type Step = { status: 'Approved' | 'Void'; reason?: string; total?: number };

/** Approves a draft, with a reason where something of it is doubtful; an approved bill can only become void. */
export function BillSteps({ bill, mayWrite, isUnsaved, onApproved }: BillStepsProps) {
  const moving = useMutation({
    mutationFn: (step: Step) => saveRecord('SupplierBill', { id: bill.id, version: bill.version, ...step }),
    // Somebody else may have approved it.
    onError: () => refreshReaders('SupplierBill/save'),
  });
  const lock = recordLock('SupplierBill', bill);
  if (lock === null) {
    if (!mayWrite || bill.total === null) return null;
    const { total } = bill;
    const approve = async (reason?: string) => {
      await moving.mutateAsync({ status: 'Approved', total, ...(reason === undefined ? {} : { reason }) });
      onApproved();
    };
    return <Approval bill={bill} isHeld={isUnsaved || moving.isPending} onApprove={approve} />;
  }
  return (
    <>
      <AlertBox type="info">{translated(lock.sentence)}</AlertBox>
      {mayWrite && lock.withReason.includes('Void') && (
        <VoidButton onVoid={async (reason) => void (await moving.mutateAsync({ status: 'Void', reason }))} />
      )}
    </>
  );
}

function doubtsOf({ lines_json: text, PurchaseOrder: order }: SupplierBill): string[] {
  const doubts = billDoubts({
    lines: documentLines(text),
    ordered: documentLines(order?.lines_json ?? null),
    states: orderStates(order?.lines_state_json ?? null),
  });
  return doubts.map(({ at, doubt }) => t('Line {{at}}: {{doubt}}', { at, doubt: translated(doubt) }));
}

type ApprovalProps = { bill: SupplierBill; isHeld: boolean; onApprove: (reason?: string) => Promise<void> };

function Approval({ bill, isHeld, onApprove }: ApprovalProps) {
  const [isAsked, setIsAsked] = useState(false);
  const doubts = doubtsOf(bill);
  const close = () => setIsAsked(false);
  const locks = t('Its lines cannot be changed any more, and it becomes a cost of the work that was ordered for.');
  return (
    <div className={styles.page}>
      {doubts.length > 0 && <AlertBox type="info">{doubts.join(' ')}</AlertBox>}
      <span className={styles.actions}>
        <Button
          variant="primary"
          icon={<IconCheck aria-hidden="true" />}
          disabled={isHeld}
          onClick={() => setIsAsked(true)}
        >
          {t('Approve bill')}
        </Button>
      </span>
      {doubts.length > 0 ? (
        <ReasonDialog
          open={isAsked}
          onClose={close}
          title={t('Approve this bill?')}
          description={[...doubts, t('The reason is kept with the bill and your name.'), locks].join(' ')}
          confirmLabel={t('Approve bill')}
          isSafe
          onConfirm={onApprove}
        />
      ) : (
        <ConfirmDialog
          open={isAsked}
          onClose={close}
          title={t('Approve this bill?')}
          message={locks}
          confirmLabel={t('Approve bill')}
          cancelLabel={t('Cancel')}
          onConfirm={() => onApprove()}
        />
      )}
    </div>
  );
}

function VoidButton({ onVoid }: { onVoid: (reason: string) => Promise<void> }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <span className={styles.actions}>
      <Button onClick={() => setIsAsked(true)}>{t('Void bill …')}</Button>
      <ReasonDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('Void this bill?')}
        description={t('Its cost is taken back. The reason is kept with the change and cannot be taken back.')}
        confirmLabel={t('Void bill')}
        onConfirm={onVoid}
      />
    </span>
  );
}
