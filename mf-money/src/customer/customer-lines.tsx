import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine } from '@fieldspan/domain/money/document-lines';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { moneyText, unitPriceText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import styles from './customer-lines.module.css';

type CustomerLinesProps = {
  lines: readonly DocumentLine[];
  chosen: readonly string[];
  /** null where nothing can be chosen any more. */
  onChoose: ((chosen: readonly string[]) => void) | null;
};

/** The lines of a document, and below them what the customer may choose. */
export function CustomerLines({ lines, chosen, onChoose }: CustomerLinesProps) {
  const options = lines.filter(({ optional }) => optional);
  return (
    <>
      <Card title={t('Lines')}>
        <ul className={styles.lines}>
          {lines
            .filter(({ optional }) => !optional)
            .map((line) => (
              <li key={line.key} className={styles.line} data-kind={line.kind}>
                <Words line={line} />
                <Amount line={line} />
              </li>
            ))}
        </ul>
      </Card>
      {options.length > 0 && (
        <Card title={t('Your options')}>
          <ul className={styles.lines}>
            {options.map((line) => (
              <li key={line.key} className={styles.line}>
                <Checkbox
                  label={line.description}
                  checked={line.chosen}
                  disabled={onChoose === null}
                  onChange={(isOn) =>
                    onChoose?.(isOn ? [...chosen, line.key] : chosen.filter((key) => key !== line.key))
                  }
                />
                <Amount line={line} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Words({ line: { kind, description, quantity, unit, price } }: { line: DocumentLine }) {
  return (
    <span className={styles.words}>
      {description}
      {kind === 'item' && (
        <small>
          {t('{{quantity}} × {{price}}', { quantity: `${quantity} ${unit}`.trim(), price: unitPriceText(price) })}
        </small>
      )}
    </span>
  );
}

function Amount({ line }: { line: DocumentLine }) {
  const cents = amountOfLine(line);
  return <span className={styles.amount}>{cents === null ? '' : moneyText(amountOf(cents))}</span>;
}
