import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './bar-item.module.css';

type BarFaceProps = { icon: ReactNode; label: string; marked?: string | undefined; isIconOnly?: boolean };

/** Icon and word of something in the top bar; where there is no room the word is left to screen readers. */
export function BarFace({ icon, label, marked, isIconOnly = false }: BarFaceProps) {
  return (
    <>
      <span className={styles.icon}>
        {icon}
        {marked && <span className={styles.dot} aria-hidden="true" />}
      </span>
      {isIconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <Word label={label} />}
      {marked && <VisuallyHidden>{`, ${marked}`}</VisuallyHidden>}
    </>
  );
}

/** The plus of "+ Expense" is drawn as the icon. */
function Word({ label }: { label: string }) {
  const word = label.replace(/^\+ /, '');
  return (
    <span className={styles.label}>
      {word !== label && <VisuallyHidden>{'+ '}</VisuallyHidden>}
      {word}
    </span>
  );
}
