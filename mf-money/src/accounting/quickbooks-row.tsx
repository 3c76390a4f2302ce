import { alertError } from '@fieldspan/api/alerts';
import { leaveOut, sendAgain } from '@fieldspan/api/queries/quickbooks';
import type { QuickbooksItem } from '@fieldspan/api/queries/quickbooks';
import { ENTRY_NAMES, isEntryKind } from '@fieldspan/domain/accounting/entry';
import { dayText, instantText } from '@fieldspan/domain/day-text';
import { moneyText } from '@fieldspan/domain/money-text';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation } from '@tanstack/react-query';
import styles from './accounting.module.css';
import { STATE_NAMES, STATE_TONES, problemWords } from './quickbooks-words.ts';

/** An entry of the books on its way to QuickBooks. */
export function QuickbooksRow({ item }: { item: QuickbooksItem }) {
  const today = useToday();
  const { kind, entry_num: number, name, on_day: day, amount, state, sent_at: sentAt, export_num: exportNumber } = item;
  const problem = problemWords(item);
  const facts = [
    isEntryKind(kind) ? translated(ENTRY_NAMES[kind]) : kind,
    dayText(day, today),
    moneyText(amount ?? 0),
    t('Export {{number}}', { number: exportNumber }),
    state === 'sent' ? t('sent {{when}}', { when: instantText(sentAt) }) : '',
  ];
  return (
    <li className={styles.export}>
      <div className={styles.facts}>
        <span className={styles.title}>{[number, name].filter(Boolean).join(' · ')}</span>
        <span className={styles.note}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
        {problem !== '' && (
          <span className={state === 'refused' ? styles.refused : styles.note}>
            {problem}{' '}
            {item.problem === 'account' && (
              <AppLink to="/apps/integrations" className={styles.link}>
                {t('Choose accounts')}
              </AppLink>
            )}
          </span>
        )}
      </div>
      <Tag tone={STATE_TONES[state]}>{translated(STATE_NAMES[state])}</Tag>
      {state !== 'sent' && <RowButtons item={item} />}
    </li>
  );
}

/** What waits for its turn, an account or an earlier entry goes by itself. */
const canBeSent = ({ state, problem }: QuickbooksItem): boolean =>
  state !== 'waiting' || problem === 'unknown' || problem === 'busy';

function RowButtons({ item }: { item: QuickbooksItem }) {
  const { id, entry_num: number, state } = item;
  const again = useMutation({ mutationFn: () => sendAgain({ id }), onError: alertError, meta: { quiet: true } });
  const leaving = useMutation({ mutationFn: () => leaveOut(id), onError: alertError, meta: { quiet: true } });
  const word = state === 'left' ? t('Send after all') : t('Send again');
  return (
    <>
      {canBeSent(item) && (
        <Button busy={again.isPending} aria-label={`${word}: ${number ?? ''}`} onClick={() => again.mutate()}>
          {word}
        </Button>
      )}
      {state !== 'left' && (
        <Button
          variant="quiet"
          busy={leaving.isPending}
          aria-label={`${t('Leave out')}: ${number ?? ''}`}
          onClick={() => leaving.mutate()}
        >
          {t('Leave out')}
        </Button>
      )}
    </>
  );
}
