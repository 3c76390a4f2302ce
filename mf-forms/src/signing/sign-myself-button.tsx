import { profileQuery } from '@fieldspan/api/profile';
import { sessionAtom } from '@fieldspan/api/session';
import type { Participant } from '@fieldspan/domain/participant';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconSignature } from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { newParticipant } from './new-participant.ts';

type SignMyselfButtonProps = { onSign: (person: Participant) => void };

/** Lets somebody who may read a form, and not change it, sign it as themselves. */
export function SignMyselfButton({ onSign }: SignMyselfButtonProps) {
  const { data: profile } = useQuery(profileQuery(useAtomValue(sessionAtom)?.userSlug ?? ''));
  if (!profile) return null;
  return (
    <Button
      icon={<IconSignature aria-hidden="true" />}
      onClick={() => onSign({ ...newParticipant({ name: personName(profile) }), user_id: profile.id })}
    >
      {t('Sign for myself')}
    </Button>
  );
}
