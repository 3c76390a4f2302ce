import { useProfile } from '@fieldspan/api/profile';
import { colleaguesQuery } from '@fieldspan/api/queries/colleagues';
import { switchUser } from '@fieldspan/api/switch-user';
import { personName } from '@fieldspan/domain/person-name';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonRow } from './person-row.tsx';
import { closeUserSwitch } from './switch-user-state.ts';
import styles from './switch-user-dialog.module.css';

/** Another person sees other data everywhere, so the app is reloaded. */
const startAnew = () => window.location.assign('/');

/** The people of the demo company; choosing one continues as that person. */
export function SwitchUserDialog() {
  const [text, setText] = useState('');
  const profile = useProfile();
  const { data: people } = useQuery(colleaguesQuery());
  const switching = useMutation({ mutationFn: switchUser, onSuccess: startAnew });
  const wanted = text.trim().toLowerCase();
  const shown = people?.filter((person) => `${personName(person)} ${person.email}`.toLowerCase().includes(wanted));
  return (
    <Dialog open onClose={closeUserSwitch} title={t('Switch Users')}>
      <div className={styles.content}>
        <SearchField label={t('Search people')} value={text} onChange={setText} />
        {!shown && <SkeletonRows count={3} />}
        {shown?.length === 0 && <p className={styles.none}>{t('Nobody is called that.')}</p>}
        <ul className={styles.people}>
          {shown?.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isSelf={person.id === profile?.id}
              isBusy={switching.isPending || switching.isSuccess}
              onChoose={() => switching.mutate(person.email)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
