import { momentText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import styles from './fed-screen.module.css';
import { LineTable } from './line-table.tsx';
import type { TabState } from './tab-state.ts';

/** The failures of this tab with their report codes, latest first. */
export function FailureTable({ failures }: Pick<TabState, 'failures'>) {
  const now = useNow();
  const title = t('Failures in this tab');
  if (failures.length === 0) {
    return (
      <Card title={title}>
        <p className={styles.none}>{t('Nothing has failed.')}</p>
      </Card>
    );
  }
  const lines = failures.toReversed().map(({ code, part, release, message, at }) => ({
    key: `${code} ${at}`,
    cells: [code, momentText(new Date(at).toISOString(), now), part, release, message],
  }));
  const heads = [t('Code'), t('When'), t('Part'), t('Release'), t('Message')];
  return <LineTable title={title} heads={heads} lines={lines} />;
}
