import type { CodeAnswer, CostingAnswer } from '@fieldspan/contract/cost-calls';
import { msg } from '@fieldspan/domain/message';
import { COST_CODE_NAMES } from '@fieldspan/domain/money/cost-code-names';
import { COST_CODES } from '@fieldspan/domain/money/costing';
import { numberText } from '@fieldspan/domain/number-text';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconClock, IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useState } from 'react';
import styles from './costing.module.css';

const FIELDS: Field<'JobCostCode', CodeAnswer>[] = [
  { kind: 'text', name: 'code', label: msg('Code'), required: true, hint: msg('Such as 03-100.') },
  { kind: 'text', name: 'title', label: msg('Name'), required: true },
  {
    kind: 'choice',
    name: 'cost_code',
    label: msg('Counts as'),
    required: true,
    options: COST_CODES.map((code) => ({ value: code, label: COST_CODE_NAMES[code] })),
  },
  { kind: 'number', name: 'hours', label: msg('Hours that it may take') },
];

type CodesCardProps = { jobId: number; codes: CostingAnswer['codes']; mayWrite: boolean };

/** What time of the project goes on: people choose a code on the clock, and its hours stand beside those that it may take. */
export function CodesCard({ jobId, codes, mayWrite }: CodesCardProps) {
  // null: a new code.
  const [edited, setEdited] = useState<CodeAnswer | null | 'none'>('none');
  return (
    <>
      <RelatedCard
        title={t('Cost codes of time')}
        icon={<IconClock aria-hidden="true" />}
        more={0}
        empty={t('No cost codes yet')}
        hint={t('With cost codes people say on the clock what they work on, such as 03-100 Forms.')}
        action={
          mayWrite && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
              {t('Cost code')}
            </Button>
          )
        }
      >
        {codes.map((code) => (
          <CodeRow key={code.id} code={code} onEdit={mayWrite ? () => setEdited(code) : null} />
        ))}
      </RelatedCard>
      <RecordDialog
        model="JobCostCode"
        title={edited === null ? t('New cost code') : t('Edit the cost code')}
        fields={FIELDS}
        record={edited === 'none' ? null : edited}
        blank={{ job_id: jobId, cost_code: 'labour' }}
        isOpen={edited !== 'none'}
        onClose={() => setEdited('none')}
      />
    </>
  );
}

function CodeRow({ code, onEdit }: { code: CodeAnswer; onEdit: (() => void) | null }) {
  const { id, version, archived, cost_code: sort } = code;
  const title = `${code.code} ${code.title}`;
  return (
    <ListItem
      title={title}
      subtitle={t('Counts as {{sort}}', { sort: translated(COST_CODE_NAMES[sort]) })}
      trailing={
        <>
          {archived === 1 && <Tag>{t('Archived')}</Tag>}
          <span className={code.hours !== null && code.worked > code.hours ? styles.red : undefined}>
            {hoursText(code)}
          </span>
          {onEdit && <RecordMenu record={{ model: 'JobCostCode', id, version, title, archived }} onEdit={onEdit} />}
        </>
      }
    />
  );
}

function hoursText({ worked, hours }: CodeAnswer): string {
  const done = numberText(worked);
  return hours === null
    ? t('{{hours}} h', { hours: done })
    : t('{{worked}} of {{hours}} h', { worked: done, hours: numberText(hours) });
}
