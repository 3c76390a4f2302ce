import { alertError } from '@fieldspan/api/alerts';
import type { ServiceVisit } from '@fieldspan/api/queries/visits';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { sendPart } from './send-report.ts';
import type { OfCall } from './send-report.ts';
import styles from './visit.module.css';
import type { Waiting } from './waiting-reports.ts';

type VisitPartsProps = { visit: ServiceVisit; waiting: Waiting['parts']; of: OfCall };

/** What was fitted: noted where it was, and billed from there. */
export function VisitParts({ visit, waiting, of }: VisitPartsProps) {
  const [description, setDescription] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [isAsked, setIsAsked] = useState(false);
  const arrived = new Set(visit.VisitPart.map(({ client_key }) => client_key));
  const handleAdd = (event: FormEvent) => {
    event.preventDefault();
    const count = Math.round(Number(quantity));
    if (description.trim() === '' || !(count >= 1)) return setIsAsked(true);
    setIsAsked(false);
    setDescription('');
    setQuantity('1');
    return void sendPart(of, { description: description.trim(), quantity: count }).catch(alertError);
  };
  return (
    <section className={styles.part} aria-label={t('Parts used')}>
      <h2 className={styles.heading}>{t('Parts used')}</h2>
      <ul className={styles.list}>
        {visit.VisitPart.map((part) => (
          <li key={part.id} className={styles.line}>
            {part.description} <strong>× {part.quantity}</strong>
          </li>
        ))}
        {waiting
          .filter(({ key }) => !arrived.has(key))
          .map(({ key, text }) => (
            <li key={key} className={styles.line}>
              {text} <span className={styles.said}>{t('Kept on this device')}</span>
            </li>
          ))}
      </ul>
      <form className={styles.adding} onSubmit={handleAdd}>
        <TextField
          label={t('Part')}
          value={description}
          onChange={setDescription}
          autoComplete="off"
          error={isAsked ? t('Say what was fitted, and how many.') : ''}
        />
        <TextField
          label={t('How many')}
          value={quantity}
          onChange={setQuantity}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button size="l" type="submit" icon={<IconPlus aria-hidden="true" />}>
          {t('Add')}
        </Button>
      </form>
    </section>
  );
}
