import type { ListedPlanSheet, PlanPinRow } from '@fieldspan/api/queries/plans';
import type { DrawingSize } from '@fieldspan/domain/drawing';
import type { CallOut } from '@fieldspan/domain/plans/call-outs';
import { numberKey } from '@fieldspan/domain/plans/sheet-number';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useEffect, useRef } from 'react';
import type { Camera } from '../../surface/camera.ts';
import { kindOf } from './pin-kinds.ts';
import { isPinDone, pinName } from './pin-words.ts';
import styles from './pins-over.module.css';
import type { Pins } from './use-pins.ts';

type PinsOverProps = {
  camera: Camera;
  sheet: DrawingSize;
  pins: Pick<Pins, 'rows' | 'chosen' | 'choose'>;
  links: readonly CallOut[];
  inForce: readonly ListedPlanSheet[];
};

type Place = { left: number; top: number };

/** Pins and links over the sheet. What is pressed on them is not for the sheet below. */
export function PinsOver({ camera, sheet, pins, links, inForce }: PinsOverProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = room.current;
    const keep = (event: Event) => event.stopPropagation();
    element?.addEventListener('pointerdown', keep);
    return () => element?.removeEventListener('pointerdown', keep);
  }, []);
  const targetOf = (number: string | null) =>
    inForce.find((each) => numberKey(each.number ?? '') === numberKey(number ?? ''));
  const scale = { x: sheet.width * camera.scale, y: sheet.height * camera.scale };
  const placeOf = ({ x, y }: { x: number; y: number }): Place => ({
    left: camera.x + x * scale.x,
    top: camera.y + y * scale.y,
  });
  return (
    <div ref={room} className={styles.over}>
      {links.map((link) => (
        <CallOutLink
          key={`${link.x} ${link.y}`}
          link={link}
          target={targetOf(link.number)}
          box={{ ...placeOf(link), width: link.width * scale.x, height: link.height * scale.y }}
        />
      ))}
      {pins.rows.map((pin) => (
        <PinOver
          key={pin.id}
          pin={pin}
          place={placeOf(pin)}
          target={pin.kind === 'link' ? targetOf(pin.to_number) : undefined}
          isChosen={pin.id === pins.chosen}
          onChoose={() => pins.choose(pin.id)}
        />
      ))}
    </div>
  );
}

type CallOutLinkProps = {
  link: CallOut;
  /** undefined: there is no such sheet. */
  target: ListedPlanSheet | undefined;
  box: Place & DrawingSize;
};

function CallOutLink({ link, target, box }: CallOutLinkProps) {
  if (!target) return null;
  return (
    <AppLink
      to={`/library/plan/${target.slug}`}
      className={styles.link}
      aria-label={t('{{words}}: open sheet {{number}}', { words: link.words, number: target.number ?? '' })}
      style={box}
    />
  );
}

type PinOverProps = {
  pin: PlanPinRow;
  place: Place;
  /** Where a link leads. */
  target: ListedPlanSheet | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function PinOver({ pin, place, target, isChosen, onChoose }: PinOverProps) {
  const kind = kindOf(pin.kind);
  if (!kind) return null;
  const { Sign, label } = kind;
  const name = `${translated(label)}: ${pinName(pin)}`;
  const shared = { className: styles.pin ?? '', style: place, 'aria-label': name, 'data-kind': pin.kind };
  const sign = (
    <span className={styles.head}>
      <Sign aria-hidden="true" />
    </span>
  );
  if (target)
    return (
      <AppLink {...shared} to={`/library/plan/${target.slug}`}>
        {sign}
      </AppLink>
    );
  return (
    <button
      {...shared}
      type="button"
      aria-pressed={isChosen}
      data-done={isPinDone(pin) || undefined}
      onClick={onChoose}
    >
      {sign}
    </button>
  );
}
