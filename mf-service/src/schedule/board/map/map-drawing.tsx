import type { Position } from '@fieldspan/domain/distance';
import { drawnMap, middleOf } from '@fieldspan/domain/drawn-map';
import { personName } from '@fieldspan/domain/person-name';
import { clockText } from '@fieldspan/domain/weekday-text';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { MapRings } from '@fieldspan/ui/map-rings';
import { IconMapPin } from '@fieldspan/ui/icons';
import styles from './map-panel.module.css';
import type { Whereabouts } from './who-is-near.ts';

type MapDrawingProps = { target: Position | null; people: readonly Whereabouts[]; atMs: number };

const SIZE = 220;
/** Who began a visit longer ago is drawn pale. */
const OLD_MS = 3 * 60 * 60_000;

/** People around a place; the list beside says the same in words. */
export function MapDrawing({ target, people, atMs }: MapDrawingProps) {
  const positions = people.map(({ position }) => position);
  const centre = target ?? middleOf(positions);
  if (centre === null) return <p className={styles.note}>{t('No visit of this time has a position.')}</p>;
  const map = drawnMap(centre, positions, { size: SIZE });
  return (
    <figure className={styles.figure}>
      <div className={styles.map}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={styles.rings} aria-hidden="true">
          <MapRings map={map} />
        </svg>
        {people.map(({ person, position, sinceMs }) => {
          const { x, y } = map.placeOf(position);
          const time = clockText(new Date(sinceMs).toISOString());
          return (
            <span
              key={person.id}
              className={styles.sign}
              data-old={atMs - sinceMs > OLD_MS || undefined}
              style={{ insetInlineStart: `${(x / SIZE) * 100}%`, insetBlockStart: `${(y / SIZE) * 100}%` }}
              title={t('{{name}}, at {{time}}', { name: personName(person), time })}
            >
              <Avatar name={personName(person)} size="s" />
            </span>
          );
        })}
        {target && <IconMapPin className={styles.pin} aria-hidden="true" />}
      </div>
      <figcaption className={styles.note}>{t('Drawn to scale, no streets. North is up.')}</figcaption>
    </figure>
  );
}
