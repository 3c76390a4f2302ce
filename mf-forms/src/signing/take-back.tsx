import { personName } from '@fieldspan/domain/person-name';
import { GiveBack } from '@fieldspan/federation/lent/give-back';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SoFar } from './hand-over.tsx';
import styles from './hand-over.module.css';

type TakeBackProps = {
  last: string | null;
  count: { signed: number; total: number };
  /** Undefined when nobody is left to sign. */
  onGoOn: (() => void) | undefined;
  onBack: () => void;
};

/** Covers the page until whoever lent the device shows that they have it back: it is open to their account. */
export function TakeBack({ last, count, onGoOn, onBack }: TakeBackProps) {
  const name = personName(useCurrentUser().profile);
  return (
    <Dialog
      open
      dismissible={onGoOn !== undefined}
      onClose={() => onGoOn?.()}
      title={t('Give the device back')}
      className={styles.cover ?? ''}
    >
      <div className={styles.turn}>
        <SoFar last={last} count={count} />
        <p className={styles.words}>
          {t('{{name}} goes on from here, with the code that it was passed on with.', { name })}
        </p>
        <GiveBack onBack={onBack} />
        {onGoOn && (
          <Button size="l" onClick={onGoOn}>
            {t('Go on signing')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
