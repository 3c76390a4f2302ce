import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconBan, IconBarcode, IconX } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import type { HandOver } from '@fieldspan/domain/equipment/custody';
import { troubleOf } from './scan-line.ts';
import type { LineTrouble, ScanLine } from './scan-line.ts';
import type { ScanList, ScanNews } from './use-scan-list.ts';
import styles from './custody.module.css';

type ScanLinesProps = { list: ScanList; kind: HandOver };

/** What was scanned, the latest first. */
export function ScanLines({ list, kind }: ScanLinesProps) {
  const { lines, news } = list;
  const isEmpty = lines.length === 0;
  return (
    <>
      <div aria-live="polite" className={styles.news}>
        {news && <News news={news} onChoose={(piece) => list.add(piece.slug, piece)} />}
        <UndoRemoving list={list} />
      </div>
      <Card
        title={isEmpty ? t('Nothing scanned yet') : t('Scanned: {{count}}', { count: lines.length })}
        icon={<IconBarcode aria-hidden="true" />}
        action={
          !isEmpty && (
            <Button size="s" variant="quiet" onClick={() => list.remove(lines)}>
              {t('Clear')}
            </Button>
          )
        }
      >
        {isEmpty && (
          <EmptyState title={t('Scan the first piece')}>
            {t('The label of each piece opens it here. A hand scanner needs no press: scan one after the other.')}
          </EmptyState>
        )}
        <ul>
          {lines.map((line) => (
            <Line key={line.key} line={line} trouble={troubleOf(line, kind)} list={list} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function UndoRemoving({ list: { removed, undo } }: { list: ScanList }) {
  const [first, ...others] = removed;
  if (!first) return null;
  return (
    <Button size="s" variant="quiet" onClick={undo}>
      {others.length === 0
        ? t('Undo removing {{name}}', { name: first.piece?.description ?? first.code })
        : t('Undo clearing the list')}
    </Button>
  );
}

type NewsProps = { news: ScanNews; onChoose: (piece: ScanNews['choices'][number]) => void };

function News({ news: { text, isGood, choices }, onChoose }: NewsProps) {
  const bad = choices.length > 0 ? 'info' : 'danger';
  return (
    <AlertBox type={isGood ? 'success' : bad}>
      <span className={styles.newsText}>{text}</span>
      {choices.map((piece) => (
        <Button key={piece.id} size="s" onClick={() => onChoose(piece)}>
          {[piece.description, piece.serial_num].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </AlertBox>
  );
}

type LineProps = { line: ScanLine; trouble: LineTrouble | null; list: ScanList };

function Line({ line, trouble, list }: LineProps) {
  const { piece, code, key } = line;
  const name = piece?.description ?? code;
  const facts = piece
    ? [piece.serial_num, piece.type, line.isTakenOver && t('taken over from {{where}}', { where: piece.where })]
    : [t('Not known on this device. It is looked up when this is sent.')];
  return (
    <ListItem
      title={name}
      subtitle={
        <>
          {facts.filter(Boolean).join(' · ')}
          {trouble && (
            <span className={styles.trouble} data-kind={trouble.kind}>
              <IconBan aria-hidden="true" size={14} /> {trouble.words}
            </span>
          )}
        </>
      }
      trailing={
        <>
          {trouble?.kind === 'take-over' && (
            <Button
              size="s"
              aria-label={t('Take over {{name}}', { name })}
              onClick={() => list.patch(key, { isTakenOver: true })}
            >
              {t('Take over')}
            </Button>
          )}
          <IconButton label={t('Remove {{name}}', { name })} icon={<IconX />} onClick={() => list.remove([line])} />
        </>
      }
    />
  );
}
