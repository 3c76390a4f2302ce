import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { requiredFormsQuery } from '@fieldspan/api/queries/forms';
import type { RequiredForm } from '@fieldspan/api/queries/forms';
import type { Places } from '@fieldspan/contract/places';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { Filler } from './filler-widget.tsx';

/**
 * The forms that the company requires before this person clocks in on a job, one after another. What they have signed
 * there already may be skipped; if nothing else is required, nothing is asked.
 */
export function RequiredForms({ job, onDone, onCancel, onNothing }: Places['clock.before']) {
  const { data: known, isError } = useQuery(requiredFormsQuery(job));
  const [past, setPast] = useState<readonly string[]>([]);
  const waiting = useAtomValue(outboxAtom);
  const required = (known ?? [])
    .filter(({ id, slug }) => past.includes(slug) || !waiting.some(isFormOf(id, job)))
    .map(stillSigned);
  const isNothing =
    past.length === 0 &&
    (known === undefined ? isError : required.every(({ signed_at: signedAt }) => signedAt !== null));
  const tellNothing = useEffectEvent(onNothing);
  useEffect(() => {
    if (isNothing) tellNothing();
  }, [isNothing]);
  const [form, ...others] = required.filter(({ slug }) => !past.includes(slug));
  if (!form || isNothing) return null;
  const step = { at: past.length + 1, all: past.length + 1 + others.length };
  const handlePast = () => (others.length === 0 ? onDone() : setPast([...past, form.slug]));
  return (
    <Filler
      key={form.slug}
      hasOwnPlace
      {...(step.all > 1 && { step })}
      {...(form.signed_at !== null && { skipForm: true, signed: { at: form.signed_at, onSkip: handlePast } })}
      form={{ child: form.slug, place: { kind: job.kind, id: String(job.id) } }}
      onSubmitted={handlePast}
      onClose={onCancel}
    />
  );
}

/** The server decides; a list that the device has kept for longer asks again for what has ended since. */
function stillSigned(form: RequiredForm): RequiredForm {
  const isOver = form.valid_until === null || Date.parse(form.valid_until) < Date.now();
  return isOver ? { ...form, signed_at: null } : form;
}

/** Whether an item of the outbox is that form, for that job: it is filled in, and goes out by itself. */
function isFormOf(childId: number, { kind, id }: Places['clock.before']['job']) {
  return ({ state, first, payload }: OutboxItem): boolean => {
    const filled = first?.payload ?? payload;
    return state !== 'failed' && filled['child_template_id'] === childId && filled[`${kind}_id`] === id;
  };
}
