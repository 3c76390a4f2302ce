import { typedDecimal } from '@fieldspan/domain/money/typed-decimal';
import { useState } from 'react';

/** What a person types, and the plain value that it means: "$1,234.50" is kept on the screen while 1234.5 is the value. */
export function useTyped(value: string, isDecimal: boolean, onValue: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const plain = (text: string) => (isDecimal ? (typedDecimal(text) ?? text.trim()) : text);
  return {
    // An undo, or somebody else, has changed it.
    shown: plain(typed) === value ? typed : value,
    type: (text: string) => {
      setTyped(text);
      onValue(plain(text));
    },
  };
}
