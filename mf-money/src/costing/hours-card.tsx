import type { CostingAnswer } from '@fieldspan/contract/cost-calls';
import { numberText } from '@fieldspan/domain/number-text';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import styles from './costing.module.css';

type Hours = CostingAnswer['hours'];

const WIDTH = 320;
const HEIGHT = 130;
const BASE = 120;
/** Where today stands: the rest is what is to come. */
const TODAY = 0.75;

const text = (hours: number): string => t('{{hours}} h', { hours: numberText(hours) });
const rounded = (hours: number): number => Math.round(hours * 100) / 100;

/** Hours week by week beside those of the budget, and where they will end. */
export function HoursCard({ hours }: { hours: Hours }) {
  const { worked, budget, to_go: toGo, waiting } = hours;
  const forecast = rounded(worked + (toGo ?? 0));
  const over = budget === null ? 0 : rounded(forecast - budget);
  const facts = [
    { name: t('Worked'), text: text(worked) },
    { name: t('To go'), text: toGo === null ? '–' : text(toGo) },
    { name: t('Forecast'), text: text(forecast) },
    { name: t('Budget'), text: budget === null ? '–' : text(budget) },
  ];
  return (
    <Card
      title={t('Hours')}
      action={over > 0 && <span className={styles.red}>{t('{{hours}} h over', { hours: numberText(over) })}</span>}
    >
      {worked === 0 ? (
        <EmptyState title={t('No approved time yet')}>
          {waiting > 0
            ? t('{{hours}} h wait for approval; they count from then on.', { hours: numberText(waiting) })
            : t('Time of this project shows here once it is approved.')}
        </EmptyState>
      ) : (
        <Chart hours={hours} forecast={forecast} />
      )}
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Chart({ hours: { weeks, worked, budget }, forecast }: { hours: Hours; forecast: number }) {
  const most = Math.max(worked, budget ?? 0, forecast) * 1.1;
  const y = (amount: number) => BASE - (amount / most) * BASE;
  const step = (WIDTH * TODAY) / weeks.length;
  const points = weeks.map(({ hours }, at) => ({ x: step * (at + 1), y: y(hours) }));
  const today = points.at(-1) ?? { x: 0, y: BASE };
  const line = [`0,${BASE}`, ...points.map((point) => `${point.x},${point.y}`)].join(' ');
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('Worked {{worked}}, forecast {{forecast}}', { worked: text(worked), forecast: text(forecast) })}
    >
      <polygon data-part="area" points={`${line} ${today.x},${BASE}`} />
      <line data-part="base" x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
      {budget !== null && <line data-part="limit" x1="0" x2={WIDTH} y1={y(budget)} y2={y(budget)} />}
      <polyline data-part="worked" points={line} />
      <line data-part="to-come" x1={today.x} y1={today.y} x2={WIDTH - 6} y2={y(forecast)} />
      <circle data-part="worked-end" cx={today.x} cy={today.y} r="3.5" />
      <circle data-part="forecast-end" cx={WIDTH - 6} cy={y(forecast)} r="3.5" />
    </svg>
  );
}
