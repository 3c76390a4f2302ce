import { linkTokens } from '@fieldspan/domain/link-tokens';
import { t } from '@fieldspan/ui/i18n';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import styles from './message-text.module.css';

/** The words of a message; addresses open in a new tab, everything else is text and nothing but text. */
export function MessageText({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className={styles.text}>
      {linkTokens(text).map((token) =>
        token.kind === 'link' ? (
          <a key={token.at} className={styles.link} href={token.text} target="_blank" rel="noopener noreferrer">
            {token.text}
            <VisuallyHidden>{` ${t('(opens in a new tab)')}`}</VisuallyHidden>
          </a>
        ) : (
          token.text
        ),
      )}
    </p>
  );
}
