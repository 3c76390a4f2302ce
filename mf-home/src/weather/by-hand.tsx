import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useState, type ComponentProps } from 'react';
import { NoteWeather } from './note-weather.tsx';

/** The offer to enter the weather by hand, and then the form for it. */
export function ByHand(props: ComponentProps<typeof NoteWeather>) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <NoteWeather {...props} />;
  return (
    <Button size="s" onClick={() => setIsOpen(true)}>
      {t('Fill in by hand')}
    </Button>
  );
}
