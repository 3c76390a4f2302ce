import { dataText } from '@fieldspan/domain/message';
import type { Places } from '@fieldspan/contract/places';
import { Button } from '@fieldspan/ui/button';
import { translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import { useState } from 'react';
import type { PlaceFill } from './lifecycles.ts';
import { OverlayFill } from './overlay-fill.tsx';
import { useFills } from './use-fills.ts';

type ActedOn = Places['record.action']['record'];

/** The actions that other remotes offer for a record, as buttons in the head of its page (`record.action`). */
export function RecordActions({ record }: { record: ActedOn }) {
  const fills = useFills('record.action').filter(({ on }) => on === undefined || on.includes(record.model));
  const [opened, setOpened] = useState<PlaceFill | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {fills.map((fill) => (
        <Button
          key={`${fill.remote} ${fill.key}`}
          icon={fill.icon === undefined ? null : <MenuIcon name={fill.icon} />}
          {...(fill.to === undefined
            ? { onClick: () => setOpened(fill) }
            : { render: <AppLink to={addressFor(fill.to, record)} /> })}
        >
          {translated(dataText(fill.label ?? fill.key))}
        </Button>
      ))}
      {opened && <OverlayFill place="record.action" fill={opened} props={{ record, onClose: close }} onClose={close} />}
    </>
  );
}

/** The address of an action; `:id` and `:slug` are replaced by the record's. */
const addressFor = (to: string, { id, slug }: ActedOn): string =>
  to.replaceAll(/:(id|slug)\b/g, (_whole, name) => encodeURIComponent(name === 'id' ? String(id) : slug));
