import { dataText } from '@fieldspan/domain/message';
import type { PlaceFill as Fill } from '@fieldspan/federation/lifecycles';
import { PlaceFill } from '@fieldspan/federation/place-fill';
import { Card } from '@fieldspan/ui/card';
import { translated } from '@fieldspan/ui/i18n';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { type ReactNode, useMemo, useRef } from 'react';
import styles from './card-of.module.css';
import { useLoadsNow } from './use-loads-now.ts';

type CardOfProps = { fill: Fill; userId: number };

/**
 * A card of another remote. Its code is loaded when a person is about to see it, or the page is idle; until then its
 * title is shown at the same height.
 */
export function CardOf({ fill, userId }: CardOfProps) {
  const props = useMemo(() => ({ userId }), [userId]);
  const cellRef = useRef<HTMLDivElement>(null);
  const isTime = useLoadsNow(cellRef);
  const { label, key, icon = 'folder' } = fill;
  const framed = (content: ReactNode) => (
    <Card title={translated(dataText(label ?? key))} icon={<MenuIcon name={icon} />}>
      {content}
    </Card>
  );
  return (
    <div className={styles.cell} ref={cellRef}>
      {isTime ? (
        <PlaceFill place="home.card" fill={fill} props={props} renderFrame={framed} />
      ) : (
        framed(<SkeletonRows count={3} />)
      )}
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
