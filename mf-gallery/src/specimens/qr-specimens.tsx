import { QrCode } from '@fieldspan/ui/qr-code';
import { Specimen } from '../specimen.tsx';

export function QrSpecimens() {
  return (
    <>
      <Specimen title="256 by 256, level H">
        <QrCode text="https://fieldspan.test/equipment/view/excavator-abcde" />
      </Specimen>
      <Specimen title="Small, level L">
        <QrCode text="Fieldspan" size={128} level="L" />
      </Specimen>
      <Specimen title="It cannot be drawn">
        <QrCode text={'too long '.repeat(400)} />
      </Specimen>
    </>
  );
}
