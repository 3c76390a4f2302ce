import { NO_REGION, regionChoices } from '@fieldspan/domain/region-choices';
import { MonthField } from '@fieldspan/ui/month-field';
import { SelectField } from '@fieldspan/ui/select-field';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';

const UNITS = [
  { value: 'km', label: 'Kilometres' },
  { value: 'mi', label: 'Miles' },
];

export function SelectSpecimens() {
  return (
    <>
      <Specimen title="One of a few">
        <Held initial="km">
          {(value, setValue) => <SelectField label="Distances" value={value} onChange={setValue} options={UNITS} />}
        </Held>
      </Specimen>
      <Specimen title="In groups: province or state">
        <Held initial={NO_REGION}>
          {(value, setValue) => (
            <SelectField
              label="Province or state"
              hint="Decides units and taxes."
              value={value}
              onChange={setValue}
              options={regionChoices()}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="Month">
        <Held<number | null> initial={null}>
          {(value, setValue) => <MonthField label="Month" value={value} onChange={setValue} />}
        </Held>
      </Specimen>
      <Specimen title="With an error, required">
        <Held initial="">
          {(value, setValue) => (
            <SelectField
              label="Unit of distance"
              required
              error="Choose one."
              value={value}
              onChange={setValue}
              options={[{ value: '', label: 'Choose a unit' }, ...UNITS]}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="Disabled">
        <SelectField
          label="Country"
          value="CA"
          disabled
          onChange={() => undefined}
          options={[{ value: 'CA', label: 'Canada' }]}
        />
      </Specimen>
    </>
  );
}
