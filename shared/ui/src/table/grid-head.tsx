import type { ReactNode } from 'react';
import { t } from '../i18n.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { SelectBox } from './select-box.tsx';
import styles from './table-grid.module.css';
import type { TableModel } from './table-model.ts';

type GridHeadProps<R> = { model: TableModel<R>; children: ReactNode };

/** The header row; it stays visible while the page scrolls. */
export function GridHead<R>({ model: { selection, reorder, buttonsOf }, children }: GridHeadProps<R>) {
  return (
    <thead>
      <tr>
        {reorder && <ControlHeader name={t('Order')} />}
        {selection && (
          <th scope="col" className={styles.header} data-control="">
            <SelectBox label={t('Select all')} state={selection.state} onToggle={selection.toggleAll} />
          </th>
        )}
        {children}
        {buttonsOf && <ControlHeader name={t('Actions')} />}
      </tr>
    </thead>
  );
}

function ControlHeader({ name }: { name: string }) {
  return (
    <th scope="col" className={styles.header} data-control="">
      <VisuallyHidden>{name}</VisuallyHidden>
    </th>
  );
}
