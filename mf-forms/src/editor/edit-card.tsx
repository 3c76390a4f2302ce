import type { EditField } from '@fieldspan/domain/form/edit/edit-form';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconGripVertical, IconPencil } from '@fieldspan/ui/icons';
import { memo, useDeferredValue, useRef } from 'react';
import { EditedField } from '../edited-field.tsx';
import { fieldTypeLabel } from '../static-view/field-type-label.ts';
import { ConditionNote } from './condition-note.tsx';
import styles from './edit-card.module.css';
import { nameOf } from './editing.ts';
import { kindIn } from './field-kinds.ts';
import { CopyAndDelete, MoveToSection, StepButtons } from './field-actions.tsx';
import { logicText } from './logic-words.ts';
import { press } from './several.ts';
import { useEditor, useRowPart } from './use-editor.ts';
import { useFieldDrag } from './use-field-drag.ts';

type EditCardProps = {
  field: EditField;
  /** Opens the properties where they are not beside the canvas. */
  onEdit: (() => void) | null;
};

/** A question on the canvas. Pressing it selects it. */
export const EditCard = memo(function EditCard({ field, onEdit }: EditCardProps) {
  const store = useEditor();
  const isSelected = useRowPart(field.key, (editor) => editor.isSelected(field.key) && editor.isSingle());
  const isMarked = useRowPart(field.key, ({ isMarked: has }) => has(field.key));
  const card = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  useFieldDrag({ item: card, handle, fieldKey: field.key, isOn: true });
  // A letter first stands in the box that it is typed into; the question here follows right after.
  const drawn = useDeferredValue(field.raw);
  const logic = logicText(field.raw);
  const name = nameOf(field);
  return (
    <li
      ref={card}
      className={styles.card}
      data-selected={isSelected || undefined}
      data-marked={isMarked || undefined}
      data-edit={field.key}
    >
      <div className={styles.head}>
        <span ref={handle} className={styles.handle} title={t('Drag to move')} aria-hidden="true">
          <IconGripVertical size={16} />
        </span>
        <span className={styles.type}>{fieldTypeLabel(kindIn(field.raw))}</span>
        {isSelected && (
          <span className={styles.actions}>
            {onEdit && (
              <IconButton label={t('Edit question')} icon={<IconPencil aria-hidden="true" />} onClick={onEdit} />
            )}
            <StepButtons fieldKey={field.key} />
            <MoveToSection fieldKey={field.key} />
            <CopyAndDelete fieldKey={field.key} />
          </span>
        )}
      </div>
      <button
        type="button"
        data-do="select"
        className={styles.select}
        aria-label={t('Select “{{name}}”', { name })}
        aria-pressed={isSelected || isMarked}
        onClick={(event) => press(store, field.key, event)}
      />
      <div className={styles.condition}>
        <ConditionNote raw={field.raw} />
      </div>
      <EditedField raw={drawn} />
      {logic !== '' && <p className={styles.logic}>{logic}</p>}
    </li>
  );
});
