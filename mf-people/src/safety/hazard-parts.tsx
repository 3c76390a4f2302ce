import type { HazardTask } from '@fieldspan/api/queries/safety';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RelatedRecords } from '@fieldspan/records/page/related-records';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { IconAlertTriangle, IconShieldCheck } from '@fieldspan/ui/icons';

type Hazard = HazardTask['SafetyHazard'][number];
type Control = HazardTask['SafetyControl'][number];

const HAZARD_FIELDS: readonly Field<'SafetyHazard', Hazard>[] = [
  { kind: 'text', name: 'description', label: msg('Hazard'), required: true, wide: true },
];
const CONTROL_FIELDS: readonly Field<'SafetyControl', Control>[] = [
  { kind: 'text', name: 'description', label: msg('Control'), required: true, wide: true },
];

/** What can hurt somebody at a task, and what is done against it. */
export function HazardParts({ record: task }: { record: HazardTask }) {
  const isWriter = mayWrite('SafetyHazard')(useCurrentUser().viewer);
  return (
    <Stack>
      <RelatedRecords
        model="SafetyHazard"
        title={t('Hazards')}
        icon={<IconAlertTriangle aria-hidden="true" />}
        newTitle={t('New hazard')}
        editTitle={t('Edit the hazard')}
        empty={t('No hazards')}
        hint={t('What can hurt somebody at this task.')}
        some={{ rows: task.SafetyHazard, more: 0 }}
        fields={HAZARD_FIELDS}
        blank={{ description: '', task_id: task.id }}
        mayWrite={isWriter}
        shownAs={({ description }) => ({ title: description })}
      />
      <RelatedRecords
        model="SafetyControl"
        title={t('Controls')}
        icon={<IconShieldCheck aria-hidden="true" />}
        newTitle={t('New control')}
        editTitle={t('Edit the control')}
        empty={t('No controls')}
        hint={t('What you do so that it hurts nobody.')}
        some={{ rows: task.SafetyControl, more: 0 }}
        fields={CONTROL_FIELDS}
        blank={{ description: '', task_id: task.id }}
        mayWrite={isWriter}
        shownAs={({ description }) => ({ title: description })}
      />
    </Stack>
  );
}
