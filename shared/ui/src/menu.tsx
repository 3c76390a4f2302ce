import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactElement } from 'react';
import { useEarlyPressGuard } from './early-press.ts';
import { MenuRow, type MenuItem } from './menu-row.tsx';
import styles from './menu.module.css';

type MenuProps = { trigger: ReactElement; items: readonly MenuItem[]; label: string };

/** A button that opens a list of actions. */
export function Menu({ trigger, items, label }: MenuProps) {
  const isEarlyPress = useEarlyPressGuard();
  return (
    <Base.Root onOpenChange={isEarlyPress}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={10} align="start" collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-label={label}>
            {items.map((item) => (
              <Fragment key={item.label}>
                {item.startsGroup && <Base.Separator className={styles.line} />}
                <MenuRow {...item} />
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
