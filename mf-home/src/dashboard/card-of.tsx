import { dataText } from '@fieldspan/domain/message';
import type { PlaceFill as Fill } from '@fieldspan/federation/lifecycles';
import { PlaceFill } from '@fieldspan/federation/place-fill';
import { Card } from '@fieldspan/ui/card';
import { translated } from '@fieldspan/ui/i18n';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import { useMemo } from 'react';
import styles from './card-of.module.css';

type CardOfProps = { fill: Fill; userId: number };

/** A card of another remote; while it loads its title is shown at the same height. */
export function CardOf({ fill, userId }: CardOfProps) {
  const props = useMemo(() => ({ userId }), [userId]);
  const { label, key, icon = 'folder' } = fill;
  return (
    <div className={styles.cell}>
      <PlaceFill
        place="home.card"
        fill={fill}
        props={props}
        renderFrame={(content) => (
          <Card title={translated(dataText(label ?? key))} icon={<MenuIcon name={icon} />}>
            {content}
          </Card>
        )}
      />
    </div>
  );
}

/** Shown first on a phone. */
export function PhoneCardOf({ fill, userId }: CardOfProps) {
  const props = useMemo(() => ({ userId }), [userId]);
  return (
    <div className={styles.phone}>
      <PlaceFill place="home.phone-card" fill={fill} props={props} rows={2} />
    </div>
  );
}
