import { alertError } from '@fieldspan/api/alerts';
import type { Service } from '@fieldspan/api/queries/records';
import { distanceM, knownPosition } from '@fieldspan/domain/distance';
import type { VisitState } from '@fieldspan/domain/visits/visit-state';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { sendStep } from './send-report.ts';
import type { OfCall } from './send-report.ts';
import { useHere } from './use-here.ts';

/** Closer than this counts as there, as on the punch clock. */
const THERE_M = 100;

type ArrivalOfferProps = { service: Pick<Service, 'lat' | 'long'>; state: VisitState; of: OfCall };

/** Offers to arrive when the open page is at the customer's; nobody is booked as arrived without a press. */
export function ArrivalOffer({ service, state, of }: ArrivalOfferProps) {
  const site = knownPosition(service);
  const here = useHere(site !== null && state === 'travelling');
  if (!site || !here || distanceM(site, here) >= THERE_M) return null;
  const { lat, long, accuracyM } = here;
  const handleArrive = () =>
    void sendStep(of, 'arrive', { lat, long, accuracy_m: Math.round(accuracyM) }).catch(alertError);
  return (
    <AlertBox
      type="info"
      action={
        <Button variant="primary" size="l" onClick={handleArrive}>
          {t('Arrive')}
        </Button>
      }
    >
      {t('You are here. Arrive?')}
    </AlertBox>
  );
}
