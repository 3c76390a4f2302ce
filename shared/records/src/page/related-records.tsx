import type { ModelName } from '@fieldspan/contract/models';
import type { Blank } from '@fieldspan/contract/save';
import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconDots, IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Menu } from '@fieldspan/ui/menu';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { EngineRecord } from '../entry.ts';
import type { Field } from '../field.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RelatedCard } from './related-card.tsx';

/** How one record shows in the card. */
type Shown = { title: string; subtitle?: string; tag?: ReactNode };

type RelatedRecordsProps<N extends ModelName, D extends EngineRecord> = {
  model: N;
  title: string;
  icon: ReactNode;
  /** What to press for a new one, and what its form is called. */
  newTitle: string;
  editTitle: string;
  empty: string;
  hint: string;
  some: { rows: readonly D[]; more: number };
  fields: readonly Field<N, D>[];
  /** The fields of one that is there, if they are fewer. */
  changed?: readonly Field<N, D>[];
  blank: Blank<N>;
  mayWrite: boolean;
  shownAs: (record: D) => Shown;
  note?: ReactNode;
};

/** Small records that belong to another one: listed, added, changed and removed in place. */
export function RelatedRecords<N extends ModelName, D extends EngineRecord>(props: RelatedRecordsProps<N, D>) {
  const { model, title, icon, newTitle, editTitle, empty, hint, some, blank, mayWrite, note } = props;
  const { fields, changed = fields, shownAs } = props;
  // null: a new one.
  const [edited, setEdited] = useState<D | null | 'none'>('none');
  const isNew = edited === null || edited === 'none';
  return (
    <>
      <RelatedCard
        title={title}
        icon={icon}
        more={some.more}
        empty={empty}
        hint={hint}
        note={note}
        action={
          mayWrite && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
              {newTitle}
            </Button>
          )
        }
      >
        {some.rows.map((record) => (
          <Row
            key={record.id}
            shown={shownAs(record)}
            {...(mayWrite && {
              onEdit: () => setEdited(record),
              onRemove: () => void deleteWithWord(model, record).catch(() => undefined),
            })}
          />
        ))}
      </RelatedCard>
      <RecordDialog
        model={model}
        title={isNew ? newTitle : editTitle}
        fields={isNew ? fields : changed}
        record={edited === 'none' ? null : edited}
        blank={blank}
        isOpen={edited !== 'none'}
        onClose={() => setEdited('none')}
      />
    </>
  );
}

type RowProps = { shown: Shown; onEdit?: () => void; onRemove?: () => void };

function Row({ shown: { title, subtitle, tag }, onEdit, onRemove }: RowProps) {
  const label = t('What to do with {{name}}', { name: title });
  return (
    <ListItem
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      trailing={
        <>
          {tag}
          {onEdit && onRemove && (
            <Menu
              label={label}
              trigger={<IconButton label={label} icon={<IconDots aria-hidden="true" />} />}
              items={[
                { label: t('Edit…'), onSelect: onEdit },
                { label: t('Remove'), onSelect: onRemove },
              ]}
            />
          )}
        </>
      }
    />
  );
}
