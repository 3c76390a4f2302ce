import type { Starter } from '@fieldspan/api/queries/form-starters';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy, IconEye } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import styles from './marketplace.module.css';
import { InCompany, StarterFacts } from './starter-facts.tsx';
import { tradeLabel } from './trades.ts';
import type { CopyStarters } from './use-copy-starters.ts';

type StarterCardProps = {
  starter: Starter;
  previewTo: string;
  /** Null for people who may not copy. */
  copying: CopyStarters | null;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

export function StarterCard({ starter, previewTo, copying, isChosen, onChoose }: StarterCardProps) {
  const { key, title, trade, lang, copies } = starter;
  const canCopy = copying !== null && copies.length === 0;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title} lang={lang}>
          {canCopy ? <Checkbox label={title} checked={isChosen} onChange={onChoose} /> : title}
        </h3>
        <Tag>{tradeLabel(trade)}</Tag>
      </div>
      <StarterFacts starter={starter} />
      <div className={styles.actions}>
        <InCompany starter={starter} />
        <Button
          icon={<IconEye aria-hidden="true" />}
          render={<AppLink to={previewTo} aria-label={t('Preview “{{title}}”', { title })} />}
        >
          {t('Preview')}
        </Button>
        {canCopy && (
          <Button
            icon={<IconCopy aria-hidden="true" />}
            aria-label={t('Copy “{{title}}”', { title })}
            busy={copying.isCopying}
            onClick={() => copying.copy([key])}
          >
            {t('Copy')}
          </Button>
        )}
      </div>
    </li>
  );
}
