import { signInByPin } from '@fieldspan/api/tablet';
import { t } from '@fieldspan/ui/i18n';
import { PinPad } from '@fieldspan/ui/pin-pad';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBox } from './error-box.tsx';
import { useLanding } from './use-landing.ts';

type PinFormProps = { person: { id: number; name: string }; onBack: () => void };

/** Signs one person in by their PIN. */
export function PinForm({ person, onBack }: PinFormProps) {
  const [pin, setPin] = useState('');
  const onSuccess = useLanding();
  const entering = useMutation({
    mutationFn: () => signInByPin({ user_id: person.id, pin }),
    onSuccess,
    onError: () => setPin(''),
    meta: { quiet: true },
  });
  return (
    <PinPad
      name={person.name}
      pin={pin}
      onPin={setPin}
      submitLabel={t('Sign in')}
      isBusy={entering.isPending || entering.isSuccess}
      problem={<ErrorBox error={entering.error} />}
      onSubmit={() => entering.mutate()}
      onBack={onBack}
    />
  );
}
