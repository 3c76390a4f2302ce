import { showAlert } from '@fieldspan/api/alerts';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import type { FormPlace } from '@fieldspan/api/queries/forms';
import { clockText } from '@fieldspan/domain/weekday-text';
import { useHost } from '@fieldspan/federation/host';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './filler-widget.module.css';
import { FillingBody } from './filling-body.tsx';
import { FillingFrom } from './filling-source.tsx';
import type { FillingSource } from './filling-source.tsx';
import { useFilling } from './use-filling.ts';

type FillerProps = WidgetContracts['forms.filler'];

/** Fills a form over any screen. Leaving it asks first; a required form can only be sent. */
export function Widget(props: FillerProps) {
  return <Filler {...props} />;
}

/** `signed`: the person has signed this form before, and may leave it at that. */
type SkippableProps = FillerProps & { signed?: { at: string; onSkip: () => void } };

export function Filler(props: SkippableProps) {
  const { form: asked, isRequired = false, hasOwnPlace = false, step, onClose } = props;
  const [form, setForm] = useState(asked);
  const choosing = hasOwnPlace ? {} : { onPlace: (place: FormPlace | null) => setForm({ ...form, place }) };
  const [isAsking, setIsAsking] = useState(false);
  const leave = useBackAsks(() => setIsAsking(true));
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      open
      size="l"
      className={styles.dialog ?? ''}
      title={step ? t('Company Form · {{at}} of {{all}}', step) : t('Company Form')}
      onClose={() => setIsAsking(true)}
      dismissible={!isRequired}
      footer={<div ref={setFooter} className={styles.footer} />}
    >
      <Wait fallback={<SkeletonRows count={6} />}>
        <FillingFrom form={form} {...choosing}>
          {(source) => <Inside {...props} source={source} footer={footer} onSubmitted={leave(props.onSubmitted)} />}
        </FillingFrom>
      </Wait>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Are you sure you want to exit?')}
        message={t('Nothing is sent. Your answers stay on this device for the next time.')}
        confirmLabel={t('Yes, Cancel Form')}
        cancelLabel={t('Ok, Continue with Form')}
        danger
        onConfirm={leave(onClose)}
      />
    </Dialog>
  );
}

/**
 * The browser's Back over the dialog asks, as Escape does, and leaves the page under it as it is.
 * @returns wraps what ends the dialog: after that nothing is asked any more
 */
function useBackAsks(onBack: () => void) {
  const { navigation } = useHost();
  const isOver = useRef(false);
  const ask = useEffectEvent(onBack);
  useEffect(() => navigation.block((proceed) => (isOver.current ? proceed() : ask())), [navigation]);
  return (end: () => void) => () => {
    isOver.current = true;
    end();
  };
}

type InsideProps = SkippableProps & { source: FillingSource; footer: HTMLElement | null };

function Inside({ source, footer, skipForm = false, signed, onSubmitted }: InsideProps) {
  const filling = useFilling(source, {
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
          <>
            {signed && (
              <Button variant="primary" onClick={signed.onSkip}>
                {t('Skip, signed at {{time}}', { time: clockText(signed.at) })}
              </Button>
            )}
            <Button busy={filling.submission.isBusy} onClick={filling.submit}>
              {t('Submit')}
            </Button>
          </>,
          footer,
        )}
    </>
  );
}
