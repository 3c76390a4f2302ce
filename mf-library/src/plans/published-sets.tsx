import { useProfile } from '@fieldspan/api/profile';
import type { ListedPlanSheet, PlanSetRow } from '@fieldspan/api/queries/plans';
import { dayText } from '@fieldspan/domain/day-text';
import { fileSize } from '@fieldspan/domain/file-kind';
import { useToday } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { plural, t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { setToKeep } from '../kept/set-to-keep.ts';
import { KeepSet } from '../kept/keep-set.tsx';

type PublishedSetsProps = { sets: readonly PlanSetRow[]; sheets: readonly ListedPlanSheet[] };

/** The sets as they were issued. Each can be kept on this device. */
export function PublishedSets({ sets, sheets }: PublishedSetsProps) {
  const tenantId = useProfile()?.tenant_id;
  const today = useToday();
  const published = sets.filter(({ state }) => state === 'published');
  if (published.length === 0 || tenantId === undefined) return null;
  return (
    <Card title={t('Sets')}>
      <ul>
        {published.map((set) => {
          const count = sheets.filter(({ set_id }) => set_id === set.id).length;
          const facts = [
            set.issued_on !== null && t('Issued {{day}}', { day: dayText(set.issued_on, today) }),
            plural(count, { one: '{{count}} sheet', other: '{{count}} sheets' }),
            set.LibraryUpload?.bytes && fileSize(set.LibraryUpload.bytes),
          ];
          const kept = setToKeep(set, tenantId);
          return (
            <ListItem
              key={set.id}
              title={set.name}
              subtitle={facts.filter(Boolean).join(' · ')}
              trailing={kept && <KeepSet set={kept} />}
            />
          );
        })}
      </ul>
    </Card>
  );
}
