import { requiredFormsQuery } from '@fieldspan/api/queries/forms';
import type { Places } from '@fieldspan/contract/places';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Widget as Filler } from './filler-widget.tsx';

/** The forms that the company requires before this person clocks in on a job, one after another. */
export function RequiredForms({ job, onDone, onCancel, onNothing }: Places['clock.before']) {
  const { data: required, isError } = useQuery(requiredFormsQuery(job));
  const [sent, setSent] = useState<readonly string[]>([]);
  const isNothing = sent.length === 0 && (isError || required?.length === 0);
  const tellNothing = useEffectEvent(onNothing);
  useEffect(() => {
    if (isNothing) tellNothing();
  }, [isNothing]);
  const [form, ...others] = (required ?? []).filter(({ slug }) => !sent.includes(slug));
  if (!form) return null;
  const handleSubmitted = () => (others.length === 0 ? onDone() : setSent([...sent, form.slug]));
  return (
    <Filler
      key={form.slug}
      form={{ child: form.slug, place: { kind: job.kind, id: String(job.id) } }}
      onSubmitted={handleSubmitted}
      onClose={onCancel}
    />
  );
}
