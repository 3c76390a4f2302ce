import { saveRecord } from '@fieldspan/api/save-record';
import type { Profile } from '@fieldspan/api/profile';
import { moved } from '@fieldspan/domain/home-cards';
import type { HomeCards } from '@fieldspan/domain/home-cards';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconArrowDown, IconArrowUp } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Switch } from '@fieldspan/ui/switch';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type ArrangeHomeProps = {
  profile: Profile;
  cards: HomeCards;
  /** As the role has them. */
  usual: HomeCards;
  nameOf: (card: string) => string;
  onClose: () => void;
};

/** Puts the cards of the own dashboard in order, and takes away those that the person does not want. */
export function ArrangeHome({ profile, cards, usual, nameOf, onClose }: ArrangeHomeProps) {
  const [order, setOrder] = useState([...cards.shown, ...cards.hidden]);
  const [hidden, setHidden] = useState(new Set(cards.hidden));
  const saving = useMutation({
    mutationFn: () => saveRecord('User', { id: profile.id, home_json: JSON.stringify({ order, hidden: [...hidden] }) }),
    onSuccess: onClose,
    meta: { quiet: true },
  });
  const show = (card: string, isShown: boolean) =>
    setHidden((before) => new Set([...before].filter((one) => one !== card).concat(isShown ? [] : [card])));
  const reset = () => {
    setOrder([...usual.shown, ...usual.hidden]);
    setHidden(new Set());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Arrange your dashboard')}
      description={t('It begins as your role needs it. The order is yours alone, on all your devices.')}
      footer={
        <>
          <Button variant="quiet" onClick={reset}>
            {t('As your role has it')}
          </Button>
          <Button variant="primary" busy={saving.isPending} onClick={() => saving.mutate()}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <ErrorBox error={saving.error} />
      <ul>
        {order.map((card) => (
          <ListItem
            key={card}
            title={
              <Switch label={nameOf(card)} checked={!hidden.has(card)} onChange={(isShown) => show(card, isShown)} />
            }
            trailing={<Moves name={nameOf(card)} card={card} order={order} onOrder={setOrder} />}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type MovesProps = { name: string; card: string; order: readonly string[]; onOrder: (order: string[]) => void };

const Moves = ({ name, card, order, onOrder }: MovesProps) => (
  <>
    <IconButton
      label={t('Move {{name}} up', { name })}
      icon={<IconArrowUp aria-hidden="true" />}
      disabled={order[0] === card}
      onClick={() => onOrder(moved(order, card, -1))}
    />
    <IconButton
      label={t('Move {{name}} down', { name })}
      icon={<IconArrowDown aria-hidden="true" />}
      disabled={order.at(-1) === card}
      onClick={() => onOrder(moved(order, card, 1))}
    />
  </>
);
