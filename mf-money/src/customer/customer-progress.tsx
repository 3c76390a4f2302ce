import { frozenProgress } from '@fieldspan/domain/money/frozen-progress';
import type { FrozenProgress } from '@fieldspan/domain/money/frozen-progress';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import styles from './customer-lines.module.css';

/** What an invoice bills of each part of the contract. */
export function CustomerProgress({ text }: { text: string | null }) {
  const parts = frozenProgress(text);
  if (parts.length === 0) return null;
  return (
    <Card title={t('What is billed')}>
      <ul className={styles.lines}>
        {parts.map((part) => (
          <li key={part.line} className={styles.line}>
            <span className={styles.words}>
              {part.title}
              <small>{wordsOf(part)}</small>
            </span>
            <span className={styles.amount}>{moneyText(part.released === 0 ? part.gross : part.released)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function wordsOf({ percent, value, before, stored, held, released }: FrozenProgress): string {
  if (released !== 0) return t('Was held back of {{value}}', { value: moneyText(value) });
  return [
    t('{{percent}} % of {{value}} done', { percent: percent || '0', value: moneyText(value) }),
    stored === '' || Number(stored) === 0 ? '' : t('{{amount}} stored on site', { amount: moneyText(Number(stored)) }),
    before === 0 ? '' : t('{{amount}} billed before', { amount: moneyText(before) }),
    held === 0 ? '' : t('{{amount}} held back', { amount: moneyText(held) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
