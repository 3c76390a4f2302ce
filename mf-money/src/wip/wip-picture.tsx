import type { WipRow } from '@fieldspan/contract/cost-calls';
import { moneyText } from '@fieldspan/domain/money-text';
import { t } from '@fieldspan/ui/i18n';
import { BarPicture } from '../documents/bar-picture.tsx';

const MOST = 12;

/** What is earned and billed of each project; those that differ most come first. */
export function WipPicture({ rows }: { rows: readonly WipRow[] }) {
  const shown = rows.toSorted((one, other) => Math.abs(other.over) - Math.abs(one.over)).slice(0, MOST);
  return (
    <BarPicture
      title={t('Earned and billed')}
      legend={[t('Earned'), t('Billed')]}
      bars={shown.map(({ job_id, slug, job_num, job_name, earned, billed, over }) => ({
        key: String(job_id),
        name: `${job_num} ${job_name}`,
        to: `/project/${slug}/costing`,
        amount:
          over >= 0
            ? t('{{amount}} overbilled', { amount: moneyText(over) })
            : t('{{amount}} underbilled', { amount: moneyText(-over) }),
        says: t('{{project}}: {{earned}} earned, {{billed}} billed', {
          project: job_num,
          earned: moneyText(earned),
          billed: moneyText(billed),
        }),
        values: [earned, billed],
      }))}
    />
  );
}
