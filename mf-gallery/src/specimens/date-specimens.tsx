import { instantText } from '@fieldspan/domain/day-text';
import { DateField } from '@fieldspan/ui/date-field';
import { TimeField } from '@fieldspan/ui/time-field';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';

export function DateSpecimens() {
  return (
    <>
      <Specimen title="Date">
        <Held initial="2026-11-20">
          {(value, setValue) => <DateField label="Due" value={value} onChange={setValue} />}
        </Held>
      </Specimen>
      <Specimen title="Within limits, required">
        <Held initial="">
          {(value, setValue) => (
            <DateField
              label="Start"
              required
              hint="Not before today."
              min="2026-11-20"
              value={value}
              onChange={setValue}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="What is no date is an empty field">
        <Held initial="2026-02-31">
          {(value, setValue) => (
            <DateField label="Last service" error="It has to be a day." value={value} onChange={setValue} />
          )}
        </Held>
      </Specimen>
      <Specimen title="Time">
        <Held initial="07:30">
          {(value, setValue) => <TimeField label="Begins" value={value} onChange={setValue} />}
        </Held>
      </Specimen>
      <Specimen title="Disabled">
        <DateField label="Signed" value="2026-11-19" disabled onChange={() => undefined} />
        <TimeField label="Signed at" value="15:05:00" disabled onChange={() => undefined} />
      </Specimen>
      <Specimen title="In words">
        <p>{instantText('2026-11-19T15:05:00')}</p>
      </Specimen>
    </>
  );
}
