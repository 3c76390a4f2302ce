import type { Position } from '@fieldspan/domain/distance';
import { drawnMap, middleOf } from '@fieldspan/domain/drawn-map';
import { positionText } from '@fieldspan/domain/locate-area';
import { t } from '@fieldspan/ui/i18n';
import { MapRings } from '@fieldspan/ui/map-rings';
import type { PointerEvent } from 'react';
import styles from './locates.module.css';

type PlaceMapProps = {
  pin: Position | null;
  area: readonly Position[];
  /** The middle of the map, where nothing is drawn yet. */
  centre: Position | null;
  /** How far it reaches at least, in kilometres. */
  leastKm?: number;
  onPress?: (position: Position) => void;
};

const SIZE = 320;

/** A pin and an area drawn to scale, without streets; the position beside it says the same in words. */
export function PlaceMap({ pin, area, centre, leastKm = 0.05, onPress }: PlaceMapProps) {
  const shown = pin ? [pin, ...area] : area;
  const middle = centre ?? middleOf(shown);
  if (middle === null) return <p className={styles.quiet}>{t('Type a position to begin with.')}</p>;
  const map = drawnMap(middle, shown, { size: SIZE, leastKm });
  const at = (position: Position) => map.placeOf(position);
  const handlePress = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = SIZE / (box.width || SIZE);
    onPress?.(map.positionAt({ x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }));
  };
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className={styles.map}
        data-drawn={onPress !== undefined || undefined}
        role="img"
        aria-label={t('Map of the place')}
        {...(onPress && { onPointerDown: handlePress })}
      >
        <MapRings map={map} />
        {area.length > 0 && (
          <polygon className={styles.area} points={area.map((corner) => `${at(corner).x},${at(corner).y}`).join(' ')} />
        )}
        {distinct(area).map((corner) => (
          <circle key={positionText(corner)} className={styles.corner} cx={at(corner).x} cy={at(corner).y} r={4} />
        ))}
        {pin && (
          <g className={styles.pin} transform={`translate(${at(pin).x} ${at(pin).y})`}>
            <path d="M0 0C-4-8-9-11-9-18a9 9 0 1 1 18 0c0 7-5 10-9 18Z" />
            <circle cy={-18} r={3} />
          </g>
        )}
      </svg>
      <figcaption className={styles.quiet}>{t('Drawn to scale, no streets. North is up.')}</figcaption>
    </figure>
  );
}

/** A corner that is named twice is drawn once. */
const distinct = (corners: readonly Position[]): Position[] => [
  ...new Map(corners.map((corner) => [positionText(corner), corner])).values(),
];
