import type { DrawnMap } from '@fieldspan/domain/drawn-map';
import { t } from './i18n.ts';
import styles from './map-rings.module.css';

/** Circles around the middle of a drawn map, each with its distance. */
export function MapRings({ map: { size, rings } }: { map: Pick<DrawnMap, 'size' | 'rings'> }) {
  const middle = size / 2;
  return rings.map(({ km, radius }) => (
    <g key={km} className={styles.ring}>
      <circle cx={middle} cy={middle} r={radius} />
      <text x={middle} y={middle + radius - 4}>
        {km < 1 ? t('{{metres}} m', { metres: Math.round(km * 1000) }) : t('{{km}} km', { km })}
      </text>
    </g>
  ));
}
