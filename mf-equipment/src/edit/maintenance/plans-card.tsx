import type { Equipment } from '@fieldspan/api/queries/equipment';
import { maintenancePlansQuery, maintenanceRecordsQuery } from '@fieldspan/api/queries/maintenance';
import type { MaintenancePlan } from '@fieldspan/api/queries/maintenance';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { dayText } from '@fieldspan/domain/day-text';
import { meterText } from '@fieldspan/domain/equipment/meter-reading';
import { plansDue } from '@fieldspan/domain/equipment/next-service';
import type { PlanDue } from '@fieldspan/domain/equipment/next-service';
import { useToday } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconPlus, IconRefresh } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { ServiceDueTag } from '../../piece/service-due-tag.tsx';
import { PlanDialog } from './plan-dialog.tsx';

/** What is done again and again to the piece, and when it is due. */
export function PlansCard({ piece }: { piece: Equipment }) {
  const { viewer } = useCurrentUser();
  const [{ data: plans }, { data: records }] = useSuspenseQueries({
    queries: [maintenancePlansQuery({ typeId: piece.type_id, pieceId: piece.id }), maintenanceRecordsQuery(piece.id)],
  });
  // null: a new plan.
  const [edited, setEdited] = useState<MaintenancePlan | null | 'none'>('none');
  const isWriter = mayWrite('MaintenancePlan')(viewer);
  const due = plansDue({
    plans: plans.rows.filter(({ archived }) => archived !== 1),
    services: records.rows.flatMap(({ plan_id, done_on, meter }) =>
      plan_id === null ? [] : { plan_id, done_on, meter },
    ),
    start: { on: piece.created_at.slice(0, 10), meter: piece.first_meter },
  });
  return (
    <>
      <RelatedCard
        title={t('Maintenance plans')}
        icon={<IconRefresh aria-hidden="true" />}
        more={plans.more}
        empty={t('No maintenance plans')}
        hint={t(
          'An oil change every 10,000 km or 180 days, a yearly inspection: the next service is worked out from them.',
        )}
        action={
          isWriter && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
              {t('New plan')}
            </Button>
          )
        }
      >
        {plans.rows.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            piece={piece}
            due={due.find((each) => each.plan.id === plan.id)}
            onEdit={isWriter ? () => setEdited(plan) : null}
          />
        ))}
      </RelatedCard>
      <PlanDialog piece={piece} edited={edited} onClose={() => setEdited('none')} />
    </>
  );
}

type PlanRowProps = { plan: MaintenancePlan; piece: Equipment; due: PlanDue | undefined; onEdit: (() => void) | null };

function PlanRow({ plan, piece, due, onEdit }: PlanRowProps) {
  const unit = piece.EquipmentType?.meter_unit ?? null;
  const facts = [everyText(plan, unit), useDueText(due, unit), plan.details];
  return (
    <ListItem
      title={plan.title}
      subtitle={facts.filter(Boolean).join(' · ')}
      trailing={
        <>
          {plan.archived === 1 ? <Tag>{t('Archived')}</Tag> : <DueTag due={due} meter={piece.meter} unit={unit} />}
          {onEdit && (
            <Button size="s" variant="quiet" aria-label={t('Edit {{title}}', { title: plan.title })} onClick={onEdit}>
              {t('Edit')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** `due Jun 30 or 90,000 km`; empty for a plan that is archived. */
function useDueText(due: PlanDue | undefined, unit: string | null): string {
  const today = useToday();
  if (!due) return '';
  const at = [due.on && dayText(due.on, today), due.meter !== null && meterText(due.meter, unit)];
  return t('due {{when}}', { when: at.filter(Boolean).join(t(' or ')) });
}

type DueTagProps = { due: PlanDue | undefined; meter: number | null; unit: string | null };

function DueTag({ due, meter, unit }: DueTagProps) {
  return <ServiceDueTag nextService={due?.on ?? null} meter={{ now: meter, due: due?.meter ?? null, unit }} />;
}

/** `every 180 days or 10,000 km` */
function everyText({ every_days: days, every_meter: meter }: MaintenancePlan, unit: string | null): string {
  const parts = [
    days !== null && plural(days, { one: 'every day', other: 'every {{count}} days' }),
    meter !== null && t('every {{amount}}', { amount: meterText(meter, unit) }),
  ];
  return parts.filter(Boolean).join(t(' or '));
}
