import type { MaterialRow } from '@fieldspan/api/queries/materials';
import { saveRecord } from '@fieldspan/api/save-record';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { TRADES, TRADE_NAMES, tradesIn, tradesText } from '@fieldspan/domain/trades';
import type { Trade } from '@fieldspan/domain/trades';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconChecks } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';
import styles from './favourite-card.module.css';

/** The trades whose favourite a material is: the price book shows them alone. */
export function FavouriteCard({ record: { id, version, favourite_of: text } }: { record: MaterialRow }) {
  const { viewer } = useCurrentUser();
  const chosen = tradesIn(text);
  const saving = useMutation({
    mutationFn: (trades: readonly Trade[]) => saveRecord('Material', { id, version, favourite_of: tradesText(trades) }),
  });
  const isLocked = !mayWrite('Material')(viewer) || saving.isPending;
  return (
    <Card title={t('Favourite of')} icon={<IconChecks aria-hidden="true" />}>
      <fieldset className={styles.trades} aria-label={t('Favourite of')}>
        {TRADES.map((trade) => (
          <Checkbox
            key={trade}
            label={translated(TRADE_NAMES[trade])}
            disabled={isLocked}
            checked={chosen.includes(trade)}
            onChange={(isOn) => saving.mutate(isOn ? [...chosen, trade] : chosen.filter((each) => each !== trade))}
          />
        ))}
      </fieldset>
    </Card>
  );
}
