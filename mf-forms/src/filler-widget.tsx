import { showAlert } from '@fieldspan/api/alerts';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './filler-widget.module.css';
import { FillingBody } from './filling-body.tsx';
import { FillingFrom } from './filling-source.tsx';
import type { FillingSource } from './filling-source.tsx';
import { useFilling } from './use-filling.ts';

type FillerProps = WidgetContracts['forms.filler'];

/** Fills a form over any screen. Leaving it asks first; a required form can only be sent. */
export function Widget(props: FillerProps) {
  const { form, isRequired = false, onClose } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      open
      size="l"
      className={styles.dialog ?? ''}
      title={t('Company Form')}
      onClose={() => setIsAsking(true)}
      dismissible={!isRequired}
      footer={<div ref={setFooter} className={styles.footer} />}
    >
      <Wait fallback={<SkeletonRows count={6} />}>
        <FillingFrom form={form}>{(source) => <Inside {...props} source={source} footer={footer} />}</FillingFrom>
      </Wait>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Are you sure you want to exit?')}
        message={t('Nothing is sent. Your answers stay on this device for the next time.')}
        confirmLabel={t('Yes, Cancel Form')}
        cancelLabel={t('Ok, Continue with Form')}
        danger
        onConfirm={onClose}
      />
    </Dialog>
  );
}

type InsideProps = FillerProps & { source: FillingSource; footer: HTMLElement | null };

function Inside({ source, footer, isRequired = false, skipForm = false, onSubmitted }: InsideProps) {
  const filling = useFilling(source, {
    isRequired,
    skipForm,
    onSubmitted: (_formId, { text, list }) => {
      showAlert({ type: 'success', message: text, list });
      onSubmitted();
    },
    onWaiting: (_waiting, { type, text, list }) => {
      showAlert({ type, message: text, list });
      onSubmitted();
    },
  });
  return (
    <>
      <p className={styles.name}>{source.child.description}</p>
      <FillingBody source={source} filling={filling} />
      {footer &&
        createPortal(
          <Button busy={filling.submission.isBusy} onClick={filling.submit}>
            {t('Submit')}
          </Button>,
          footer,
        )}
    </>
  );
}
