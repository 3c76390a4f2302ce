import type { Punches } from '@fieldspan/api/queries/time-review';
import { distanceText } from '@fieldspan/domain/distance-text';
import { knownPosition } from '@fieldspan/domain/distance';
import { drawnMap, middleOf } from '@fieldspan/domain/drawn-map';
import { clockText } from '@fieldspan/domain/weekday-text';
import { type Message, msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { MapRings } from '@fieldspan/ui/map-rings';
import styles from './punch-map.module.css';

const SIZE = 320;
const LEAST_KM = 0.05;
/** The circle of the tolerance stays inside of the drawing. */
const ROOM = 1.3;

/** Where somebody clocked in and out, and how far that is from the work; drawn to scale, without streets. */
export function PunchMap({ punches: { site, punches }, american }: { punches: Punches; american: boolean }) {
  const placed = punches.flatMap((punch) => {
    const position = knownPosition(punch);
    return position === null ? [] : [{ ...punch, position }];
  });
  const positions = placed.map(({ position }) => position);
  const middle = site ?? middleOf(positions);
  if (middle === null || placed.length === 0) return <p className={styles.quiet}>{t('No position was sent.')}</p>;
  const toleranceKm = (site?.tolerance_m ?? 0) / 1000;
  const map = drawnMap(middle, positions, { size: SIZE, leastKm: Math.max(LEAST_KM, toleranceKm * ROOM) });
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={styles.map} role="img" aria-label={t('Where it was clocked')}>
        <MapRings map={map} />
        {toleranceKm > 0 && (
          <circle className={styles.allowed} cx={SIZE / 2} cy={SIZE / 2} r={toleranceKm * map.pxPerKm} />
        )}
        {site && <rect className={styles.site} x={SIZE / 2 - 6} y={SIZE / 2 - 6} width={12} height={12} rx={2} />}
        {placed.map(({ kind, at, position }) => {
          const { x, y } = map.placeOf(position);
          return (
            <g key={`${kind} ${at}`} className={styles.punch} data-kind={kind} transform={`translate(${x} ${y})`}>
              {kind === 'out' ? <path d="M-6-6H6V6H-6Z" /> : <circle r={7} />}
              <text x={x > SIZE / 2 ? -12 : 12} y={4} textAnchor={x > SIZE / 2 ? 'end' : 'start'}>
                {kindText(kind)} {clockText(at)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.quiet}>
        {site?.tolerance_m
          ? t('Square: the site, {{distance}} allowed. No streets; north is up.', {
              distance: distanceText(site.tolerance_m, american),
            })
          : t('Drawn to scale, no streets. North is up.')}
      </figcaption>
    </figure>
  );
}

const KINDS: Readonly<Record<string, Message>> = {
  in: msg('In'),
  out: msg('Out'),
  arrive: msg('Arrived'),
  meal: msg('Meal break'),
  rest: msg('Rest break'),
  resume: msg('Back at work'),
};

/** What a press did. */
export function kindText(kind: string): string {
  return translated(KINDS[kind] ?? KINDS['in'] ?? msg('In'));
}
