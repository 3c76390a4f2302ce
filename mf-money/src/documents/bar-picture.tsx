import { Card } from '@fieldspan/ui/card';
import { AppLink } from '@fieldspan/ui/link';
import styles from './bar-picture.module.css';

const WIDTH = 1000;
const HEIGHT = 10;
const GAP = 2;
const NONE: readonly string[] = [];
const PARTS = [0, 1] as const;

/** A row of a picture: one or two bars over each other, and what they say in words. */
export type PictureBar = {
  key: string;
  name: string;
  to?: string;
  amount: string;
  says: string;
  values: readonly number[];
};

type BarPictureProps = { title: string; legend?: readonly string[]; bars: readonly PictureBar[] };

/** Rows with bars by the same measure; the table below says the same in figures. */
export function BarPicture({ title, legend = NONE, bars }: BarPictureProps) {
  const greatest = Math.max(0, ...bars.flatMap(({ values }) => values));
  return (
    <Card title={title}>
      <figure className={styles.figure}>
        {legend.length > 0 && (
          <ul className={styles.legend}>
            {legend.map((name, at) => (
              <li key={name}>
                <span className={styles.swatch} data-part={at} aria-hidden="true" />
                {name}
              </li>
            ))}
          </ul>
        )}
        <ol className={styles.rows}>
          {bars.map((bar) => (
            <li key={bar.key}>
              <span className={styles.name}>
                {bar.to === undefined ? bar.name : <AppLink to={bar.to}>{bar.name}</AppLink>}
              </span>
              <span className={styles.amount}>{bar.amount}</span>
              <Bars bar={bar} greatest={greatest} />
            </li>
          ))}
        </ol>
      </figure>
    </Card>
  );
}

function Bars({ bar: { says, values }, greatest }: { bar: PictureBar; greatest: number }) {
  const width = (value: number) => (greatest === 0 ? 0 : (Math.max(0, value) / greatest) * WIDTH);
  const height = values.length * (HEIGHT + GAP) - GAP;
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} ${height}`}
      data-rows={values.length}
      preserveAspectRatio="none"
      role="img"
      aria-label={says}
    >
      {PARTS.slice(0, values.length).map((part) => (
        <rect key={part} data-part={part} y={part * (HEIGHT + GAP)} width={width(values[part] ?? 0)} height={HEIGHT} />
      ))}
    </svg>
  );
}
