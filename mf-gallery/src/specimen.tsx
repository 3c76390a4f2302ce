import { useId, type ReactNode } from 'react';
import styles from './gallery.module.css';

type SpecimenProps = {
  title: string;
  children: ReactNode;
  /** Uses the whole width. */
  wide?: boolean;
  /** Its examples are in a row. */
  row?: boolean;
  /** On the page's own background. */
  bare?: boolean;
};

/** One state, or a few related ones, with its name. */
export function Specimen({ title, children, wide = false, row = false, bare = false }: SpecimenProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.specimen}
      aria-labelledby={id}
      data-wide={wide || undefined}
      data-bare={bare || undefined}
    >
      <h3 id={id} className={styles.caption}>
        {title}
      </h3>
      <div className={styles.stage} data-row={row || undefined}>
        {children}
      </div>
    </fieldset>
  );
}
