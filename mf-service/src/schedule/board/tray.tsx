import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { momentText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconHandStop } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import type { PointerEvent } from 'react';
import styles from './board.module.css';

type TrayProps = {
  visits: readonly BoardVisit[];
  liftedId: number | null;
  mayPlan: boolean;
  onAssign: (visit: BoardVisit) => void;
  onLift: (visit: BoardVisit) => void;
  onGrab: (event: PointerEvent, visit: BoardVisit) => void;
};

const RANK: Readonly<Record<string, number>> = { Emergency: 0, Urgent: 0, High: 1, Normal: 2, Low: 3 };
const rankOf = ({ priority }: BoardVisit): number => RANK[priority ?? ''] ?? 2;

/** The urgent first, then those with a time, then the oldest. */
export const inTrayOrder = (one: BoardVisit, other: BoardVisit): number =>
  rankOf(one) - rankOf(other) || (one.starts_at ?? '9').localeCompare(other.starts_at ?? '9') || one.id - other.id;

/** Visits that nobody goes to yet, in the order that they are given in. */
export function Tray({ visits, liftedId, mayPlan, onAssign, onLift, onGrab }: TrayProps) {
  const now = useNow();
  return (
    <section className={styles.tray} aria-label={t('Unassigned')}>
      <h2 className={styles.trayTitle}>
        {t('Unassigned')} <span className={styles.count}>{visits.length}</span>
      </h2>
      {visits.length === 0 && (
        <EmptyState title={t('Nothing waits')}>{t('Calls without a person stand here.')}</EmptyState>
      )}
      <ul className={styles.cards}>
        {visits.map((visit) => (
          <li key={visit.id} className={styles.card} data-lifted={visit.id === liftedId || undefined}>
            <div className={styles.cardBody} onPointerDown={(event) => onGrab(event, visit)}>
              <span className={styles.cardTop}>
                <span className={styles.name}>{visit.customer ?? visit.name}</span>
                {rankOf(visit) < 2 && <Tag tone="red">{visit.priority}</Tag>}
              </span>
              <span className={styles.cardAbout}>
                {visit.note ?? (visit.customer === null ? visit.num : visit.name)}
              </span>
            </div>
            {visit.id === liftedId ? (
              <span className={styles.cardFoot}>
                <IconHandStop aria-hidden="true" />
                {t('Lifted. Esc puts it back.')}
              </span>
            ) : (
              <div className={styles.cardFoot}>
                <span>
                  {[
                    t('{{minutes}} min', { minutes: visit.duration_min }),
                    visit.city,
                    visit.starts_at && momentText(visit.starts_at, now),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {mayPlan && (
                  <span className={styles.cardDo}>
                    <Button size="s" onClick={() => onLift(visit)} aria-label={t('Lift {{call}}', { call: visit.num })}>
                      {t('Lift')}
                    </Button>
                    <Button
                      size="s"
                      onClick={() => onAssign(visit)}
                      aria-label={t('Assign {{call}}', { call: visit.num })}
                    >
                      {t('Assign')}
                    </Button>
                  </span>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
