import { fieldState, isUnfinished } from '@fieldspan/domain/form/field-state';
import { sectionId } from '@fieldspan/domain/form/form-logic';
import type { DocField, FormDoc } from '@fieldspan/domain/form/form-types';
import { isEmpty } from '@fieldspan/domain/form/is-empty';
import { takesAnswer } from '@fieldspan/domain/form/kind-of-field';
import { plural, t } from '@fieldspan/ui/i18n';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import { useSyncExternalStore } from 'react';
import { useFill } from './fill-context.ts';
import styles from './section-progress.module.css';

/** Where in the form the person is, and how much of the section is answered. Hidden sections are not counted. */
export function SectionProgress({ at }: { at: number }) {
  const { store } = useFill();
  const { sections } = store.doc();
  const hidden = useSyncExternalStore(store.subscribe, () => store.doc().hidden);
  const answered = useSyncExternalStore(store.subscribe, () => answeredIn(store.doc(), at));
  const shown = sections.filter((section) => !hidden.has(sectionId(section)));
  const here = sections[at];
  const step = here === undefined ? shown.length : shown.indexOf(here);
  const all = shown.length + 1;
  const asked = (here?.fields ?? []).filter((entry) => isAsked(entry) && !hidden.has(entry.id)).length;
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span className={styles.step}>{t('Section {{at}} of {{all}}', { at: step + 1, all })}</span>
        {asked > 0 && (
          <span>
            {plural(
              asked,
              {
                one: '{{answered}} of {{count}} answered',
                other: '{{answered}} of {{count}} answered',
              },
              { answered },
            )}
          </span>
        )}
      </p>
      <VisuallyHidden>
        <progress aria-label={t('How far the form is')} max={all - 1} value={step} />
      </VisuallyHidden>
      <div className={styles.bars} aria-hidden="true">
        {[...shown.map(({ key }) => key), ''].map((key, each) => (
          <span key={key} className={styles.bar} data-state={stateOf(each, step)} />
        ))}
      </div>
    </div>
  );
}

function stateOf(each: number, step: number): 'done' | 'here' | undefined {
  if (each < step) return 'done';
  return each === step ? 'here' : undefined;
}

const isAsked = ({ field }: DocField): boolean => takesAnswer(field.kind);

function answeredIn(doc: FormDoc, at: number): number {
  const fields = (doc.sections[at]?.fields ?? []).filter((entry) => isAsked(entry) && !doc.hidden.has(entry.id));
  return fields.filter(({ id }) => !isEmpty(doc.answers.get(id)?.value) && !isUnfinished(fieldState(doc, id))).length;
}
