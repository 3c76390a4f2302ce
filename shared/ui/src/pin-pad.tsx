import type { ReactNode, SubmitEvent } from 'react';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { t } from './i18n.ts';
import styles from './pin-pad.module.css';
import { TextField } from './text-field.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type PinPadProps = {
  /** Whose PIN it is. */
  name: string;
  pin: string;
  onPin: (pin: string) => void;
  submitLabel: string;
  isBusy: boolean;
  /** Why the last try failed. */
  problem: ReactNode;
  onSubmit: () => void;
  onBack: () => void;
};

/** The person has just pressed their name, so focus goes to the PIN. */
const takeFocus = (field: HTMLElement | null) => field?.focus({ preventScroll: true });

/** One person's PIN, by on-screen keys or keyboard. */
export function PinPad({ name, pin, onPin, submitLabel, isBusy, problem, onSubmit, onBack }: PinPadProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form className={styles.pin} onSubmit={handleSubmit} noValidate>
      <h1 className={styles.person} tabIndex={-1} data-page-heading="">
        <Avatar name={name} size="l" />
        {name}
      </h1>
      <TextField
        label={t('PIN')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        inputRef={takeFocus}
        value={pin}
        onChange={onPin}
      />
      {problem}
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <Key key={digit} label={digit} onPress={() => onPin(pin + digit)} />
        ))}
        <Key label={t('Delete')} onPress={() => onPin(pin.slice(0, -1))} />
        <Key label="0" onPress={() => onPin(`${pin}0`)} />
        <Button type="submit" variant="primary" size="l" busy={isBusy} className={styles.key}>
          {submitLabel}
        </Button>
      </div>
      <button type="button" className={styles.other} onClick={onBack}>
        {t('Somebody else')}
      </button>
    </form>
  );
}

const Key = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button size="l" className={styles.key} onClick={onPress}>
    {label}
  </Button>
);
