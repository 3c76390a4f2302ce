import { foundQuery } from '@fieldspan/api/queries/found';
import { sheetQuery } from '@fieldspan/api/queries/drawings';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { instantText } from '@fieldspan/domain/day-text';
import { BLANK_SHEET, type DrawingSize } from '@fieldspan/domain/drawing';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useNavigate, useSearchParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnId } from '../../use-own-id.ts';
import styles from './canvas-screen.module.css';
import { LooseSheet } from './loose-sheet.tsx';
import { SheetHeader } from './sheet-header.tsx';
import { StoredSheet } from './stored-sheet.tsx';

/** A whiteboard for everybody (/canvas). For a signed-in person it is stored, and `?sheet=` opens it again. */
export function CanvasScreen() {
  const [params] = useSearchParams();
  const isSignedIn = useOwnId() !== null;
  return <div className={styles.screen}>{isSignedIn ? <OwnSheet slug={params.get('sheet')} /> : <LoosePage />}</div>;
}

function LoosePage() {
  usePageTitle(t('Whiteboard'));
  return (
    <>
      <PageHeader title={t('Whiteboard')} />
      <LooseSheet />
    </>
  );
}

/** A new sheet gets its address with its first stroke, without interrupting the drawing. */
function OwnSheet({ slug }: { slug: string | null }) {
  const navigate = useNavigate();
  const [drawn, setDrawn] = useState<string | null>(null);
  const [name] = useState(() => t('Whiteboard of {{time}}', { time: instantText(new Date().toISOString()) }));
  const [size] = useState(boardSize);
  if (slug !== null && slug !== drawn) return <FoundSheet key={slug} slug={slug} />;
  const noteAddress = (item: ImageItem) => {
    setDrawn(item.slug);
    void navigate(`/canvas?sheet=${item.slug}`, { replace: true });
  };
  return (
    <>
      <SheetHeader slug={slug} />
      <StoredSheet label={t('Whiteboard')} item={null} name={name} size={size} isWide onItem={noteAddress} />
    </>
  );
}

function FoundSheet({ slug }: { slug: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(sheetQuery(slug)));
  if ('reason' in found) {
    return (
      <>
        <PageHeader title={t('Whiteboard')} breadcrumb={[{ label: t('Whiteboards'), to: '/library/whiteboards' }]} />
        <EmptyState icon={<IconZoomExclamation aria-hidden="true" />} title={t('This whiteboard could not be found')}>
          {found.reason}
        </EmptyState>
      </>
    );
  }
  const { id, width, height, name } = found.record;
  const item = { id, slug, filename: '', width, height };
  return (
    <>
      <SheetHeader slug={slug} />
      <StoredSheet label={t('Whiteboard')} item={item} name={name} isWide onItem={() => undefined} />
    </>
  );
}

/** Room beside and around a new whiteboard, in px: the menu of a wide window, and the tools. */
const BESIDE = { wide: 300, narrow: 32, around: 300 };
const NARROW = 900;

/** A new whiteboard has the shape of the screen that it is drawn on first. */
function boardSize(): DrawingSize {
  const { innerWidth, innerHeight } = window;
  const room = innerWidth - (innerWidth < NARROW ? BESIDE.narrow : BESIDE.wide);
  const width = within(room, BLANK_SHEET.width, 1600);
  const height = (width / room) * Math.max(BLANK_SHEET.height / 2, innerHeight - BESIDE.around);
  return { width: Math.round(width), height: Math.round(within(height, BLANK_SHEET.height, 1200)) };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
