import type { Participant } from '@fieldspan/domain/participant';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import styles from './hand-over.module.css';

type HandOverProps = {
  /** Who takes the device; null: closed. */
  person: Participant | null;
  /** How many people follow. */
  waiting: number;
  warnings: readonly string[];
  onStart: () => void;
  onLater: () => void;
  onEnd: () => void;
};

/** Names the next signer, before the wrong person can sign. */
export function HandOver({ person, waiting, warnings, onStart, onLater, onEnd }: HandOverProps) {
  const name = person?.name ?? '';
  return (
    <Dialog open={person !== null} onClose={onEnd} title={t('Pass the device on')}>
      <div className={styles.turn}>
        <Avatar name={name} size="l" />
        <p className={styles.name}>{name}</p>
        {warnings.length > 0 && (
          <div className={styles.warnings}>
            <p>{t('This form warns:')}</p>
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        )}
        <Button variant="primary" size="l" className={styles.start ?? ''} onClick={onStart}>
          {t('I am {{name}}: sign', { name })}
        </Button>
        <Button variant="quiet" onClick={onLater}>
          {t('Not here: sign later')}
        </Button>
        <p className={styles.waiting}>
          {waiting > 0 &&
            plural(waiting, { one: '{{count}} more after this one', other: '{{count}} more after this one' })}
        </p>
      </div>
    </Dialog>
  );
}
