import { showAlert } from '@fieldspan/api/alerts';
import { useNavigate } from '@fieldspan/federation/router';
import { useEffect, useEffectEvent } from 'react';
import type { Outcome } from './signing/submit-form.ts';

/** In place of a form of a queue that was handed in: says what became of it and opens what follows. */
export function QueueOnward({ outcome: { type, text, list }, to }: { outcome: Outcome; to: string }) {
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    showAlert({ type, message: text, list });
    // Back does not lead to a form that is handed in.
    void navigate(to, { replace: true });
  });
  useEffect(() => goOn(), []);
  return null;
}
