import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconArrowDown, IconArrowUp, IconTrash } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import type { ReactNode } from 'react';
import { ConditionEditor } from './condition-editor.tsx';
import { changeHeading, dropSection, stepSectionTo } from './editing.ts';
import { FieldProperties } from './field-properties.tsx';
import { FoundHere } from './found-here.tsx';
import styles from './properties.module.css';
import { RowQuestions } from './row-questions.tsx';
import { useEditor, useEditorPart, useEditSection } from './use-editor.ts';

/** What is selected: a question, a section, or the form. */
export function Properties({ settings }: { settings: ReactNode }) {
  const selection = useEditorPart((store) => store.selection());
  if (selection.kind === 'field') return <FieldProperties fieldKey={selection.key} Rows={RowQuestions} />;
  if (selection.kind === 'section') return <SectionProperties sectionKey={selection.key} />;
  return settings;
}

function SectionProperties({ sectionKey }: { sectionKey: string }) {
  const store = useEditor();
  const section = useEditSection(sectionKey);
  if (!section) return null;
  return (
    <div className={styles.properties} data-edit={section.key}>
      <FoundHere itemKey={section.key} />
      <TextField
        key={section.key}
        label={t('Name of the section')}
        value={textOf(section.raw['sectionHeading'])}
        onChange={(heading) => changeHeading(store, section.key, heading)}
        inputRef={(input: HTMLElement | null) => input?.setAttribute('data-do', 'label')}
      />
      <div className={styles.formats}>
        <Button
          data-do="up"
          icon={<IconArrowUp aria-hidden="true" />}
          onClick={() => stepSectionTo(store, section, -1)}
        >
          {t('Move section up')}
        </Button>
        <Button
          data-do="down"
          icon={<IconArrowDown aria-hidden="true" />}
          onClick={() => stepSectionTo(store, section, 1)}
        >
          {t('Move section down')}
        </Button>
        <Button icon={<IconTrash aria-hidden="true" />} onClick={() => dropSection(store, section)}>
          {t('Delete section')}
        </Button>
      </div>
      <ConditionEditor key={`${section.key} condition`} item={section} />
    </div>
  );
}
