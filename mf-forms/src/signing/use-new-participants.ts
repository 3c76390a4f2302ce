import { carriersQuery } from '@fieldspan/api/queries/carriers';
import type { Colleague } from '@fieldspan/api/queries/colleagues';
import { isMailAddress, isPhone } from '@fieldspan/domain/contact-address';
import { inviteProblem } from '@fieldspan/domain/participant';
import type { Participant } from '@fieldspan/domain/participant';
import { personName } from '@fieldspan/domain/person-name';
import { t, translated } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ParticipantMode } from './participant-mode.ts';
import { newParticipant } from './new-participant.ts';

type External = Pick<Participant, 'name' | 'company_name' | 'phone' | 'email'>;

const NOBODY: External = { name: '', company_name: '', phone: '', email: '' };

export type NewParticipants = ReturnType<typeof useNewParticipants>;

/** The person being added or invited. */
export function useNewParticipants(mode: ParticipantMode) {
  const [kind, setKind] = useState<'user' | 'external'>('user');
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const [external, setExternal] = useState(NOBODY);
  const [wrong, setWrong] = useState('');
  const { data: carriers } = useQuery(carriersQuery());
  const is_invite = mode === 'invite' ? 1 : 0;

  const finish = (): Participant[] | null => {
    const refusal = kind === 'user' ? refuseUsers(chosen) : refuseExternal(external, mode, carriers?.sms !== false);
    setWrong(refusal);
    if (refusal !== '') return null;
    if (kind === 'external') return [newParticipant({ ...trimmed(external), is_external_worker: 1, is_invite })];
    return chosen.map((user) =>
      newParticipant({ name: personName(user), email: user.email, user_id: user.id, is_invite }),
    );
  };

  return {
    carriers,
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

function refuseExternal(external: External, mode: ParticipantMode, hasSms: boolean): string {
  const { email, phone } = trimmed(external);
  if (email !== '' && !isMailAddress(email)) return t('{{email}} is not an e-mail address.', { email });
  if (phone !== '' && !isPhone(phone)) return t('{{phone}} is not a phone number.', { phone });
  if (mode === 'add') return external.name.trim() === '' ? t('Write the name of the person who signs.') : '';
  const problem = inviteProblem({ user_id: null, ...external }, hasSms);
  return problem === null ? '' : translated(problem);
}

function trimmed({ name, company_name, phone, email }: External): External {
  return { name: name.trim(), company_name: company_name.trim(), phone: phone.trim(), email: email.trim() };
}
