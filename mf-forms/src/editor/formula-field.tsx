import type { EditField, Raw } from '@fieldspan/domain/form/edit/edit-form';
import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import { extOf, withExt } from '@fieldspan/domain/form/edit/ext';
import { formulaFromWords, formulaInWords, formulaSources } from '@fieldspan/domain/form/formula-words';
import type { FormulaSource } from '@fieldspan/domain/form/formula-words';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import styles from './formula-field.module.css';
import { useEditorPart } from './use-editor.ts';

type FormulaFieldProps = { field: EditField; onChange: (change: Raw) => void };

/** The formula of a calculated value. A person reads and chooses questions by name; the template has their keys. */
export function FormulaField({ field, onChange }: FormulaFieldProps) {
  const sections = useEditorPart((editor) => editor.sections());
  const others = sections.flatMap(({ fields }) => fields).filter(({ key }) => key !== field.key);
  const sources = formulaSources(others);
  return (
    <FormulaBox
      formula={textOf(extOf(field.raw)['formula'])}
      sources={sources}
      onChange={(formula) => onChange(withExt(field.raw, { formula: formula || undefined }))}
    />
  );
}

type FormulaBoxProps = { formula: string; sources: readonly FormulaSource[]; onChange: (formula: string) => void };

/** A formula over these questions. */
export function FormulaBox({ formula, sources, onChange }: FormulaBoxProps) {
  const [typed, setTyped] = useState('');
  // What is typed is shown as it is typed, until something else (undo, another editor) changes the formula.
  const text = formulaFromWords(typed, sources) === formula ? typed : formulaInWords(formula, sources);
  const type = (words: string) => {
    setTyped(words);
    onChange(formulaFromWords(words, sources));
  };
  const insert = (name: string) => type(`${text}${/\S$/.test(text) ? ' ' : ''}{${name}}`);
  return (
    <div className={styles.formula}>
      <TextField
        label={t('Formula')}
        hint={t(
          'Names of questions stand in braces, such as {Length} * {Width}. Also sum, average, min, max, round, if.',
        )}
        multiline
        rows={2}
        value={text}
        onChange={type}
      />
      {sources.length === 0 ? (
        <p className={styles.none}>{t('This form has no question with a number yet.')}</p>
      ) : (
        <Menu
          label={t('Questions with numbers')}
          trigger={<Button icon={<IconPlus aria-hidden="true" />}>{t('Insert a question')}</Button>}
          items={sources.map(({ name }) => ({ label: name, onSelect: () => insert(name) }))}
        />
      )}
    </div>
  );
}
