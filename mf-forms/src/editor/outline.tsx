import { conditionOf } from '@fieldspan/domain/form/edit/conditions';
import type { EditField, EditSection, Raw } from '@fieldspan/domain/form/edit/edit-form';
import type { Place } from '@fieldspan/domain/form/edit/operations';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import {
  IconChecks,
  IconChevronDown,
  IconChevronRight,
  IconPencil,
  IconPlus,
  IconRoute,
  IconSettings,
} from '@fieldspan/ui/icons';
import { memo, useRef, useState } from 'react';
import { fieldTypeLabel } from '../static-view/field-type-label.ts';
import { nameOf } from './editing.ts';
import { FieldMenu, MoveToSection, StepButtons } from './field-actions.tsx';
import { kindIn } from './field-kinds.ts';
import { FoundSign, LevelSign } from './found-here.tsx';
import { KindIcon } from './kind-icons.tsx';
import { logicText } from './logic-words.ts';
import styles from './outline.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { press } from './several.ts';
import { useEditor, useEditorPart } from './use-editor.ts';
import { useFieldDrag, useSectionDrop } from './use-field-drag.ts';
import { useRowState, type RowState } from './use-row-state.ts';

type OutlineProps = {
  /** On a phone the outline is the editor: it has the actions, and "Edit question" opens the properties. */
  onEdit: (() => void) | null;
  onAdd: (place: Place) => void;
};

/** All sections and questions. */
export function Outline({ onEdit, onAdd }: OutlineProps) {
  const store = useEditor();
  const sections = useEditorPart((editor) => editor.sections());
  const isForm = useEditorPart((editor) => editor.selection().kind === 'form');
  const isPicking = useEditorPart((editor) => editor.isPicking());
  return (
    <nav className={styles.outline} aria-label={t('Outline')} data-phone={onEdit ? true : undefined}>
      <SelectionBar />
      <div className={styles.top}>
        <button
          type="button"
          className={styles.settings}
          aria-pressed={isForm}
          onClick={() => {
            store.select({ kind: 'form' });
            onEdit?.();
          }}
        >
          <IconSettings aria-hidden="true" size={18} />
          {t('Form settings')}
        </button>
        <IconButton
          label={t('Choose several questions')}
          aria-pressed={isPicking}
          icon={<IconChecks aria-hidden="true" />}
          onClick={() => store.pick(!isPicking)}
        />
      </div>
      <ol>
        {sections.map((section, at) => (
          <SectionRows key={section.key} section={section} at={at} onEdit={onEdit} onAdd={onAdd} />
        ))}
      </ol>
    </nav>
  );
}

type SectionRowsProps = OutlineProps & { section: EditSection; at: number };

const SectionRows = memo(function SectionRows({ section, at, onEdit, onAdd }: SectionRowsProps) {
  const store = useEditor();
  const [isOpen, setIsOpen] = useState(true);
  const isCurrent = useEditorPart((editor) => editor.section() === section.key);
  const zone = useRef<HTMLDivElement>(null);
  useSectionDrop(zone, section.key);
  const name = nameOf(section);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <div ref={zone} className={styles.section} data-current={isCurrent || undefined} data-edit={section.key}>
        <IconButton
          label={isOpen ? t('Close {{name}}', { name }) : t('Open {{name}}', { name })}
          aria-expanded={isOpen}
          icon={<Chevron aria-hidden="true" />}
          onClick={() => setIsOpen(!isOpen)}
        />
        <button
          type="button"
          className={styles.name}
          onClick={() => store.select({ kind: 'section', key: section.key })}
        >
          <span className={styles.number}>{at + 1}</span> {name}
          <FoundSign itemKey={section.key} />
          {isConditional(section.raw) && <IconRoute aria-label={t('Only shown sometimes')} size={16} />}
        </button>
        {onEdit && isCurrent && (
          <IconButton
            label={t('Edit section {{name}}', { name })}
            icon={<IconPencil aria-hidden="true" />}
            onClick={() => {
              store.select({ kind: 'section', key: section.key });
              onEdit();
            }}
          />
        )}
        <span className={styles.count}>{section.fields.length}</span>
      </div>
      {isOpen && (
        <ol className={styles.rows}>
          {section.fields.map((field, index) => (
            <FieldRow key={field.key} field={field} at={index} section={at} onEdit={onEdit} onAdd={onAdd} />
          ))}
          {onEdit && (
            <li className={styles.end}>
              <Button
                icon={<IconPlus aria-hidden="true" />}
                onClick={() => onAdd({ section: at, at: section.fields.length })}
              >
                {t('Add field to {{section}}', { section: name })}
              </Button>
            </li>
          )}
        </ol>
      )}
    </li>
  );
});

