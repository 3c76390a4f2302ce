import { listInText } from '@fieldspan/domain/json-text';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine, documentLines } from '@fieldspan/domain/money/document-lines';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { chargedTaxes } from '@fieldspan/domain/money/frozen-taxes';
import { moneyText, unitPriceText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { SCROLLED_BY_KEYS } from './scrolled-by-keys.ts';
import styles from './document-lines-table.module.css';

export type SummedDocument = {
  lines_json: string | null;
  subtotal: number | null;
  tax_lines_json: string | null;
  total: number | null;
  /** Keys of the optional lines that the customer took, as JSON text. */
  chosen_json?: string | null;
};

/** The lines of a document that is given away, with its taxes as they were then. */
export function DocumentLinesTable({ of: document }: { of: SummedDocument }) {
  const chosen = new Set(listInText(document.chosen_json ?? null));
  const lines = documentLines(document.lines_json).map((line) =>
    Object.assign(line, { chosen: line.chosen || chosen.has(line.key) }),
  );
  return (
    <Card title={t('Lines')} icon={<IconFileText aria-hidden="true" />}>
      {lines.length === 0 ? (
        <EmptyState title={t('No lines')}>{t('This document has a total and no lines.')}</EmptyState>
      ) : (
        <div className={styles.scroll} aria-label={t('Lines')} {...SCROLLED_BY_KEYS}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('What')}</th>
                <th scope="col">{t('Quantity')}</th>
                <th scope="col">{t('Price')}</th>
                <th scope="col">{t('Taxes')}</th>
                <th scope="col">{t('Amount')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <LineRow key={line.key} line={line} />
              ))}
            </tbody>
            <Sums of={document} />
          </table>
        </div>
      )}
    </Card>
  );
}

function LineRow({ line }: { line: DocumentLine }) {
  const cents = amountOfLine(line);
  if (line.kind !== 'item')
    return (
      <tr data-kind={line.kind}>
        <th scope="rowgroup" colSpan={5}>
          {line.description}
        </th>
      </tr>
    );
  return (
    <tr>
      <td>
        {line.description} {line.optional && <Tag>{line.chosen ? t('Optional, chosen') : t('Optional')}</Tag>}
      </td>
      <td>
        {line.quantity} {line.unit.replace(/^\//, '')}
      </td>
      <td>{unitPriceText(line.price)}</td>
      <td>{line.taxes.join(', ')}</td>
      <td>{cents === null ? '' : moneyText(amountOf(cents))}</td>
    </tr>
  );
}

function Sums({ of: { subtotal, tax_lines_json: text, total } }: { of: SummedDocument }) {
  const taxes = chargedTaxes(text);
  return (
    <tfoot>
      {taxes.length > 0 && <Sum term={t('Subtotal')} amount={subtotal} />}
      {taxes.map(({ name, rate, tax }) => (
        <Sum key={name} term={t('{{tax}} {{rate}} %', { tax: name, rate })} amount={tax} />
      ))}
      <Sum term={t('Total')} amount={total} />
    </tfoot>
  );
}

const Sum = ({ term, amount }: { term: string; amount: number | null }) => (
  <tr>
    <th scope="row" colSpan={4}>
      {term}
    </th>
    <td>{moneyText(amount)}</td>
  </tr>
);
