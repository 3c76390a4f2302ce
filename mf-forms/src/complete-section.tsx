import { t } from '@fieldspan/ui/i18n';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './complete-section.module.css';
import { warningsOf } from '@fieldspan/domain/form/field-state';
import { useFill } from './filler/fill-context.ts';
import { Completion } from './signing/completion.tsx';
import type { Filling } from './use-filling.ts';

/** The last section of every form: signing, participants, sending. */
export function CompleteSection({ filling }: { filling: Filling }) {
  const { store } = useFill();
  const doc = useSyncExternalStore(store.subscribe, store.doc);
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={top} className={styles.section} tabIndex={-1}>
      <h2 className={styles.heading}>{t('Complete!')}</h2>
      <Completion
        value={filling.completion}
        onChange={filling.changeCompletion}
        warnings={warningsOf(doc)}
        submission={filling.submission}
      />
    </section>
  );
}
