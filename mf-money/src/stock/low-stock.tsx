import { alertError, showAlert } from '@fieldspan/api/alerts';
import { stockLevelsQuery } from '@fieldspan/api/queries/stock';
import { saveRecord } from '@fieldspan/api/save-record';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { StockLevel } from '@fieldspan/contract/stock-calls';
import { linesText } from '@fieldspan/domain/money/document-lines';
import { numberText } from '@fieldspan/domain/number-text';
import { isLow, toOrder } from '@fieldspan/domain/stock/reorder';
import { useNavigate } from '@fieldspan/federation/router';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { ListItem } from '@fieldspan/ui/list-item';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Materials below their level, by supplier, each with a draft of an order. */
export function LowStock() {
  const { data: levels } = useSuspenseQuery(stockLevelsQuery());
  const low = levels.filter((level) => isLow(level));
  if (low.length === 0)
    return (
      <EmptyState title={t('Nothing is low')}>
        {t(
          'A material shows here when less than its reorder level is there and ordered. The level stands in the material.',
        )}
      </EmptyState>
    );
  return (
    <Stack>
      {[...Map.groupBy(low, ({ supplier_id }) => supplier_id)].map(([id, own]) => (
        <SupplierCard key={id ?? 0} levels={own} />
      ))}
    </Stack>
  );
}

function SupplierCard({ levels }: { levels: readonly StockLevel[] }) {
  const { viewer } = useCurrentUser();
  const [first] = levels;
  const name = first?.supplier ?? t('No supplier');
  return (
    <Card title={name} action={mayWrite('PurchaseOrder')(viewer) && <DraftButton levels={levels} supplier={name} />}>
      <ul>
        {levels.map((level) => (
          <ListItem
            key={level.material_id}
            to={`/materials/list?open=${level.slug}`}
            title={[level.code, level.description].filter(Boolean).join(' · ')}
            subtitle={t('{{there}} there, {{ordered}} ordered, reorder below {{level}}', {
              there: numberText(level.on_hand),
              ordered: numberText(level.ordered),
              level: numberText(level.reorder_level ?? 0),
            })}
            trailing={t('Order {{quantity}}', { quantity: numberText(toOrder(level)) })}
          />
        ))}
      </ul>
    </Card>
  );
}

/** Drafts an order of what is missing, once, and opens it. */
function DraftButton({ levels, supplier }: { levels: readonly StockLevel[]; supplier: string }) {
  const navigate = useNavigate();
  const [clientKey] = useState(() => crypto.randomUUID());
  const drafting = useMutation({
    mutationFn: () =>
      saveRecord('PurchaseOrder', {
        description: t('Stock'),
        supplier_id: levels[0]?.supplier_id ?? null,
        lines_json: linesText(levels.map((level) => lineOf(level))),
        client_key: clientKey,
      }),
    onSuccess: ({ slug }) => {
      showAlert({ type: 'saved', message: t('Order drafted') });
      void navigate(`/financial/purchase-orders/${slug}`);
    },
    onError: alertError,
  });
  return (
    <Button
      size="s"
      busy={drafting.isPending}
      aria-label={t('Draft an order from {{supplier}}', { supplier })}
      onClick={() => drafting.mutate()}
    >
      {t('Draft an order')}
    </Button>
  );
}

const lineOf = (level: StockLevel) => ({
  key: `material-${level.material_id}`,
  kind: 'item' as const,
  code: level.code ?? '',
  description: level.description,
  quantity: String(toOrder(level)),
  unit: level.unit ?? '',
  cost: '',
  markup: '',
  price: String(level.cost ?? 0),
  discount: '',
  taxes: [],
  optional: false,
  chosen: false,
  source: { model: 'Material' as const, id: level.material_id },
});
