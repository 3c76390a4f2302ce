import { agreementVersionsQuery, unionsQuery } from '@fieldspan/api/queries/company-settings';
import type { Union } from '@fieldspan/api/queries/company-settings';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useSearchParams } from '@fieldspan/federation/router';
import { useToday } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { versionOn } from '@fieldspan/domain/pay/version-on';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { companyArea } from '@fieldspan/records/area/company-area';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconUsers } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AgreementDialog } from './agreement-dialog.tsx';
import { agreementFacts } from './agreement-facts.ts';
import { AgreementPage } from './agreement-page.tsx';
import styles from './agreements.module.css';

/** What an hour pays and costs by agreement; the one that the address names is open, with its versions. */
export function Agreements() {
  return (
    <AreaPage area={companyArea} tab="agreements" title={t('Collective agreements')}>
      <AgreementsOrOne />
    </AreaPage>
  );
}

function AgreementsOrOne() {
  const { data: unions } = useSuspenseQuery(unionsQuery());
  const [params] = useSearchParams();
  const slug = params.get('agreement');
  const opened = unions.find((union) => union.slug === slug);
  return opened === undefined ? <AgreementCards unions={unions} /> : <AgreementPage key={opened.id} union={opened} />;
}

function AgreementCards({ unions }: { unions: readonly Union[] }) {
  const { data: versions } = useSuspenseQuery(agreementVersionsQuery());
  const isWriter = mayWrite('Union')(useCurrentUser().viewer);
  const [isAdding, setIsAdding] = useState(false);
  const today = useToday();
  const create = isWriter && (
    <Button variant="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
      {t('New agreement')}
    </Button>
  );
  return (
    <div className={styles.page}>
      {unions.length === 0 ? (
        <EmptyState icon={<IconUsers aria-hidden="true" />} title={t('No collective agreements')} action={create}>
          {t('An agreement says what an hour pays, and what overtime costs.')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.cards}>
            {unions.map((union) => (
              <Card key={union.id} title={union.title} action={<AgreementTags union={union} />}>
                <Facts facts={agreementFacts(union, versionOn(versions, union.id, today))} />
                <p className={styles.more}>
                  <AppLink to={`?agreement=${union.slug}`}>{t('Rates, rules and calculator')}</AppLink>
                </p>
              </Card>
            ))}
          </div>
          <div>{create}</div>
        </>
      )}
      <AgreementDialog union={null} isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </div>
  );
}

function AgreementTags({ union }: { union: Union }) {
  if (union.archived === 1) return <Tag>{t('Archived')}</Tag>;
  return union.is_default === 1 ? <Tag tone="blue">{t('Default')}</Tag> : null;
}
