import { dateText } from '@fieldspan/domain/date-text';
import { goAndLink, ownSignOnsQuery, unlinkSignOn } from '@fieldspan/api/sign-on';
import type { OwnSignOn } from '@fieldspan/contract/sign-on-calls';
import { useLocation } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useConfirmed } from '@fieldspan/federation/factors/use-confirmed';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import styles from './security-screen.module.css';

/** Single sign-on with one's companies; nothing if none of them has it. */
export function SignOnSection() {
  const { data: ways } = useSuspenseQuery(ownSignOnsQuery());
  const { whenConfirmed, dialog } = useConfirmed();
  if (ways.length === 0) return null;
  return (
    <Card title={t('Sign-in of your company')}>
      <ul className={styles.list}>
        {ways.map((way) => (
          <WayRow key={way.slug} way={way} whenConfirmed={whenConfirmed} />
        ))}
      </ul>
      {dialog}
    </Card>
  );
}

function WayRow({ way, whenConfirmed }: { way: OwnSignOn; whenConfirmed: (change: () => void) => void }) {
  const { slug, name, linked_at } = way;
  const { pathname: to } = useLocation();
  const linking = useMutation({ mutationFn: () => goAndLink({ slug, to }), meta: { quiet: true } });
  const unlinking = useMutation({ mutationFn: () => unlinkSignOn(slug), meta: { quiet: true } });
  const when = linked_at === null ? '' : dateText(linked_at, 'MMM D, YYYY');
  return (
    <>
      <ListItem
        title={name}
        subtitle={
          linked_at === null
            ? t('Not linked: link it to sign in without your password')
            : t('Linked {{when}}', { when })
        }
        trailing={
          linked_at === null ? (
            <Button
              aria-label={t('Link {{name}}', { name })}
              busy={linking.isPending || linking.isSuccess}
              onClick={() => whenConfirmed(() => linking.mutate())}
            >
              {t('Link')}
            </Button>
          ) : (
            <Button
              aria-label={t('Unlink {{name}}', { name })}
              busy={unlinking.isPending}
              onClick={() => whenConfirmed(() => unlinking.mutate())}
            >
              {t('Unlink')}
            </Button>
          )
        }
      />
      <ErrorBox error={linking.error ?? unlinking.error} />
    </>
  );
}
