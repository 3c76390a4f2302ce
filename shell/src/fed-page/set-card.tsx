import type { PageSet } from '@fieldspan/contract/release';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import styles from './fed-screen.module.css';

type SetCardProps = { set: PageSet; arm: string; live: number | null; worker: string };

/** The set that the tab runs, and the live one. */
export function SetCard({ set, arm, live, worker }: SetCardProps) {
  const isBehind = live !== null && live !== set.seq;
  return (
    <Card title={t('Set')}>
      <dl className={styles.facts}>
        <dt>{t('Environment')}</dt>
        <dd>{set.env}</dd>
        <dt>{t('Set')}</dt>
        <dd>
          {set.seq} {live !== null && !isBehind && <Tag tone="green">{t('live')}</Tag>}
          {isBehind && <Tag tone="amber">{t('set {{seq}} is live', { seq: live })}</Tag>}
        </dd>
        <dt>{t('Arm')}</dt>
        <dd>{arm}</dd>
        <dt>{t('Shell')}</dt>
        <dd className={styles.id}>{set.shell.id}</dd>
        <dt>{t('Service worker')}</dt>
        <dd>{worker}</dd>
      </dl>
    </Card>
  );
}
