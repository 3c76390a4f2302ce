import { alertError } from '@fieldspan/api/alerts';
import { CODE_LENGTH, lendDevice } from '@fieldspan/api/lent-device';
import type { Participant } from '@fieldspan/domain/participant';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './hand-over.module.css';

type HandOverProps = {
  /** Who takes the device next, and the others who have still to. */
  person: Participant;
  others: readonly Participant[];
  /** Who signed just before; null for the first. */
  last: string | null;
  /** Who has signed, and who was to. */
  count: { signed: number; total: number };
  warnings: readonly string[];
  /** Whether the form was read to everybody. */
  isRead: boolean;
  onRead: () => void;
  onStart: (key: string) => void;
  onLater: () => void;
  onEnd: () => void;
};

/**
 * Covers the page while the device goes from hand to hand: nobody sees a signature of somebody else, and everybody is named before
 * they can sign.
 */
export function HandOver({ isRead, onRead, onEnd, ...turn }: HandOverProps) {
  return (
    <Dialog open onClose={onEnd} title={t('Pass the device on')} className={styles.cover ?? ''}>
      <div className={styles.turn}>
        {isRead ? (
          <Turn {...turn} />
        ) : (
          <ReadTogether warnings={turn.warnings} total={turn.count.total} onRead={onRead} />
        )}
      </div>
    </Dialog>
  );
}

type ReadTogetherProps = Pick<HandOverProps, 'warnings' | 'onRead'> & { total: number };

function ReadTogether({ warnings, total, onRead }: ReadTogetherProps) {
  const [code, setCode] = useState('');
  const { mutate, isPending } = useMutation({ mutationFn: lendDevice, onSuccess: onRead, onError: alertError });
  const isEnough = code.length >= CODE_LENGTH;
  return (
    <form
      className={styles.turn}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEnough && !isPending) mutate(code);
      }}
    >
      <p className={styles.name}>{t('Read the form together')}</p>
      <p className={styles.words}>
        {t('Go through the answers once with all {{total}}. Then each takes the device, signs, and passes it on.', {
          total,
        })}
      </p>
      <Warnings warnings={warnings} />
      <div className={styles.code}>
        <TextField
          label={t('Your code to get the device back')}
          hint={t('At least {{count}} digits, for this time only. Nobody else gets further than signing.', {
            count: CODE_LENGTH,
          })}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          required
          value={code}
          onChange={setCode}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="l"
        className={styles.start ?? ''}
        busy={isPending}
        disabled={!isEnough}
      >
        {t('Everybody has heard it')}
      </Button>
    </form>
  );
}

type TurnProps = Omit<HandOverProps, 'isRead' | 'onRead' | 'onEnd'>;

function Turn({ person, others, last, count, warnings, onStart, onLater }: TurnProps) {
  const { name, client_key: key } = person;
  return (
    <>
      <SoFar last={last} count={count} />
      <Avatar name={name} size="l" />
      <p className={styles.name}>{name}</p>
      <Warnings warnings={warnings} />
      <Button variant="primary" size="l" className={styles.start ?? ''} onClick={() => onStart(key)}>
        {t('I am {{name}}: start', { name })}
      </Button>
      <Button variant="quiet" onClick={onLater}>
        {t('Not here: sign later')}
      </Button>
      {others.length > 0 && <Others people={others} onStart={onStart} />}
    </>
  );
}

/** How many have signed, and who did last. */
export const SoFar = ({ last, count }: Pick<HandOverProps, 'last' | 'count'>) => (
  <>
    <p className={styles.count}>{t('{{signed}} of {{total}} signed', count)}</p>
    {last !== null && (
      <output className={styles.locked}>
        <IconLock aria-hidden="true" size={16} />
        {t('{{name}} has signed. The signature is locked.', { name: last })}
      </output>
    )}
  </>
);

/** A crew does not stand in the order of the list. */
const Others = ({ people, onStart }: { people: readonly Participant[]; onStart: (key: string) => void }) => (
  <section className={styles.others} aria-label={t('Still to sign')}>
    <h3 className={styles.othersHead}>{t('Or somebody else')}</h3>
    <ul className={styles.queue}>
      {people.map(({ client_key: key, name }) => (
        <li key={key}>
          <Button size="l" className={styles.start ?? ''} onClick={() => onStart(key)}>
            {t('I am {{name}}: start', { name })}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);

function Warnings({ warnings }: Pick<HandOverProps, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings}>
      <p>{t('This form warns:')}</p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
