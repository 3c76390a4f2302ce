import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import styles from './menu.module.css';

type MenuPopupProps = { label: string; children: ReactNode; /** Opened by a line of another menu. */ nested?: boolean };

/** The sheet on which the lines of a menu stand. */
export function MenuPopup({ label, children, nested = false }: MenuPopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        className={styles.positioner}
        sideOffset={nested ? 2 : 10}
        alignOffset={nested ? -5 : 0}
        align="start"
        collisionPadding={8}
      >
        <Base.Popup className={styles.popup} aria-label={label}>
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
