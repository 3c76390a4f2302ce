import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';
import { CREW, HAZARDS } from './crew.ts';

export function MultiSelectSpecimens() {
  return (
    <>
      <Specimen title="Nothing chosen">
        <Held<readonly string[]> initial={[]}>
          {(values, setValues) => (
            <MultiSelectField
              label="Members"
              placeholder="Type a name"
              values={values}
              onChange={setValues}
              options={CREW}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="Some chosen, with other">
        <Held<readonly string[]> initial={['Hot work', 'Confined space']}>
          {(values, setValues) => (
            <MultiSelectField
              label="Hazards"
              hint="Everything that is there today."
              values={values}
              onChange={setValues}
              options={HAZARDS}
              allowOther
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="Required, with an error">
        <Held<readonly string[]> initial={[]}>
          {(values, setValues) => (
            <MultiSelectField
              label="Controls"
              required
              error="Name at least one."
              values={values}
              onChange={setValues}
              options={HAZARDS}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="Disabled">
        <MultiSelectField label="Crew" values={['1', '2']} disabled onChange={() => undefined} options={CREW} />
      </Specimen>
      <Specimen title="Long words">
        <Held<readonly string[]>
          initial={['Lock-out of the second feeder, until the electrician has measured it and signed the tag']}
        >
          {(values, setValues) => (
            <MultiSelectField label="What has to happen first" values={values} onChange={setValues} options={HAZARDS} />
          )}
        </Held>
      </Specimen>
    </>
  );
}
