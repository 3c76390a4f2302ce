import type { DocField } from '@fieldspan/domain/form/form-types';
import { memo } from 'react';
import { anyEditor } from './any-editor.ts';
import { changed } from './field-editor.ts';
import { useField, useFill } from './fill-context.ts';
import { errorOf, Question } from './question.tsx';
import styles from './question.module.css';

/** A question of a section. Nothing while its condition hides it. */
export const FieldHost = memo(function FieldHost({ entry }: { entry: DocField }) {
  const { store } = useFill();
  const { field, id } = entry;
  const now = useField(id);
  if (now.isHidden) return null;
  return (
    <li className={styles.field} data-error={errorOf(field, now) ? true : undefined} data-field={id}>
      <Question
        entry={entry}
        now={now}
        editor={anyEditor(field)}
        onChange={(change) => store.answer(id, changed(store.doc().answers.get(id) ?? {}, change))}
      />
    </li>
  );
});
