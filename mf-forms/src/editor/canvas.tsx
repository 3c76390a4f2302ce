import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboard, IconPencil, IconPlus } from '@fieldspan/ui/icons';
import { Fragment, memo } from 'react';
import type { Place } from '@fieldspan/domain/form/edit/operations';
import styles from './canvas.module.css';
import { ConditionNote } from './condition-note.tsx';
import { EditCard } from './edit-card.tsx';
import { addSection, nameOf } from './editing.ts';
import { useEditor, useEditorPart, useEditSection } from './use-editor.ts';

type CanvasProps = {
  onAdd: (place: Place) => void;
  /** Opens the properties where they are not beside the canvas. */
  onEdit: (() => void) | null;
};

/** The questions of the current section, as the filler shows them. */
export function Canvas({ onAdd, onEdit }: CanvasProps) {
  const store = useEditor();
  const sections = useEditorPart((editor) => editor.sections());
  const shown = useEditorPart((editor) => editor.section());
  const section = useEditSection(shown);
  if (!section) {
    return (
      <EmptyState
        icon={<IconClipboard aria-hidden="true" />}
        title={t('No questions yet')}
        action={
          <Button variant="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => addSection(store, 0)}>
            {t('Add section')}
          </Button>
        }
      >
        {t('A form has sections, and each section has questions.')}
      </EmptyState>
    );
  }
  const index = sections.indexOf(section);
  return (
    <section className={styles.canvas} aria-label={t('Questions of {{section}}', { section: nameOf(section) })}>
      <header className={styles.header}>
        <h2 className={styles.title}>{nameOf(section)}</h2>
        <p className={styles.where}>{t('Section {{at}} of {{all}}', { at: index + 1, all: sections.length })}</p>
        <Button
          variant="quiet"
          icon={<IconPencil aria-hidden="true" />}
          onClick={() => {
            store.select({ kind: 'section', key: section.key });
            onEdit?.();
          }}
        >
          {t('Rename')}
        </Button>
      </header>
      <ConditionNote raw={section.raw} />
      {section.fields.length === 0 && (
        <EmptyState title={t('No questions in this section')}>{t('Add one, or paste a list of them.')}</EmptyState>
      )}
      <ol className={styles.fields}>
        {section.fields.map((field, at) => (
          <Fragment key={field.key}>
            <Between section={index} at={at} onAdd={onAdd} />
            <EditCard field={field} onEdit={onEdit} />
          </Fragment>
        ))}
        <Between isLast section={index} at={section.fields.length} onAdd={onAdd} />
      </ol>
    </section>
  );
}

type BetweenProps = Place & { onAdd: (place: Place) => void; isLast?: boolean };

/** Adds a question between two others. */
const Between = memo(function Between({ section, at, onAdd, isLast = false }: BetweenProps) {
  return (
    <li className={styles.between} data-last={isLast || undefined}>
      <button type="button" className={styles.add} onClick={() => onAdd({ section, at })}>
        <IconPlus aria-hidden="true" size={16} />
        <span className={styles.word}>{t('Add field here')}</span>
      </button>
    </li>
  );
});
