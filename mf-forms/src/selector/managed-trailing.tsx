import type { ModelWith } from '@fieldspan/contract/save';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import type { Archived } from './use-archived.ts';

type ManagedTrailingProps = {
  record: { model: ModelWith<'archived'>; id: number; version: number; title: string; archived: number };
  archived: Archived;
};

/** At the end of a row: whether it is archived, and its actions. */
export function ManagedTrailing({ record, archived: { mayWrite } }: ManagedTrailingProps) {
  return (
    <>
      {record.archived === 1 && <Tag>{t('Archived')}</Tag>}
      {mayWrite && <RecordMenu record={record} />}
    </>
  );
}
