import type { IncidentMonth, IncidentRegister } from '@fieldspan/contract/incident-calls';
import { dateText } from '@fieldspan/domain/date-text';
import { numberText } from '@fieldspan/domain/number-text';
import { INCIDENT_OUTCOMES, caseRate } from '@fieldspan/domain/safety/incident';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconShieldCheck } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { OUTCOMES } from './incident-words.ts';
import styles from './incidents.module.css';

const WIDTH = 480;
const HEIGHT = 150;
const BASE = 126;
const GAP = 8;

/** The year in figures: incidents by month and by what came of them, and the rate of recorded cases. */
export function IncidentFigures({ log: { cases, hours, months, totals } }: { log: IncidentRegister }) {
  const rate = caseRate(cases.length, hours);
  return (
    <Card title={t('The year')} icon={<IconShieldCheck aria-hidden="true" />}>
      <div className={styles.figures}>
        <Chart months={months} />
        <Facts
          facts={[
            { term: t('Cases on the log'), fact: String(cases.length) },
            { term: t('Days away'), fact: String(totals.K) },
            { term: t('Hours worked, approved'), fact: numberText(hours) },
            { term: t('Cases per 200,000 hours'), fact: rate === null ? '–' : numberText(rate) },
          ]}
        />
      </div>
    </Card>
  );
}

const monthText = ({ month }: IncidentMonth): string => dateText(`${month}-15`, 'MMM');
const countOf = ({ counts }: IncidentMonth): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

function Chart({ months }: { months: readonly IncidentMonth[] }) {
  const most = Math.max(4, ...months.map(countOf));
  const step = WIDTH / months.length;
  const said = months.filter((month) => countOf(month) > 0);
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={
          said.length === 0
            ? t('No incidents in this year')
            : t('Incidents by month: {{months}}', {
                months: said.map((month) => `${monthText(month)} ${countOf(month)}`).join(', '),
              })
        }
      >
        <line data-part="base" x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
        {months.map((month, at) => (
          <Bar key={month.month} month={month} x={at * step + GAP / 2} width={step - GAP} unit={BASE / most} />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        {INCIDENT_OUTCOMES.map((outcome) => (
          <span key={outcome}>
            <span className={styles.swatch} data-outcome={outcome} aria-hidden="true" />
            {translated(OUTCOMES[outcome])}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

type BarProps = { month: IncidentMonth; x: number; width: number; unit: number };

/** One month: what was harmless at the foot, the worst on top. */
function Bar({ month, x, width, unit }: BarProps) {
  const heights = INCIDENT_OUTCOMES.map((outcome) => ({ outcome, count: month.counts[outcome] ?? 0 }));
  return (
    <>
      {heights.map(({ outcome, count }, at) => {
        const below = heights.slice(0, at).reduce((sum, each) => sum + each.count, 0);
        if (count === 0) return null;
        const [y, height] = [BASE - (below + count) * unit, count * unit];
        return <rect key={outcome} data-outcome={outcome} x={x} y={y} width={width} height={height} />;
      })}
      <text x={x + width / 2} y={HEIGHT - 8} textAnchor="middle">
        {monthText(month)}
      </text>
    </>
  );
}
