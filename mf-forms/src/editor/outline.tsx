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
import { fieldTypeLabel } from '../parts/field-type-label.ts';
import { nameOf } from './editing.ts';
import { FieldMenu, MoveToSection, StepButtons } from './field-actions.tsx';
import { kindIn } from './field-kinds.ts';
import { FoundSign } from './found-here.tsx';
import { KindIcon } from './kind-icons.tsx';
import { logicText } from './logic-words.ts';
import styles from './outline.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { press } from './several.ts';
import { useEditor, useEditorPart } from './use-editor.ts';
import { useFieldDrag, useSectionDrop } from './use-field-drag.ts';

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
        <ol>
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
  const isSelected = useEditorPart((editor) => editor.isSelected(field.key));
  const isMarked = useEditorPart((editor) => editor.isMarked(field.key));
  const isSingle = useEditorPart((editor) => editor.isSingle());
  const isAlone = isSelected && isSingle;
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
      <FieldChoice field={field} isOn={isSelected || isMarked} isLong={onEdit !== null} />
      {isAlone && (onEdit ? <PhoneActions field={field} onEdit={onEdit} /> : <Steps field={field} />)}
    </li>
  );
});

type FieldChoiceProps = { field: EditField; isOn: boolean; isLong: boolean };

function FieldChoice({ field, isOn, isLong }: FieldChoiceProps) {
  const store = useEditor();
  const isPicking = useEditorPart((editor) => editor.isPicking());
  const isMarked = useEditorPart((editor) => editor.isMarked(field.key));
  return (
    <button
      type="button"
      data-do="select"
      className={styles.field}
      aria-pressed={isPicking ? isMarked : isOn}
      onClick={(event) => press(store, field.key, event)}
    >
      {isPicking && <span className={styles.tick} data-on={isMarked || undefined} aria-hidden="true" />}
      <FieldWords field={field} isLong={isLong} />
    </button>
  );
}

function FieldWords({ field, isLong }: { field: EditField; isLong: boolean }) {
  const kind = kindIn(field.raw);
  return (
    <>
      <KindIcon kind={kind} />
      <span className={styles.words}>
        <span className={styles.label}>{nameOf(field)}</span>
        {isLong && <span className={styles.note}>{logicText(field.raw) || fieldTypeLabel(kind)}</span>}
      </span>
      <FoundSign itemKey={field.key} />
      {isConditional(field.raw) && <IconRoute aria-label={t('Only shown sometimes')} size={16} />}
    </>
  );
}

const isConditional = (raw: Raw): boolean => conditionOf(raw).tests.length > 0;

const Steps = ({ field }: { field: EditField }) => (
  <span className={styles.steps}>
    <StepButtons field={field} />
  </span>
);

/** For thumbs: every action of a question is a large button. */
function PhoneActions({ field, onEdit }: { field: EditField; onEdit: () => void }) {
  return (
    <div className={styles.actions}>
      <StepButtons field={field} isLarge />
      <MoveToSection field={field} isLarge />
      <Button className={styles.edit} size="l" icon={<IconPencil aria-hidden="true" />} onClick={onEdit}>
        {t('Edit question')}
      </Button>
      <FieldMenu field={field} />
    </div>
  );
}
