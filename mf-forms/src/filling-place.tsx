import { useState } from 'react';
import type { FillingSource } from './filling-source.tsx';
import { PlacePicker } from './place-picker.tsx';

/** Chooses the project or service of a form while it is filled in; what is answered goes along. */
export function FillingPlace({ source: { form, site, moveTo } }: { source: FillingSource }) {
  const [isMoving, setIsMoving] = useState(false);
  if (moveTo === null) return null;
  return (
    <PlacePicker
      value={form.place}
      label={site && `${site.record.job_num} ${site.record.job_name}`}
      isUnreadable={form.place !== null && site === null}
      onChange={(place) => {
        if (isMoving) return;
        setIsMoving(true);
        void moveTo(place).finally(() => setIsMoving(false));
      }}
    />
  );
}
