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
import { NOBODY, linesOf, personInLine } from './people-list.ts';
import type { External } from './people-list.ts';

export type NewParticipants = ReturnType<typeof useNewParticipants>;

/** `list`: several people without an account, one on each line. */
export type ParticipantKind = 'user' | 'external' | 'list';

/** `isDone`: nobody is left in the dialog who could not be taken. */
export type Finished = { people: Participant[]; isDone: boolean };

/** The people being added or invited. */
export function useNewParticipants(mode: ParticipantMode) {
  const [kind, setKind] = useState<ParticipantKind>('user');
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const [external, setExternal] = useState(NOBODY);
  const [list, setList] = useState('');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { data: carriers } = useQuery(carriersQuery());
  const is_invite = mode === 'invite' ? 1 : 0;
  const refusalOf = (person: External) => refuseExternal(person, mode, carriers?.sms !== false);
  const asParticipant = (person: External) => newParticipant({ ...person, is_external_worker: 1, is_invite });

  /** Who is right is taken; the wrong lines stay, each with its reason. */
  const finishList = (): Finished | null => {
    const lines = linesOf(list).map((line) => ({ line, person: personInLine(line) }));
    const judged = lines.map((each) => ({ ...each, refusal: refusalOf(each.person) }));
    const bad = judged.filter(({ refusal }) => refusal !== '');
    const people = judged.filter(({ refusal }) => refusal === '').map(({ person }) => asParticipant(person));
    setList(bad.map(({ line }) => line).join('\n'));
    setWrong(bad.map(({ line, refusal }) => t('“{{line}}”: {{refusal}}', { line, refusal })));
    if (lines.length === 0) setWrong([t('Write at least one name.')]);
    return people.length === 0 ? null : { people, isDone: bad.length === 0 };
  };

  const finish = (): Finished | null => {
    if (kind === 'list') return finishList();
    const person = trimmed(external);
    const refusal = kind === 'user' ? refuseUsers(chosen) : refusalOf(person);
    setWrong(refusal === '' ? [] : [refusal]);
    if (refusal !== '') return null;
    if (kind === 'external') return { people: [asParticipant(person)], isDone: true };
    const people = chosen.map((user) =>
      newParticipant({ name: personName(user), email: user.email, user_id: user.id, is_invite }),
    );
    return { people, isDone: true };
  };

  return {
    carriers,
    kind,
    setKind: (next: ParticipantKind) => {
      setWrong([]);
      setKind(next);
    },
    chosen,
    toggle: (user: Colleague) =>
      setChosen((before) =>
        before.some(({ id }) => id === user.id) ? before.filter(({ id }) => id !== user.id) : [...before, user],
      ),
    external,
    change: (part: Partial<External>) => setExternal((before) => ({ ...before, ...part })),
    list,
    setList,
    wrong,
    finish,
  };
}

function refuseUsers(chosen: readonly Colleague[]): string {
  return chosen.length === 0 ? t('Choose at least one person.') : '';
}

function refuseExternal(person: External, mode: ParticipantMode, hasSms: boolean): string {
  const { email, phone, name } = person;
  if (email !== '' && !isMailAddress(email)) return t('{{email}} is not an e-mail address.', { email });
  if (phone !== '' && !isPhone(phone)) return t('{{phone}} is not a phone number.', { phone });
  if (mode === 'add') return name === '' ? t('Write the name of the person who signs.') : '';
  const problem = inviteProblem({ user_id: null, ...person }, hasSms);
  return problem === null ? '' : translated(problem);
}

function trimmed({ name, company_name, phone, email }: External): External {
  return { name: name.trim(), company_name: company_name.trim(), phone: phone.trim(), email: email.trim() };
}
