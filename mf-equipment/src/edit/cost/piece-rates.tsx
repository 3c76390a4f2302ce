import type { Equipment } from '@fieldspan/api/queries/equipment';
import { storedRates, unitRates } from '@fieldspan/domain/charge-out-rates';
import { msg } from '@fieldspan/domain/message';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { useState } from 'react';
import { RateFields } from '../../catalogue-editor/rate-fields.tsx';

/** Rates of one piece, instead of those of its type. */
export function PieceRates({ piece }: { piece: Equipment }) {
  const [isOpen, setIsOpen] = useState(false);
  const title = t('Rates of {{equipment}}', { equipment: piece.description });
  return (
    <>
      <Button size="s" onClick={() => setIsOpen(true)}>
        {t('Rates')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        description={t('Used instead of the rates of its type. Without any, those of the type count.')}
        size="s"
      >
        {isOpen && <RatesForm piece={piece} title={title} onSaved={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}

const NO_RATE = { charge_out_rate: null, charge_out_rate_unit: null };

function RatesForm({ piece, title, onSaved }: { piece: Equipment; title: string; onSaved: () => void }) {
  const form = useRecordForm({
    model: 'Equipment',
    id: piece.id,
    version: piece.version,
    initial: { charge_out_rates_json: piece.charge_out_rates_json },
    labels: { charge_out_rates_json: t('Charge-out rates') },
    saidAfter: msg('Saved!'),
    onSaved,
  });
  const { charge_out_rates_json: typed } = form.values;
  const rates = unitRates({ ...NO_RATE, charge_out_rates_json: typeof typed === 'string' ? typed : null });
  return (
    <SaveForm label={title} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save}>
      <RateFields
        rates={rates}
        onChange={(changed) => {
          const { charge_out_rates_json: json } = storedRates(changed);
          form.set('charge_out_rates_json', json === '{}' ? null : json);
        }}
      />
      {form.question}
    </SaveForm>
  );
}
