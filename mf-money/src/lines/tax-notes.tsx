import type { Lines } from './change-lines.ts';
import { ExemptNote } from './exempt-note.tsx';
import { TaxSetNote, retaxed } from './tax-set-note.tsx';
import type { Taxing } from './use-taxing.ts';

type TaxNotesProps = {
  taxing: Taxing;
  lines: Lines;
  onChange: (change: (lines: Lines) => Lines) => void;
  /** For documents whose set of taxes can be chosen. */
  onTaxSet?: (key: string | null) => void;
};

/** What decides about the taxes of the lines: the exemption of the customer, and the place of the work. */
export function TaxNotes({ taxing, lines, onChange, onTaxSet }: TaxNotesProps) {
  const { number, exempt, rates, taxes, taxesOf } = taxing;
  return (
    <>
      <ExemptNote
        number={number}
        taxes={exempt}
        isPart={rates.some(({ name }) => exempt?.includes(name) === false)}
        lines={lines}
        onChange={onChange}
      />
      {onTaxSet && (
        <TaxSetNote
          taxing={taxing}
          lines={lines}
          onChange={onChange}
          onChoose={(key) => {
            onChange((all) => retaxed(all, taxes, taxesOf(key)));
            onTaxSet(key);
          }}
        />
      )}
    </>
  );
}
