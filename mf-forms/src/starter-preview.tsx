import { starterPreviewQuery } from '@fieldspan/api/queries/form-starters';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AllSections } from './filler/all-sections.tsx';
import { FillContext } from './filler/fill-context.ts';
import { FillStore } from './filler/fill-store.ts';
import { Unreadable } from './static-view/unreadable.tsx';

/** A form of the starter library in the filler's own view. Nothing is stored, signed or sent. */
export function StarterPreview({ formKey }: { formKey: string }) {
  const { data } = useSuspenseQuery(starterPreviewQuery(formKey));
  const [fill] = useState(() => {
    const doc = parseForm(data.form_json);
    return doc && { store: new FillStore(doc), site: null };
  });
  if (!fill) return <Unreadable />;
  return (
    <FillContext value={fill}>
      <AllSections />
    </FillContext>
  );
}
