import { deleteRecord } from '@fieldspan/api/delete-record';
import type { ListedPlanSheet } from '@fieldspan/api/queries/plans';
import { saveRecord } from '@fieldspan/api/save-record';
import { DISCIPLINE_LABELS, numberKey } from '@fieldspan/domain/plans/sheet-number';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconTrash } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './check-grid.module.css';
import { moveByKey } from './move-by-key.ts';

type CheckRowProps = {
  sheet: ListedPlanSheet;
  /** Keys of numbers that are there twice. */
  twins: ReadonlySet<string>;
  /** Its picture is shown. */
  isShown: boolean;
  onFocus: () => void;
};

type Field = 'number' | 'title' | 'revision';

/** One page of a set. A cell is stored when it is left. */
export function CheckRow({ sheet, twins, isShown, onFocus }: CheckRowProps) {
  const { id, page } = sheet;
  const saving = useMutation({
    mutationFn: (change: Partial<Record<Field, string>>) => saveRecord('PlanSheet', { id, ...change }),
  });
  const removing = useMutation({
    mutationFn: () => deleteRecord('PlanSheet', { id }),
    onSuccess: (trashId) => offerUndo(t('Page {{page}} deleted', { page }), [trashId]),
  });
  const number = sheet.number ?? '';
  const isWrong = number === '' || twins.has(numberKey(number));
  const cell = (field: Field, label: string) => (
    <td>
      <Cell
        field={field}
        label={label}
        stored={sheet[field] ?? ''}
        isWrong={field === 'number' && isWrong}
        onLeave={(value) => saving.mutate({ [field]: value })}
      />
    </td>
  );
  return (
    <tr data-shown={isShown || undefined} onFocus={onFocus}>
      <th scope="row">{page}</th>
      {cell('number', t('Number of page {{page}}', { page }))}
      {cell('title', t('Title of page {{page}}', { page }))}
      {cell('revision', t('Revision of page {{page}}', { page }))}
      <td className={styles.discipline}>{translated(DISCIPLINE_LABELS[sheet.discipline])}</td>
      <td>
        <IconButton
          variant="danger"
          label={t('Delete page {{page}}', { page })}
          icon={<IconTrash />}
          disabled={removing.isPending}
          onClick={() => removing.mutate()}
        />
      </td>
    </tr>
  );
}

type CellProps = { field: Field; label: string; stored: string; isWrong: boolean; onLeave: (value: string) => void };

function Cell({ field, label, stored, isWrong, onLeave }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null && typed.trim() !== stored) onLeave(typed.trim());
    setTyped(null);
  };
  return (
    <input
      className={styles.cell}
      data-field={field}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={typed ?? stored}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
        else moveByKey(event);
      }}
    />
  );
}
