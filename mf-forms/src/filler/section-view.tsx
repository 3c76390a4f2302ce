import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useRef } from 'react';
import type { DocSection } from '@fieldspan/domain/form/form-types';
import { FieldHost } from './field-host.tsx';
import styles from './section-view.module.css';
import { useDrawn } from './use-drawn.ts';

/** More than any screen shows, at 88 px or more each. */
const AT_ONCE = 24;

type SectionViewProps = {
  section: DocSection;
  /** The section was opened by Next or Back: focus goes to its start. */
  isFocused?: boolean;
};

/** The questions of one section. */
export function SectionView({ section, isFocused = false }: SectionViewProps) {
  const top = useRef<HTMLDivElement>(null);
  const fields = useDrawn(section.fields, AT_ONCE);
  useEffect(() => {
    if (!isFocused) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [isFocused]);
  return (
    <div ref={top} className={styles.section} tabIndex={-1}>
      <Card title={section.heading || t('Section')}>
        {section.fields.length === 0 && <p className={styles.none}>{t('No questions in this section')}</p>}
        <ol className={styles.fields}>
          {fields.map((entry) => (
            <FieldHost key={entry.id} entry={entry} />
          ))}
        </ol>
      </Card>
    </div>
  );
}
