import type { Message } from '@fieldspan/api/queries/messaging';
import { personName } from '@fieldspan/domain/person-name';
import { plural } from '@fieldspan/ui/i18n';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import { useState } from 'react';

/** More than so many at once are counted, not read out. */
const SPOKEN_MAX = 3;

/** Says to a screen reader what others wrote since the thread was opened; stands outside the list, which re-renders. */
export function StreamAnnouncer({ messages, ownId }: { messages: readonly Message[]; ownId: number }) {
  const [spokenId, setSpokenId] = useState(() => messages.at(-1)?.id ?? 0);
  const [words, setWords] = useState('');
  const newestId = messages.at(-1)?.id ?? 0;
  if (newestId !== spokenId) {
    setSpokenId(newestId);
    const arrived = messages.filter(({ id, author_id }) => id > spokenId && author_id !== ownId);
    if (arrived.length > 0) setWords(announcement(arrived));
  }
  return (
    <div aria-live="polite">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}

function announcement(arrived: readonly Message[]): string {
  if (arrived.length > SPOKEN_MAX) return plural(arrived.length, '{{count}} new message', '{{count}} new messages');
  return arrived.map(({ User, message }) => `${User ? personName(User) : ''}: ${message}`).join('. ');
}
