import { contractVisitsQuery } from '@fieldspan/api/queries/contracts';
import type { ContractVisit } from '@fieldspan/api/queries/contracts';
import type { ServiceContractRow } from '@fieldspan/api/queries/financial';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconRoute } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATE_WORDS } from '../state-words.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { ContractRule } from './contract-rule.tsx';
import styles from './contract-visits.module.css';

/** When there are visits, and those that were made. */
export function ContractVisits({ record: contract }: { record: ServiceContractRow }) {
  const isWriter = mayWrite('ServiceContract')(useCurrentUser().viewer);
  return (
    <div className={styles.page}>
      <ContractRule key={contract.version} contract={contract} isWriter={isWriter} />
      <MadeVisits contract={contract} isWriter={isWriter} />
    </div>
  );
}

type MadeVisitsProps = { contract: ServiceContractRow; isWriter: boolean };

function MadeVisits({ contract, isWriter }: MadeVisitsProps) {
  const { data: visits } = useSuspenseQuery(contractVisitsQuery(contract.id));
  const [isListed, setIsListed] = useState(false);
  const untold = visits.rows.filter(({ state }) => state === 'tray' || state === 'planned').length;
  return (
    <>
      <RelatedCard
        title={t('Visits')}
        icon={<IconRoute aria-hidden="true" />}
        more={visits.more}
        empty={t('No visits')}
        hint={t('A contract in force makes its visits by itself, so many days before each as Details says.')}
        {...(untold > 0 && {
          note: t('{{count}} visits that nobody was told of follow the contract when it is changed.', {
            count: untold,
          }),
        })}
        action={
          isWriter &&
          contract.state === 'active' && (
            <Button size="s" onClick={() => setIsListed(true)}>
              {t('Make and update visits …')}
            </Button>
          )
        }
      >
        {visits.rows.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </RelatedCard>
      {isListed && <ChangesDialog contractId={contract.id} onClose={() => setIsListed(false)} />}
    </>
  );
}

function VisitRow({ visit: { state, starts_at, Lead, Service } }: { visit: ContractVisit }) {
  return (
    <ListItem
      {...(Service && { to: `/service/${Service.slug}/dashboard` })}
      title={instantText(starts_at) || t('No time yet')}
      subtitle={[Service?.job_num, Lead && personName(Lead)].filter(Boolean).join(' · ')}
      trailing={<Tag tone={STATE_WORDS[state].tone}>{translated(STATE_WORDS[state].label)}</Tag>}
    />
  );
}
