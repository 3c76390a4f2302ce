import type { ComponentProps, Ref } from 'react';
import { FieldFrame, splitFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './text-field.module.css';

type TextFieldProps = FieldFrameProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'name' | 'autoComplete' | 'placeholder' | 'autoFocus' | 'inputMode' | 'readOnly'
  > & {
    value: string;
    onChange: (value: string) => void;
    multiline?: boolean;
    rows?: number;
    inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  };

/** A text field; several lines with `multiline`. */
export function TextField(props: TextFieldProps) {
  const { frame, own } = splitFrame(props);
  const { onChange, multiline = false, rows = 3, inputRef, type = 'text', ...rest } = own;
  const Control = multiline ? 'textarea' : 'input';
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Control
          {...rest}
          {...control}
          {...(multiline ? { rows } : { type })}
          ref={inputRef}
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