type FieldRowProps = OutlineProps & { field: EditField; at: number; section: number };

const FieldRow = memo(function FieldRow({ field, at, section, onEdit, onAdd }: FieldRowProps) {
  const state = useRowState(field.key);
  const { isMarked, isSingle } = state;
  const isAlone = state.isSelected && isSingle;
  const row = useRef<HTMLLIElement>(null);
  useFieldDrag({ item: row, handle: row, fieldKey: field.key, isOn: onEdit === null });
  return (
    <li
      ref={row}
      className={styles.row}
      data-selected={isAlone || undefined}
      data-marked={isMarked || undefined}
      data-edit={field.key}
    >
      {onEdit && isSingle && (
        <IconButton
          className={styles.before ?? ''}
          variant="default"
          label={t('Add field before “{{name}}”', { name: nameOf(field) })}
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => onAdd({ section, at })}
        />
      )}
      <FieldChoice field={field} state={state} isLong={onEdit !== null} />
      {isAlone && (onEdit ? <PhoneActions fieldKey={field.key} onEdit={onEdit} /> : <Steps fieldKey={field.key} />)}
    </li>
  );
});

type FieldChoiceProps = { field: EditField; state: RowState; isLong: boolean };

function FieldChoice({ field, state, isLong }: FieldChoiceProps) {
  const store = useEditor();
  const { isPicking, isMarked } = state;
  return (
    <button
      type="button"
      data-do="select"
      className={styles.field}
      aria-pressed={isMarked || (state.isSelected && !isPicking)}
      onClick={(event) => press(store, field.key, event)}
    >
      {isPicking && <span className={styles.tick} data-on={isMarked || undefined} aria-hidden="true" />}
      <FieldWords field={field} level={state.level} isLong={isLong} />
    </button>
  );
}

type FieldWordsProps = Pick<RowState, 'level'> & { field: EditField; isLong: boolean };

function FieldWords({ field, level, isLong }: FieldWordsProps) {
  const kind = kindIn(field.raw);
  return (
    <>
      <KindIcon kind={kind} />
      <span className={styles.words}>
        <span className={styles.label}>{nameOf(field)}</span>
        {isLong && <span className={styles.note}>{logicText(field.raw) || fieldTypeLabel(kind)}</span>}
      </span>
      <LevelSign level={level} />
      {isConditional(field.raw) && <IconRoute aria-label={t('Only shown sometimes')} size={16} />}
    </>
  );
}

const isConditional = (raw: Raw): boolean => conditionOf(raw).tests.length > 0;

const Steps = ({ fieldKey }: { fieldKey: string }) => (
  <span className={styles.steps}>
    <StepButtons fieldKey={fieldKey} />
  </span>
);

/** For thumbs: every action of a question is a large button. */
function PhoneActions({ fieldKey, onEdit }: { fieldKey: string; onEdit: () => void }) {
  return (
    <div className={styles.actions}>
      <StepButtons fieldKey={fieldKey} isLarge />
      <MoveToSection fieldKey={fieldKey} isLarge />
      <Button className={styles.edit} size="l" icon={<IconPencil aria-hidden="true" />} onClick={onEdit}>
        {t('Edit question')}
      </Button>
      <FieldMenu fieldKey={fieldKey} />
    </div>
  );
}
