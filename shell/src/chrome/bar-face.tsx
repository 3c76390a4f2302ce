import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './bar-item.module.css';

type BarFaceProps = { icon: ReactNode; label: string; marked?: string | undefined; isIconOnly?: boolean };

/** Icon and label of an item in the top bar; where there is no room, only screen readers get the label. */
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

/** The "+" of "+ Expense" is shown as the icon. */
function Word({ label }: { label: string }) {
  const word = label.replace(/^\+ /, '');
  return (
    <span className={styles.label}>
      {word !== label && <VisuallyHidden>{'+ '}</VisuallyHidden>}
      {word}
    </span>
  );
}
