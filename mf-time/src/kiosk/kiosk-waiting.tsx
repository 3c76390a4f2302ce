import { dropPress, kioskPressesAtom } from '@fieldspan/api/kiosk/kiosk-queue';
import type { KioskPress } from '@fieldspan/api/kiosk/kiosk-press';
import { store } from '@fieldspan/api/store';
import { instantText } from '@fieldspan/domain/day-text';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { plural, t } from '@fieldspan/ui/i18n';
import { useAtomValue } from 'jotai';

/** What waits on this tablet, and what was not taken while nobody stood before it. */
export function KioskWaiting() {
  const presses = useAtomValue(kioskPressesAtom, { store });
  const waiting = presses.filter(({ refusal }) => refusal === null).length;
  return (
    <>
      {waiting > 0 && (
        <AlertBox type="info">
          {plural(waiting, {
            one: '{{count}} press waits on this tablet. It is sent with its time when the connection is back, and the PIN is looked at then.',
            other:
              '{{count}} presses wait on this tablet. They are sent with their times when the connection is back, and the PINs are looked at then.',
          })}
        </AlertBox>
      )}
      {presses
        .filter(({ refusal }) => refusal !== null)
        .map((press) => (
          <Refused key={press.clientKey} press={press} />
        ))}
    </>
  );
}

function Refused({ press }: { press: KioskPress }) {
  const values = { name: press.name, time: instantText(new Date(press.at).toISOString()) };
  return (
    <AlertBox type="danger" onDismiss={() => void dropPress(press)}>
      {refusedWords(press.payload.intent, values)} {press.refusal} {t('Ask the office to enter the time.')}
    </AlertBox>
  );
}

function refusedWords(intent: KioskPress['payload']['intent'], values: { name: string; time: string }): string {
  if (intent === 'out') return t('{{name}}, {{time}}: clocking out was not taken.', values);
  if (intent === 'in') return t('{{name}}, {{time}}: clocking in was not taken.', values);
  return t('{{name}}, {{time}}: the break was not taken.', values);
}
