import { billablePartsQuery } from '@fieldspan/api/queries/billable';
import type { BillablePart } from '@fieldspan/api/queries/billable';
import type { Places } from '@fieldspan/contract/places';
import { instantText } from '@fieldspan/domain/day-text';
import { centsOf, decimalText } from '@fieldspan/domain/money/decimal';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

type PartsProps = Places['document.line-source'];

/** Bills what was fitted on the visits of a service call; each part makes a line that knows where it came from. */
export function PartsToBill({ document, onAdd, onClose }: PartsProps) {
  if (document.serviceId === null)
    return (
      <Dialog open onClose={onClose} title={t('Parts of visits')}>
        <EmptyState title={t('Nothing to bill')}>{t('Parts are noted on the visits of service calls.')}</EmptyState>
      </Dialog>
    );
  return (
    <Suspense
      fallback={
        <Dialog open onClose={onClose} title={t('Parts of visits')}>
          <SkeletonRows count={3} />
        </Dialog>
      }
    >
      <Choice serviceId={document.serviceId} onAdd={onAdd} onClose={onClose} />
    </Suspense>
  );
}

type ChoiceProps = Pick<PartsProps, 'onAdd' | 'onClose'> & { serviceId: number };

function Choice({ serviceId, onAdd, onClose }: ChoiceProps) {
  const { data: parts } = useSuspenseQuery(billablePartsQuery(serviceId));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const picked = parts.filter(({ id }) => !left.has(id));
  const toggle = (id: number, isOn: boolean) => setLeft(new Set([...left, id].filter((each) => each !== id || !isOn)));
  const handleAdd = () => {
    onAdd(picked.map(lineOf));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Parts of visits')}
      footer={
        <Button variant="primary" disabled={picked.length === 0} onClick={handleAdd}>
          {plural(picked.length, { one: 'Add {{count}} line', other: 'Add {{count}} lines' })}
        </Button>
      }
    >
      {parts.length === 0 ? (
        <EmptyState title={t('Nothing to bill')}>{t('No parts were noted on the visits of this call.')}</EmptyState>
      ) : (
        <Stack>
          {parts.map((part) => (
            <Checkbox
              key={part.id}
              label={labelOf(part)}
              checked={!left.has(part.id)}
              onChange={(isOn) => toggle(part.id, isOn)}
            />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

const labelOf = ({ description, quantity, Visit: visit }: BillablePart): string =>
  [`${quantity} × ${description}`, instantText(visit?.done_at ?? visit?.starts_at ?? null)].filter(Boolean).join(' · ');

/** At the price of the material if it is one; else somebody types it. */
const lineOf = ({ id, description, quantity, Material: material }: BillablePart) => ({
  description,
  quantity: String(quantity),
  unit: material?.unit ?? '',
  price: material?.price ? decimalText(centsOf(material.price) * 100n) : '',
  source: { model: 'VisitPart', id } as const,
});
