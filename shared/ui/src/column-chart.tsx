import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './column-chart.module.css';

/** How a series looks; `striped` is for what is not certain yet. */
type ChartTone = 'plain' | 'green' | 'striped';

type ChartSeries = { name: string; tone: ChartTone; total?: string };

/** One column: what people read over it, and its amount of each series, from the foot up. */
type ChartColumn = { key: string; text: string; amounts: readonly (readonly [series: ChartSeries, amount: number])[] };

/** Columns over one name, such as a day; `isNow` is the day or month that is not over. */
type ChartGroup = { key: string; name: string; isNow?: boolean; columns: readonly ChartColumn[] };

type ColumnChartProps = {
  /** What the picture is of, for people who hear it. */
  label: string;
  series: readonly ChartSeries[];
  groups: readonly ChartGroup[];
};

const sumOf = ({ amounts }: ChartColumn): number => amounts.reduce((sum, [, amount]) => sum + Math.max(0, amount), 0);

/** Few numbers as columns, each with its figure over it. */
export function ColumnChart({ label, series, groups }: ColumnChartProps) {
  const most = Math.max(0, ...groups.flatMap(({ columns }) => columns.map(sumOf)));
  return (
    <figure className={styles.figure} aria-label={label}>
      <ol className={styles.groups}>
        {groups.map(({ key, name, isNow = false, columns }) => (
          <li key={key} className={classNames(styles.group, isNow && styles.now)}>
            <div className={styles.columns}>
              {columns.map((column) => (
                <Column key={column.key} column={column} most={most} isNamed={columns.length > 1} />
              ))}
            </div>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ol>
      {series.length > 1 && (
        <figcaption>
          <ul className={styles.series}>
            {series.map(({ name, tone, total }) => (
              <li key={name}>
                <span className={styles.swatch} data-tone={tone} aria-hidden="true" />
                {name}
                {total !== undefined && <span className={styles.total}>{total}</span>}
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  );
}

/** The height that the figure over a column takes. */
const TEXT_PX = 18;

type ColumnProps = {
  column: ChartColumn;
  most: number;
  /** Whether people who hear the figure are told of which series it is. */
  isNamed: boolean;
};

function Column({ column: { text, amounts }, most, isNamed }: ColumnProps) {
  const share = (amount: number) => (most === 0 ? 0 : Math.max(0, amount) / most);
  return (
    <div className={styles.column}>
      <span className={styles.text}>
        {isNamed && <VisuallyHidden>{`${amounts.map(([{ name }]) => name).join(', ')} `}</VisuallyHidden>}
        {text}
      </span>
      {amounts.toReversed().map(([{ name, tone }, amount]) => (
        <span
          key={name}
          className={styles.part}
          data-tone={tone}
          style={{ blockSize: `calc((100% - ${TEXT_PX}px) * ${share(amount)})` }}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
