import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine, lineProblem } from '@fieldspan/domain/money/document-lines';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import type { TaxRate } from '@fieldspan/domain/money/document-totals';
import { moneyText, unitPriceText } from '@fieldspan/domain/money-text';
import { t, translated } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { changed, typed } from './change-lines.ts';
import { columnsOf } from './line-columns.ts';
import type { GridPlace, LineColumn } from './line-columns.ts';
import { LineMenu } from './line-menu.tsx';
import { TaxCell } from './tax-cell.tsx';
import type { EditedLines } from './use-lines.ts';
import { useTyped } from './use-typed.ts';
import styles from './line-cards.module.css';

type LineCardsProps = {
  edited: EditedLines;
  rates: readonly TaxRate[];
  taxes: readonly string[];
  hasOptions: boolean;
  place: GridPlace | null;
  onPlace: (place: GridPlace | null) => void;
};

/** The lines on a phone: a card each, of which one is open. */
export function LineCards({ edited, place, onPlace, ...more }: LineCardsProps) {
  return (
    <ol className={styles.cards} aria-label={t('Lines')}>
      {edited.lines.map((line, at) => (
        <li key={line.key} className={styles.card} data-kind={line.kind}>
          <CardHead line={line} at={at} edited={edited} {...more} onOpen={() => onPlace(toggled(line, place))} />
          {place?.key === line.key && <CardFields line={line} at={at} edited={edited} rates={more.rates} />}
        </li>
      ))}
    </ol>
  );
}

const toggled = ({ key }: DocumentLine, place: GridPlace | null): GridPlace | null =>
  place?.key === key ? null : { key, field: 'description' };

type CardProps = { line: DocumentLine; at: number; edited: EditedLines; rates: readonly TaxRate[] };

function CardHead({
  line,
  at,
  edited,
  taxes,
  hasOptions,
  onOpen,
}: CardProps & { taxes: readonly string[]; hasOptions: boolean; onOpen: () => void }) {
  const cents = amountOfLine(line);
  const name = line.description || t('Line {{number}}', { number: at + 1 });
  const factors = t('{{quantity}} × {{price}}', {
    quantity: `${line.quantity} ${line.unit}`.trim(),
    price: unitPriceText(line.price),
  });
  return (
    <div className={styles.head}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.name}>{name}</span>
        {line.kind === 'item' && <span className={styles.factors}>{line.price === '' ? '' : factors}</span>}
      </button>
      <span className={styles.amount}>{cents === null ? '' : moneyText(amountOf(cents))}</span>
      <LineMenu line={line} at={at} edited={edited} taxes={taxes} hasOptions={hasOptions} />
    </div>
  );
}

function CardFields({ line, at, edited, rates }: CardProps) {
  const problem = lineProblem(line);
  return (
    <div className={styles.fields}>
      {columnsOf(line.kind, edited.columns).map((column) => (
        <CardField key={column.field} line={line} column={column} edited={edited} />
      ))}
      {line.kind === 'item' && (
        <TaxCell
          line={line}
          number={at + 1}
          rates={rates}
          onChange={(taxes) => edited.change((lines) => changed(lines, line.key, { taxes }))}
        />
      )}
      {problem !== null && <p className={styles.problem}>{translated(problem)}</p>}
    </div>
  );
}

type CardFieldProps = { line: DocumentLine; column: LineColumn; edited: EditedLines };

function CardField({ line: { key, ...line }, column: { field, label, isDecimal }, edited }: CardFieldProps) {
  const { shown, type } = useTyped(line[field], isDecimal, (value) =>
    edited.change((lines) => typed(lines, { key, field }, value), `${key} ${field}`),
  );
  return (
    <TextField label={translated(label)} inputMode={isDecimal ? 'decimal' : 'text'} value={shown} onChange={type} />
  );
}
