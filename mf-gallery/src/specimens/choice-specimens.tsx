import { Checkbox } from '@fieldspan/ui/checkbox';
import { RadioGroup } from '@fieldspan/ui/radio-group';
import { Segmented } from '@fieldspan/ui/segmented';
import { Switch } from '@fieldspan/ui/switch';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';

const PLACES = [
  { value: 'site', label: 'On site', note: 'The clock notes where you stand.' },
  { value: 'shop', label: 'In the shop' },
  { value: 'road', label: 'On the road', disabled: true },
];

const CHANNELS = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'SMS' },
];

export function ChoiceSpecimens() {
  return (
    <>
      <Specimen title="Checkbox">
        <Held initial={false}>
          {(value, setValue) => <Checkbox label="Only due for service" checked={value} onChange={setValue} />}
        </Held>
        <Held initial={true}>
          {(value, setValue) => <Checkbox label="Include messages in search" checked={value} onChange={setValue} />}
        </Held>
        <Checkbox label="Archived" checked disabled onChange={() => undefined} />
      </Specimen>
      <Specimen title="Radio group">
        <Held initial="site">
          {(value, setValue) => <RadioGroup label="Where" value={value} onChange={setValue} options={PLACES} />}
        </Held>
      </Specimen>
      <Specimen title="Required, with an error">
        <Held initial="">
          {(value, setValue) => (
            <RadioGroup
              label="Where do you work today?"
              required
              hint="It can be changed until noon."
              error="Choose one."
              value={value}
              onChange={setValue}
              options={PLACES}
            />
          )}
        </Held>
      </Specimen>
      <Specimen title="Disabled">
        <RadioGroup label="Where was it?" value="shop" disabled onChange={() => undefined} options={PLACES} />
      </Specimen>
      <Switches />
      <Specimen title="Segmented: few, short, all in view">
        <Held initial="email">
          {(value, setValue) => (
            <Segmented label="Notification type" value={value} onChange={setValue} options={CHANNELS} />
          )}
        </Held>
      </Specimen>
    </>
  );
}

function Switches() {
  return (
    <Specimen title="Switch">
      <Held initial={true}>
        {(value, setValue) => (
          <Switch label="Push notifications" hint="On this device only." checked={value} onChange={setValue} />
        )}
      </Held>
      <Held initial={false}>
        {(value, setValue) => <Switch label="Send with Enter" checked={value} onChange={setValue} />}
      </Held>
      <Held initial={false}>
        {(value, setValue) => (
          <Switch
            label="Share where I am"
            required
            error="The browser does not allow it."
            checked={value}
            onChange={setValue}
          />
        )}
      </Held>
      <Switch label="Managed by your company" checked disabled onChange={() => undefined} />
    </Specimen>
  );
}
