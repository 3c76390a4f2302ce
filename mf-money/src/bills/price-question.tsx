import { showAlert } from '@fieldspan/api/alerts';
import { materialCostsQuery } from '@fieldspan/api/queries/purchasing';
import type { SupplierBill } from '@fieldspan/api/queries/purchasing';
import { saveRecord } from '@fieldspan/api/save-record';
import { documentLines } from '@fieldspan/domain/money/document-lines';
import { pricesOfBill } from '@fieldspan/domain/money/purchasing';
import { moneyText } from '@fieldspan/domain/money-text';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../purchasing/purchasing.module.css';

type PriceQuestionProps = {
  bill: SupplierBill;
  /** It was approved here just now: the question is asked. Later it is only offered. */
  isAsked: boolean;
};

/** Whether the price list should have the prices of an approved bill. */
export function PriceQuestion({ bill, isAsked }: PriceQuestionProps) {
  // Prices with taxes in them are not what the list has.
  const prices = bill.taxes_included === 1 ? [] : pricesOfBill(documentLines(bill.lines_json));
  return prices.length > 0 && <Question prices={prices} isAsked={isAsked} />;
}

type Change = { id: number; version: number; title: string; from: number | null; to: number };

function useChanges(prices: ReturnType<typeof pricesOfBill>): Change[] {
  const {
    data: { rows },
  } = useSuspenseQuery(materialCostsQuery(prices.map(({ material }) => material)));
  return rows.flatMap(({ id, version, code, description, cost }) => {
    const price = prices.find(({ material }) => material === id);
    if (!price || price.cost === cost) return [];
    return [{ id, version, title: [code, description].filter(Boolean).join(' '), from: cost, to: price.cost }];
  });
}

function Question({ prices, isAsked }: { prices: ReturnType<typeof pricesOfBill>; isAsked: boolean }) {
  const changes = useChanges(prices);
  const [isOpen, setIsOpen] = useState(isAsked);
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = changes.filter(({ id }) => !left.includes(id));
  const close = () => setIsOpen(false);
  const saving = useMutation({
    mutationFn: async () => {
      for (const { id, version, to } of chosen) await saveRecord('Material', { id, version, cost: to });
    },
    onSuccess: () => {
      close();
      showAlert({ type: 'saved', message: t('Price list updated') });
    },
  });
  if (changes.length === 0) return null;
  return (
    <span className={styles.actions}>
      <Button onClick={() => setIsOpen(true)}>{t('Update the price list …')}</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('Update the price list?')}
        description={t('This bill has other prices than the price list. Only the cost changes, not what you sell for.')}
        footer={
          <>
            <Button onClick={close}>{t('Keep the old prices')}</Button>
            <Button
              variant="primary"
              busy={saving.isPending}
              disabled={chosen.length === 0}
              onClick={() => saving.mutate()}
            >
              {t('Update prices')}
            </Button>
          </>
        }
      >
        <Stack>
          {changes.map(({ id, title, from, to }) => (
            <Checkbox
              key={id}
              label={t('{{material}}: {{from}} → {{to}}', {
                material: title,
                from: moneyText(from),
                to: moneyText(to),
              })}
              checked={!left.includes(id)}
              onChange={(isOn) => setLeft((now) => (isOn ? now.filter((each) => each !== id) : [...now, id]))}
            />
          ))}
        </Stack>
      </Dialog>
    </span>
  );
}
