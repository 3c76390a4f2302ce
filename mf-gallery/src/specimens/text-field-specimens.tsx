import { SearchField } from '@fieldspan/ui/search-field';
import { TextField } from '@fieldspan/ui/text-field';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';

export function TextFieldSpecimens() {
  return (
    <>
      <Specimen title="Empty, with a hint">
        <Held initial="">
          {(value, setValue) => (
            <TextField
              label="Job name"
              placeholder="Stone Road Medical"
              hint="As it stands on the order."
              value={value}
              onChange={setValue}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="Required">
        <Held initial="">
          {(value, setValue) => <TextField label="Email" type="email" required value={value} onChange={setValue} />}
        </Held>
      </Specimen>
      <Specimen title="With an error">
        <Held initial="marta@">
          {(value, setValue) => (
            <TextField
              label="Email address"
              type="email"
              error="This is not an address yet."
              value={value}
              onChange={setValue}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="Disabled">
        <TextField label="Company" value="Northgate Mechanical" disabled onChange={() => undefined} />
      </Specimen>
      <Specimen title="Several lines">
        <Held initial="Two sleeves on grid C, level 3">
          {(value, setValue) => (
            <TextField label="What is open, and where?" multiline value={value} onChange={setValue} />
          )}
        </Held>
      </Specimen>
      <Specimen title="Search">
        <Held initial="">
          {(value, setValue) => <SearchField label="Search threads" value={value} onChange={setValue} />}
        </Held>
      </Specimen>
    </>
  );
}
