import { dataText } from '@fieldspan/domain/message';
import { companyQuery } from '@fieldspan/api/queries/company';
import { subscriptionQuery } from '@fieldspan/api/queries/company-settings';
import { instantText } from '@fieldspan/domain/day-text';
import { hasPaidSubscription } from '@fieldspan/domain/subscription';
import { subscriptionState } from '@fieldspan/domain/subscription-state';
import type { SubscriptionState } from '@fieldspan/domain/subscription-state';
import { useNow } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { IconCircleCheck, IconReceiptDollar } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Facts } from '@fieldspan/ui/layout/facts';
import styles from './settings.module.css';
import { numberText } from '@fieldspan/domain/number-text';

/** The company's subscription, its end, and how to renew it. */
export function SubscriptionPanel() {
  const { profile } = useCurrentUser();
  const [{ data: company }, { data: subscription }] = useSuspenseQueries({
    queries: [companyQuery(profile.tenant_id), subscriptionQuery()],
  });
  const now = useNow();
  const isFreeUser = company.is_free_user === 1;
  const { type, expiry } = subscription ?? { type: null, expiry: null };
  const isPaid = hasPaidSubscription({ isFreeUser, type, expiry }, now);
  return (
    <>
      <Card
        title={t('Subscription')}
        icon={<IconReceiptDollar aria-hidden="true" />}
        action={<Tag tone={isPaid ? 'green' : 'amber'}>{isPaid ? t('Paid') : t('Not paid')}</Tag>}
      >
        {subscription ? (
          <Standing subscription={subscription} isFreeUser={isFreeUser} now={now} />
        ) : (
          <EmptyState title={t('There is no subscription')}>
            {t('The company has none; some features need a paid plan.')}
          </EmptyState>
        )}
      </Card>
      {!isPaid && <PaidPlan isManaging={company.managing_user_id === profile.id} />}
    </>
  );
}

type StandingProps = {
  subscription: { type: string; expiry: string | null; seats: number };
  isFreeUser: boolean;
  now: Date;
};

function Standing({ subscription, isFreeUser, now }: StandingProps) {
  const { type, expiry, seats } = subscription;
  const state = subscriptionState({ expiry }, now);
  return (
    <>
      <p className={styles.big}>{isFreeUser ? t('Free of charge') : stateText(type, state)}</p>
      <Facts
        facts={[
          { term: t('Type'), fact: translated(dataText(type)) },
          { term: t('Ends'), fact: instantText(expiry) || t('No end') },
          { term: t('Days left'), fact: state.kind === 'running' ? String(state.daysLeft) : null },
          { term: t('Seats'), fact: numberText(seats) },
        ]}
      />
    </>
  );
}

function stateText(type: string, state: SubscriptionState): string {
  if (state.kind === 'ended') return type === 'Trial' ? t('Trial has expired') : t('The subscription has ended');
  if (state.kind !== 'running') return translated(dataText(type));
  return plural(state.daysLeft, { one: '{{count}} day left', other: '{{count}} days left' });
}

/** What a paid plan needs. Payments are made with the provider, not here. */
function PaidPlan({ isManaging }: { isManaging: boolean }) {
  return (
    <Card title={t('What a paid plan needs')} icon={<IconCircleCheck aria-hidden="true" />}>
      <Facts
        facts={[
          {
            term: t('Who'),
            fact: isManaging
              ? t('You: the managing user of the company')
              : t('The managing user of the company; ask that person'),
          },
          { term: t('What'), fact: t('A seat for everybody who works in the product') },
          {
            term: t('How'),
            fact: t(
              'Write to Support in the top bar: payment cannot be taken on this page yet. What you have entered stays readable.',
            ),
          },
        ]}
      />
    </Card>
  );
}
