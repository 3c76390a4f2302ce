import { ComboboxField } from '@fieldspan/ui/combobox-field';
import { useState } from 'react';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';
import { CREW, JOBS } from './crew.ts';

export function ComboboxSpecimens() {
  return (
    <>
      <Specimen title="Narrowed while typing">
        <Held initial="">
          {(value, setValue) => (
            <ComboboxField
              label="Assigned to"
              placeholder="Type a name"
              value={value}
              onChange={setValue}
              options={CREW}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="With a choice, required">
        <Held initial="4">
          {(value, setValue) => (
            <ComboboxField
              label="Project manager"
              required
              hint="Gets the daily report."
              value={value}
              onChange={setValue}
              options={CREW}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="Searched elsewhere, as the server would">
        <SearchedElsewhere />
      </Specimen>
      <Refusals />
    </>
  );
}

/** Sixty jobs simulate a server, which returns the first eight. */
function SearchedElsewhere() {
  const [value, setValue] = useState('');
  const [typed, setTyped] = useState('');
  const found = JOBS.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())).slice(0, 8);
  return (
    <ComboboxField
      label="Job"
      placeholder="Number or name"
      value={value}
      onChange={setValue}
      options={found}
      onSearch={setTyped}
      emptyText="No job is called so"
    />
  );
}

/** The text if there are no options, or none may be chosen. */
function Refusals() {
  return (
    <>
      <Specimen title="Loading">
        <Held initial="">
          {(value, setValue) => (
            <ComboboxField
              label="Equipment"
              loading
              placeholder="Open it: it keeps searching"
              value={value}
              onChange={setValue}
              options={[]}
              onSearch={() => undefined}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="With an error">
        <Held initial="">
          {(value, setValue) => (
            <ComboboxField
              label="Customer"
              error="Choose a customer."
              value={value}
              onChange={setValue}
              options={CREW}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="Disabled">
        <ComboboxField label="Foreperson" value="1" disabled onChange={() => undefined} options={CREW} />
      </Specimen>
    </>
  );
}
