import { useViewer } from '@fieldspan/api/profile';
import { planSetsQuery, planSheetsQuery } from '@fieldspan/api/queries/plans';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Places } from '@fieldspan/contract/places';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMap2, IconPlus } from '@fieldspan/ui/icons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddPlans } from './add-plans.tsx';
import { PublishedSets } from './published-sets.tsx';
import { SetLine, isReading } from './set-line.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import styles from './plans-tab.module.css';
import { WaitingPlans } from './waiting-plans.tsx';

/** How often a set that is being read is looked at. */
const LOOK_MS = 1500;

/** The plans of a project: sets that are on their way for those who add them, and the sheets in force for everybody. */
export function ProjectPlans({ project }: Places['project.tab']) {
  const isWriter = mayWrite('LibraryFile')(useViewer());
  const [isAdding, setIsAdding] = useState(false);
  const { data: sets } = useSuspenseQuery({
    ...planSetsQuery(project.id),
    refetchInterval: ({ state }) => (state.data?.some(isReading) === true ? LOOK_MS : false),
  });
  const { data: sheets } = useSuspenseQuery(planSheetsQuery(project.id));
  const open = sets.filter(({ state }) => state !== 'published');
  const add = isWriter && (
    <Button variant="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
      {t('Add plans')}
    </Button>
  );
  return (
    <div className={styles.tab}>
      {isWriter && <WaitingPlans jobId={project.id} />}
      {isWriter && open.length > 0 && (
        <Card title={t('Sets to check')}>
          <ul>
            {open.map((set) => (
              <SetLine key={set.id} set={set} />
            ))}
          </ul>
        </Card>
      )}
      {sheets.length > 0 ? (
        <SheetGrid jobId={project.id} sheets={sheets} sets={sets} action={add} />
      ) : (
        <Card title={t('Plans')} icon={<IconMap2 aria-hidden="true" />}>
          <EmptyState title={t('No plans yet')} action={add}>
            {isWriter
              ? t(
                  'Add the PDF of a set. Its sheets are found by number, marked, measured, compared and kept for places without a network.',
                )
              : t('Sheets show here when somebody in the office has published them.')}
          </EmptyState>
        </Card>
      )}
      <PublishedSets sets={sets} sheets={sheets} />
      {isWriter && <AddPlans jobId={project.id} open={isAdding} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
