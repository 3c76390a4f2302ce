import type { Starter } from '@fieldspan/api/queries/form-starters';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconChevronLeft, IconClipboard, IconCopy } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import type { ReactNode } from 'react';
import styles from './marketplace.module.css';
import { InCompany, StarterFacts } from './starter-facts.tsx';
import type { CopyStarters } from './use-copy-starters.ts';

type ChosenFormProps = {
  starter: Starter | undefined;
  backTo: string;
  copying: CopyStarters | null;
  /** Its questions. */
  children: ReactNode;
};

/** One form of the library, with all its questions to read and to try. */
export function ChosenForm({ starter, backTo, copying, children }: ChosenFormProps) {
  const back = (
    <Button icon={<IconChevronLeft aria-hidden="true" />} render={<AppLink to={backTo} />}>
      {t('All forms')}
    </Button>
  );
  if (!starter) {
    return (
      <EmptyState
        icon={<IconClipboard aria-hidden="true" />}
        title={t('The marketplace has no such form')}
        action={back}
      />
    );
  }
  const { key, title, lang, copies } = starter;
  return (
    <article className={styles.preview}>
      <div className={styles.actions}>
        {back}
        {copying !== null && (
          <Button
            variant={copies.length === 0 ? 'primary' : 'default'}
            icon={<IconCopy aria-hidden="true" />}
            busy={copying.isCopying}
            onClick={() => copying.copy([key], copies.length + 1)}
          >
            {copies.length === 0 ? t('Copy') : t('Copy again')}
          </Button>
        )}
        <InCompany starter={starter} />
      </div>
      <h2 lang={lang}>{title}</h2>
      <StarterFacts starter={starter} />
      <p className={styles.facts}>{t('The whole form, to read and to try. Nothing that you enter here is kept.')}</p>
      <div lang={lang}>{children}</div>
    </article>
  );
}
