import { conditionOf } from '@fieldspan/domain/form/edit/conditions';
import type { Raw } from '@fieldspan/domain/form/edit/edit-form';
import { IconRoute } from '@fieldspan/ui/icons';
import styles from './condition-note.module.css';
import { shownText, testTexts } from './condition-words.ts';
import { useEditor, useEditorPart } from './use-editor.ts';

/** In words, when a question or section is shown; nothing if always. */
export function ConditionNote({ raw }: { raw: Raw }) {
  const condition = conditionOf(raw);
  return condition.tests.length === 0 ? null : <Words raw={raw} />;
}

function Words({ raw }: { raw: Raw }) {
  const store = useEditor();
  // The labels of other questions stand in it.
  useEditorPart((editor) => testTexts(editor, raw).join('\n'));
  const texts = testTexts(store, raw);
  return (
    <div className={styles.note}>
      <IconRoute className={styles.icon} aria-hidden="true" size={16} />
      <div>
        {shownText(conditionOf(raw))}
        <ul className={styles.tests}>
          {[...new Set(texts)].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
