import { companySignInQuery, requireFactor, resetFactors } from '@fieldspan/api/queries/own-factors';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Switch } from '@fieldspan/ui/switch';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotFound } from '@fieldspan/records/page/not-found';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Stack } from '@fieldspan/ui/layout/stack';
import { useConfirmed } from '@fieldspan/federation/factors/use-confirmed';
import { ProviderSettings } from './provider-settings.tsx';
import { TabletSettings } from './tablet-settings.tsx';
import styles from './settings.module.css';

/** The company's rules for signing in; for Admins. */
export function SignInSettings() {
  const { viewer } = useCurrentUser();
  if (viewer.role !== 'Admin')
    return <NotFound title={t('Sign-in')} reason={t('Only an Admin sees how people sign in.')} />;
  return <CompanySignIn />;
}

function CompanySignIn() {
  const { data } = useSuspenseQuery(companySignInQuery());
  const { whenConfirmed, dialog } = useConfirmed();
  const requiring = useMutation({ mutationFn: requireFactor });
  return (
    <Stack>
      <Card title={t('Second step at sign-in')}>
        <div className={styles.inside}>
          <Switch
            label={t('Everybody needs a second step')}
            hint={t(
              'Whoever has none sets one up at the next sign-in, before anything else; who is signed in now has a week.',
            )}
            checked={data.factor_required}
            disabled={requiring.isPending}
            onChange={(required) => whenConfirmed(() => requiring.mutate(required ? 1 : 0))}
          />
        </div>
      </Card>
      <ProviderSettings whenConfirmed={whenConfirmed} />
      <TabletSettings whenConfirmed={whenConfirmed} />
      <Card title={t('People')}>
        <ul>
          {data.people.map((person) => (
            <PersonRow key={person.id} person={person} whenConfirmed={whenConfirmed} />
          ))}
        </ul>
      </Card>
      {dialog}
    </Stack>
  );
}

type Person = { id: number; name: string; has_factor: boolean };

function PersonRow({ person, whenConfirmed }: { person: Person; whenConfirmed: (change: () => void) => void }) {
  const { profile } = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const resetting = useMutation({ mutationFn: resetFactors });
  const { id, name, has_factor } = person;
  return (
    <ListItem
      title={name}
      trailing={
        has_factor ? (
          <>
            <Tag>{t('Has a second step')}</Tag>
            {id !== profile.id && (
              <Button
                aria-label={t('Reset second step of {{name}}', { name })}
                onClick={() => whenConfirmed(() => setAsking(true))}
              >
                {t('Reset')}
              </Button>
            )}
            <ConfirmDialog
              open={isAsking}
              onClose={() => setAsking(false)}
              title={t('Reset the second step of {{name}}?', { name })}
              message={t(
                'For somebody who has lost their phone and their recovery codes. They are signed out everywhere and told by mail.',
              )}
              confirmLabel={t('Reset')}
              cancelLabel={t('Cancel')}
              danger
              onConfirm={() => resetting.mutateAsync(id)}
            />
          </>
        ) : (
          <Tag>{t('Password alone')}</Tag>
        )
      }
    />
  );
}
