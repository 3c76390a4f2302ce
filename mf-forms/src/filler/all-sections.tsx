import { useRef } from 'react';
import { useFill } from './fill-context.ts';
import { SectionView } from './section-view.tsx';
import { useDrawn } from './use-drawn.ts';
import { useFirstMark } from './use-first-mark.ts';
import styles from './all-sections.module.css';

/** Preview of a child template: every section at once, without navigation, signing or sending. */
export function AllSections() {
  const { store } = useFill();
  const place = useRef<HTMLDivElement>(null);
  useFirstMark(place);
  const sections = useDrawn(store.doc().sections, 2);
  return (
    <div ref={place} className={styles.sections}>
      {sections.map((section) => (
        <SectionView key={section.key} section={section} />
      ))}
    </div>
  );
}
