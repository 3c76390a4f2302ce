import { dataText } from '@fieldspan/domain/message';
import { companyQuery } from '@fieldspan/api/queries/company';
import { subscriptionQuery } from '@fieldspan/api/queries/company-settings';
import { subscriptionOfferQuery } from '@fieldspan/api/queries/subscription';
import type { SubscriptionOffer } from '@fieldspan/contract/subscription-calls';
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
import { PlanForm } from './plan-form.tsx';
import { PurchaseNotice } from './purchase-notice.tsx';
import { SubscriptionPayments } from './subscription-payments.tsx';
import styles from './settings.module.css';
import { numberText } from '@fieldspan/domain/number-text';

/** The company's subscription, its end, how to renew it, and what was paid. */
export function SubscriptionPanel() {
  const { profile, viewer } = useCurrentUser();
  const [{ data: company }, { data: subscription }, { data: offer }] = useSuspenseQueries({
    queries: [companyQuery(profile.tenant_id), subscriptionQuery(), subscriptionOfferQuery()],
  });
  const now = useNow();
  const isFreeUser = company.is_free_user === 1;
  const { type, expiry } = subscription ?? { type: null, expiry: null };
  const isPaid = hasPaidSubscription({ isFreeUser, type, expiry }, now);
  return (
    <>
      <PurchaseNotice />
      <Card
        title={t('Subscription')}
        icon={<IconReceiptDollar aria-hidden="true" />}
        action={<Tag tone={isPaid ? 'green' : 'amber'}>{isPaid ? t('Paid') : t('Not paid')}</Tag>}
      >
        {subscription ? (
          <Standing subscription={subscription} offer={offer} isFreeUser={isFreeUser} now={now} />
        ) : (
          <EmptyState title={t('There is no subscription')}>
            {t('The company has none; some features need a paid plan.')}
          </EmptyState>
        )}
      </Card>
      {mayBuyMore(offer, { isFreeUser, expiry }) ? (
        <PlanForm key={offer.more?.until} offer={offer} />
      ) : (
        !isPaid && <PaidPlan offer={offer} />
      )}
      {viewer.role === 'Admin' && <SubscriptionPayments />}
    </>
  );
}

type StandingProps = {
  subscription: { type: string; expiry: string | null; seats: number };
  offer: SubscriptionOffer;
  isFreeUser: boolean;
  now: Date;
};

function Standing({ subscription, offer, isFreeUser, now }: StandingProps) {
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
          { term: t('Seats'), fact: (offer.seats ?? seats) > 0 && numberText(offer.seats ?? seats) },
          { term: t('People who need one'), fact: numberText(offer.people) },
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

/** Something is sold here, the person may buy it, and the subscription has an end that can be moved. */
const mayBuyMore = (
  { provider, plans, may_buy: mayBuy }: SubscriptionOffer,
  { isFreeUser, expiry }: { isFreeUser: boolean; expiry: string | null },
): boolean => provider !== null && plans.length > 0 && mayBuy && !isFreeUser && expiry !== null;

/** What a paid plan needs, where the person cannot buy one here. */
function PaidPlan({ offer: { provider, may_buy: isManaging, buyer } }: { offer: SubscriptionOffer }) {
  const who =
    buyer === null ? t('The managing user of the company') : t('{{name}}, the managing user', { name: buyer });
  return (
    <Card title={t('What a paid plan needs')} icon={<IconCircleCheck aria-hidden="true" />}>
      <Facts
        facts={[
          { term: t('Who'), fact: isManaging ? t('You: the managing user of the company') : who },
          { term: t('What'), fact: t('A seat for everybody who works in the product') },
          {
            term: t('How'),
            fact:
              provider === null
                ? t(
                    'Plans are not sold on this server, so nothing can be bought here: write to Support in the top bar. What you have entered stays readable.',
                  )
                : t('On this page, by card. What you have entered stays readable.'),
          },
        ]}
      />
    </Card>
  );
}
