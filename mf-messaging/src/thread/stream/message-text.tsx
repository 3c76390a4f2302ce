import { linkedRecord } from '@fieldspan/domain/message-record';
import { messageTokens } from '@fieldspan/domain/message-tokens';
import type { MessageToken } from '@fieldspan/domain/message-tokens';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { t } from '@fieldspan/ui/i18n';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import styles from './message-text.module.css';
import { RecordPreview } from './record-preview.tsx';

type MessageTextProps = { text: string; mentioned: readonly (NamedPerson & { id: number })[]; ownId: number };

/** The text of a message: addresses become links and members' names are highlighted; nothing is interpreted as HTML. */
export function MessageText({ text, mentioned, ownId }: MessageTextProps) {
  if (text === '') return null;
  const tokens = messageTokens(text, mentioned);
  const records = tokens.flatMap((token) => {
    const record = token.kind === 'link' ? linkedRecord(token.text, window.location.origin) : null;
    return record ? [{ ...record, address: token.text }] : [];
  });
  return (
    <>
      <p className={styles.text}>
        {tokens.map((token) => (
          <Token key={token.at} token={token} isOwn={token.kind === 'mention' && token.id === ownId} />
        ))}
      </p>
      {records.map(({ model, slug, address }) => (
        <RecordPreview key={`${model} ${slug}`} model={model} slug={slug} to={new URL(address).pathname} />
      ))}
    </>
  );
}

function Token({ token, isOwn }: { token: MessageToken; isOwn: boolean }) {
  if (token.kind === 'text') return token.text;
  if (token.kind === 'mention') {
    return (
      <strong className={styles.mention} data-own={isOwn || undefined} translate="no">
        {token.text}
      </strong>
    );
  }
  return (
    <a className={styles.link} href={token.text} target="_blank" rel="noopener noreferrer">
      {token.text}
      <VisuallyHidden>{` ${t('(opens in a new tab)')}`}</VisuallyHidden>
    </a>
  );
}
