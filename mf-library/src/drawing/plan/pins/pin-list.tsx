import type { PlanPinRow } from '@fieldspan/api/queries/plans';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { ChosenPin } from './chosen-pin.tsx';
import styles from './pin-list.module.css';
import { PIN_KINDS } from './pin-kinds.ts';
import { isPinDone, pinName, pinState } from './pin-words.ts';
import type { Pins } from './use-pins.ts';

/** What is pinned to the sheet by kind, with its state, and the chosen one. */
export function PinList({ pins }: { pins: Pins }) {
  const { rows, chosen, begin } = pins;
  const shown = rows.find(({ id }) => id === chosen);
  return (
    <section aria-label={t('Pins')}>
      <h3 className={styles.heading}>
        {t('Pins')} <span>{rows.length}</span>
      </h3>
      {begin && <AddPin placing={pins.placing} begin={begin} />}
      {PIN_KINDS.map(({ kind, group, Sign }) => {
        const ofKind = rows.filter((pin) => pin.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind}>
            <h4 className={styles.kind} data-kind={kind}>
              <Sign aria-hidden="true" /> {translated(group)} <span>{ofKind.length}</span>
            </h4>
            <ul>
              {ofKind.map((pin) => (
                <PinRow key={pin.id} pin={pin} isChosen={pin.id === chosen} onChoose={() => pins.show(pin.id)} />
              ))}
            </ul>
          </div>
        );
      })}
      {shown && <ChosenPin pin={shown} mayChange={begin !== undefined} onClose={() => pins.choose(null)} />}
    </section>
  );
}

type AddPinProps = { placing: Pins['placing']; begin: NonNullable<Pins['begin']> };

function AddPin({ placing, begin }: AddPinProps) {
  if (placing !== null)
    return (
      <div className={styles.hint}>
        <output>{t('Press the place on the sheet.')}</output>
        <Button size="s" onClick={() => begin(null)}>
          {t('Cancel')}
        </Button>
      </div>
    );
  return (
    <Menu
      label={t('Add a pin')}
      trigger={
        <Button className={styles.add ?? ''} icon={<IconPlus aria-hidden="true" />}>
          {t('Add a pin')}
        </Button>
      }
      items={PIN_KINDS.map(({ kind, label, Sign }) => ({
        label: translated(label),
        icon: <Sign aria-hidden="true" />,
        onSelect: () => begin(kind),
      }))}
    />
  );
}

function PinRow({ pin, isChosen, onChoose }: { pin: PlanPinRow; isChosen: boolean; onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={isChosen}
        data-done={isPinDone(pin) || undefined}
        onClick={onChoose}
      >
        <span className={styles.name}>{pinName(pin)}</span>
        {pin.kind !== 'link' && <span className={styles.state}>{pinState(pin)}</span>}
      </button>
    </li>
  );
}
