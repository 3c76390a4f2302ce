import type { Colleague } from '@fieldspan/api/queries/colleagues';
import { canBeInvited } from '@fieldspan/domain/participant';
import type { Participant } from '@fieldspan/domain/participant';
import { personName } from '@fieldspan/domain/person-name';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import type { ParticipantMode } from './participant-mode.ts';
import { newParticipant } from './new-participant.ts';

type External = Pick<Participant, 'name' | 'company_name' | 'phone' | 'email'>;

const NOBODY: External = { name: '', company_name: '', phone: '', email: '' };

export type NewParticipants = ReturnType<typeof useNewParticipants>;

/** Who is about to be added or invited. */
export function useNewParticipants(mode: ParticipantMode) {
  const [kind, setKind] = useState<'user' | 'external'>('user');
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const [external, setExternal] = useState(NOBODY);
  const [wrong, setWrong] = useState('');
  const is_invite = mode === 'invite' ? 1 : 0;

  const finish = (): Participant[] | null => {
    const refusal = kind === 'user' ? refuseUsers(chosen) : refuseExternal(external, mode);
    setWrong(refusal);
    if (refusal !== '') return null;
    if (kind === 'external') return [newParticipant({ ...trimmed(external), is_external_worker: 1, is_invite })];
    return chosen.map((user) =>
      newParticipant({ name: personName(user), email: user.email, user_id: user.id, is_invite }),
    );
  };

  return {
    kind,
    setKind: (next: 'user' | 'external') => {
      setWrong('');
      setKind(next);
    },
    chosen,
    toggle: (user: Colleague) =>
      setChosen((before) =>
        before.some(({ id }) => id === user.id) ? before.filter(({ id }) => id !== user.id) : [...before, user],
      ),
    external,
    change: (part: Partial<External>) => setExternal((before) => ({ ...before, ...part })),
    wrong,
    finish,
  };
}

function refuseUsers(chosen: readonly Colleague[]): string {
  return chosen.length === 0 ? t('Choose at least one person.') : '';
}

function refuseExternal(external: External, mode: ParticipantMode): string {
  if (mode === 'add') return external.name.trim() === '' ? t('Write the name of the person who signs.') : '';
  return canBeInvited({ user_id: null, ...external }) ? '' : t('Must provide a phone number or email address.');
}

function trimmed({ name, company_name, phone, email }: External): External {
  return { name: name.trim(), company_name: company_name.trim(), phone: phone.trim(), email: email.trim() };
}
