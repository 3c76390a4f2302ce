import { parseSignature } from '@fieldspan/contract/signature-json';
import { INK_WIDTH, SIGNATURE_SIZE } from '@fieldspan/domain/signature';
import { strokePath, strokesOf } from '@fieldspan/domain/signature-strokes';
import { t } from '@fieldspan/ui/i18n';
import styles from './given-signature.module.css';

/** A signature as it was given: its strokes, or the name that was typed. */
export function GivenSignature({ json }: { json: string | null }) {
  const signature = parseSignature(json);
  if (signature === null) return null;
  const { trail, name, method } = signature;
  const { width, height } = SIGNATURE_SIZE;
  return (
    <span className={styles.signed}>
      {method === 'typed' ? (
        <em className={styles.typed}>{name}</em>
      ) : (
        <svg
          className={styles.ink}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('Signature of {{name}}', { name })}
        >
          {strokesOf(trail).map((stroke) => (
            <path key={strokePath(stroke)} d={strokePath(stroke)} strokeWidth={INK_WIDTH} />
          ))}
        </svg>
      )}
      <span>{t('Signed by {{name}}', { name })}</span>
    </span>
  );
}
