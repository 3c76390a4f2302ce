import { devicePosition } from '@fieldspan/api/device-position';
import { isAway, openKiosk, pressKiosk } from '@fieldspan/api/kiosk/kiosk';
import type { KioskOutcome } from '@fieldspan/api/kiosk/kiosk';
import type { KioskOpened, KioskPage } from '@fieldspan/contract/tablet-calls';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import { t } from '@fieldspan/ui/i18n';
import { PinPad } from '@fieldspan/ui/pin-pad';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { GoesBack } from './goes-back.tsx';
import { KioskClock } from './kiosk-clock.tsx';
import type { KioskPressed } from './kiosk-choices.ts';
import { KioskDone } from './kiosk-done.tsx';

type KioskVisitProps = { person: KioskPage['people'][number]; page: KioskPage; onDone: () => void };

/** Somebody who walks away leaves nothing open. */
const FORGOTTEN_MS = 40_000;

/** One person before the kiosk: their PIN, their clock, and what came of it. */
export function KioskVisit({ person, page, onDone }: KioskVisitProps) {
  const [pin, setPin] = useState('');
  // Looked for while the PIN is typed, so that nobody waits for it.
  const [position] = useState(() => devicePosition(1).catch(() => null));
  const opening = useMutation({
    mutationFn: (): Promise<KioskOpened | null> =>
      openKiosk(person.id, pin).catch((error: unknown) => {
        if (isAway(error)) return null;
        throw error;
      }),
    onError: () => setPin(''),
    meta: { quiet: true },
  });
  const pressing = useMutation({
    mutationFn: async ({ intent, place, costCode }: KioskPressed): Promise<KioskOutcome> =>
      pressKiosk({ person, pin, key: page.key, intent, place, costCode, here: await position }),
    meta: { quiet: true },
  });
  if (pressing.data && pressing.variables)
    return <KioskDone person={person} outcome={pressing.data} pressed={pressing.variables} onDone={onDone} />;
  return (
    <>
      <GoesBack key={`${pin} ${opening.status} ${pressing.status}`} afterMs={FORGOTTEN_MS} onDone={onDone} />
      {opening.isSuccess ? (
        <KioskClock
          person={person}
          opened={opening.data}
          standsAt={page.place}
          isBusy={pressing.isPending}
          problem={<ErrorBox error={pressing.error} />}
          onPress={pressing.mutate}
          onBack={onDone}
        />
      ) : (
        <PinPad
          name={person.name}
          pin={pin}
          onPin={setPin}
          submitLabel={t('Next')}
          isBusy={opening.isPending}
          problem={<ErrorBox error={opening.error} />}
          onSubmit={() => opening.mutate()}
          onBack={onDone}
        />
      )}
    </>
  );
}
