import { beginSubscription } from '@fieldspan/api/queries/subscription';
import type { SubscriptionOffer } from '@fieldspan/contract/subscription-calls';
import { instantText } from '@fieldspan/domain/day-text';
import { msg } from '@fieldspan/domain/message';
import { moneyText } from '@fieldspan/domain/money-text';
import type { Plan } from '@fieldspan/domain/subscription-plans';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { IconCreditCard } from '@fieldspan/ui/icons';
import { RadioGroup } from '@fieldspan/ui/radio-group';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './settings.module.css';

const PLAN_NAMES = { month: msg('A month'), year: msg('A year') } as const;

/** What is bought: a term with all its seats, or more seats until the one that runs ends. */
type Choice = { plan: Plan | 'more'; price: number; label: string };

function choicesOf({ plans, more, currency }: SubscriptionOffer): Choice[] {
  const each = (price: number) => `${moneyText(price)} ${currency.toUpperCase()}`;
  const terms = plans.map(({ plan, price }): Choice => ({
    plan,
    price,
    label: t('{{term}}, {{price}} a seat', { term: translated(PLAN_NAMES[plan]), price: each(price) }),
  }));
  if (more === null) return terms;
  const label = t('More seats until {{day}}, {{price}} each', {
    day: instantText(more.until),
    price: each(more.price),
  });
  return [...terms, { plan: 'more', price: more.price, label }];
}

const seatsIn = (text: string): number => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : 0);

/** A plan and its seats while they are chosen. */
function usePlan(offer: SubscriptionOffer, choices: readonly Choice[]) {
  const [plan, setPlan] = useState<Choice['plan']>(choices[0]?.plan ?? 'month');
  const [typed, setTyped] = useState<string | null>(null);
  const [opened] = useState(() => crypto.randomUUID());
  const least = plan === 'more' ? 1 : offer.people;
  const text = typed ?? String(least);
  const seats = seatsIn(text);
  const isRight = seats >= least;
  const price = choices.find((each) => each.plan === plan)?.price ?? 0;
  const buying = useMutation({
    mutationFn: () => beginSubscription({ plan, seats, client_key: `${opened} ${plan} ${seats}` }),
    onSuccess: ({ url }) => location.assign(url),
  });
  return {
    plan,
    least,
    text,
    isRight,
    amount: isRight ? Math.round(price * 100 * seats) / 100 : 0,
    buying,
    setTyped,
    choose: (value: string) => {
      setPlan(choices.find((each) => each.plan === value)?.plan ?? 'month');
      setTyped(null);
    },
  };
}

/** Chooses a plan and how many seats, and leads to the page of the payment provider. */
export function PlanForm({ offer }: { offer: SubscriptionOffer }) {
  const choices = choicesOf(offer);
  const { plan, least, text, isRight, amount, buying, setTyped, choose } = usePlan(offer, choices);
  // It stays busy until the other page is there.
  const isBusy = buying.isPending || buying.isSuccess;
  return (
    <Card title={t('Choose a plan')} icon={<IconCreditCard aria-hidden="true" />}>
      <form
        className={styles.plans}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && !isBusy) buying.mutate();
        }}
      >
        <RadioGroup
          label={t('Plan')}
          value={plan}
          options={choices.map(({ plan: value, label }) => ({ value, label }))}
          onChange={choose}
        />
        <TextField
          label={plan === 'more' ? t('More seats') : t('Seats')}
          inputMode="numeric"
          value={text}
          onChange={setTyped}
          hint={plural(offer.people, {
            one: '{{count}} person works here or is invited, and needs a seat.',
            other: '{{count}} people work here or are invited, and each needs a seat.',
          })}
          {...(!isRight && { error: t('A whole number, at least {{least}}.', { least }) })}
        />
        <p className={styles.quiet}>
          {t('You pay on the page of a payment provider. The card is never seen here. Taxes are included.')}{' '}
          {offer.provider === 'local' && t('This server takes no money: the page is for trying it out.')}
        </p>
        <Button type="submit" variant="primary" busy={isBusy} disabled={!isRight}>
          {t('Go on to pay {{amount}}', { amount: moneyText(amount) })}
        </Button>
      </form>
    </Card>
  );
}
