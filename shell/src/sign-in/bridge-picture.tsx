import styles from './bridge-picture.module.css';

const WIDTH = 880;
const HEIGHT = 372;
const MIDDLE = WIDTH / 2;
const HALF_SPAN = 380;
const HANGER_GAP = 42.5;
const HANGERS = Array.from({ length: 17 }, (_, index) => (index - 8) * HANGER_GAP);

/** Height of the arch above the deck at a distance from its middle. */
const rise = (offset: number) => (HEIGHT - 4) * (1 - (offset / HALF_SPAN) ** 2);

/** The bridge on the sign-in page. */
export function BridgePicture() {
  const left = MIDDLE - HALF_SPAN;
  const right = MIDDLE + HALF_SPAN;
  return (
    <div className={styles.bridge} aria-hidden="true">
      <svg className={styles.arch} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none">
        {HANGERS.map((offset) => (
          <path key={offset} className={styles.hanger} d={`M${MIDDLE + offset} ${HEIGHT - rise(offset)}V${HEIGHT}`} />
        ))}
        <path className={styles.span} d={`M${left} ${HEIGHT}Q${MIDDLE} ${8 - HEIGHT} ${right} ${HEIGHT}`} />
      </svg>
      <div className={styles.deck} />
    </div>
  );
}
