import { formWaysQuery } from '@fieldspan/api/queries/found-forms';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconBan, IconFlag, IconMessage, IconPlus } from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import styles from './actions.module.css';
import type { Flagged } from './flagged-pictures.ts';
import { MessageDialog } from './message-dialog.tsx';
import { OutageDialog } from './outage-dialog.tsx';

type FlaggedListProps = { form: ShownForm; flagged: readonly Flagged[] };

/** The answers that need attention, each with what can be done about it at once. */
export function FlaggedList({ form, flagged }: FlaggedListProps) {
  return (
    <ul className={styles.flagged} aria-label={t('Answers that need attention')}>
      {flagged.map((answer) => (
        <FlaggedItem key={answer.fieldId} form={form} answer={answer} />
      ))}
    </ul>
  );
}

type Doing = 'action' | 'message' | 'outage' | null;
type Ways = QueryAnswer<typeof formWaysQuery> | undefined;

function FlaggedItem({ form, answer }: { form: ShownForm; answer: Flagged }) {
  const [doing, setDoing] = useState<Doing>(null);
  const { data: ways } = useQuery({ ...formWaysQuery(form.slug), throwOnError: false });
  const close = () => setDoing(null);
  const piece = ways?.Equipment ?? null;
  return (
    <li className={styles.answer}>
      <Said answer={answer} />
      <WaysOut question={answer.label} ways={ways} onChoose={setDoing} />
      <ActionDialog place={{ form_id: form.id }} flagged={[answer]} isOpen={doing === 'action'} onClose={close} />
      {ways && <MessageDialog form={form} answer={answer} ways={ways} isOpen={doing === 'message'} onClose={close} />}
      {piece && <OutageDialog form={form} answer={answer} piece={piece} isOpen={doing === 'outage'} onClose={close} />}
    </li>
  );
}

const Said = ({ answer: { label, answer, warning, lines } }: { answer: Flagged }) => (
  <div className={styles.said}>
    <IconFlag aria-hidden="true" size={16} />
    <span>
      <strong>{[label, lines.length > 0 ? '' : answer].filter((part) => part !== '').join(': ')}</strong>
      {warning !== null && <span className={styles.warning}> {warning}</span>}
      {lines.length > 0 && (
        <ul className={styles.rows}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </span>
  </div>
);

type WaysOutProps = { question: string; ways: Ways; onChoose: (doing: Doing) => void };

function WaysOut({ question, ways, onChoose }: WaysOutProps) {
  const piece = ways?.Equipment;
  return (
    <div className={styles.ways}>
      <Button
        icon={<IconPlus aria-hidden="true" />}
        aria-label={t('New action because of “{{question}}”', { question })}
        onClick={() => onChoose('action')}
      >
        {t('New action')}
      </Button>
      {(ways?.Job ?? ways?.Service) && (
        <Button
          icon={<IconMessage aria-hidden="true" />}
          aria-label={t('Message the job’s thread about “{{question}}”', { question })}
          onClick={() => onChoose('message')}
        >
          {t('Message the job’s thread')}
        </Button>
      )}
      {piece && (
        <Button
          icon={<IconBan aria-hidden="true" />}
          aria-label={t('Take {{equipment}} out of service because of “{{question}}”', {
            equipment: piece.description,
            question,
          })}
          onClick={() => onChoose('outage')}
        >
          {t('Take out of service')}
        </Button>
      )}
    </div>
  );
}
