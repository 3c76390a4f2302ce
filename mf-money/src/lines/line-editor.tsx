import { lineProblem, linesText, linesTotals } from '@fieldspan/domain/money/document-lines';
import { useLeaveGuard } from '@fieldspan/federation/leave-guard';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { IconButton } from '@fieldspan/ui/icon-button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconArrowBackUp, IconArrowForwardUp, IconFileText, IconPlus } from '@fieldspan/ui/icons';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { inserted, isBlank, newLine, withPasted } from './change-lines.ts';
import type { Lines } from './change-lines.ts';
import { LineCards } from './line-cards.tsx';
import { SALE_COLUMNS } from './line-columns.ts';
import type { LineColumns } from './line-columns.ts';
import { LineGrid, useGridPlace } from './line-grid.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { linesOfCells } from './paste-lines.ts';
import { TaxNotes } from './tax-notes.tsx';
import { TotalsCard } from './totals-card.tsx';
import { useTaxing } from './use-taxing.ts';
import type { Taxed } from './use-taxing.ts';
import { useAutosave } from './use-autosave.ts';
import { useLines } from './use-lines.ts';
import type { EditedLines } from './use-lines.ts';
import styles from './line-editor.module.css';

const PHONE = 700;

/** The form over the document whose lines are edited. */
type LinesForm = {
  /** As the server has them. */
  stored: string | null;
  text: string | null;
  /** What is typed beside the lines and saved with them. */
  beside?: string;
  isDirty: boolean;
  isSaving: boolean;
  question: ReactNode;
  /** `total` in dollars, as the server will compute it. */
  onText: (text: string) => void;
  save: () => void;
};

const UNTOLD: Taxed = {};

type LineEditorProps = {
  form: LinesForm;
  /** Whose rates of taxes hold; null for today. */
  day?: string | null;
  isIncluded: boolean;
  /** What decides about the taxes of new lines: the default ones without it. */
  taxed?: Taxed;
  /** Told which set of taxes was chosen. */
  onTaxSet?: (key: string | null) => void;
  /** Told while something is not saved: until then nothing is issued. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** The customer may choose lines, as of a quote. */
  hasOptions: boolean;
  columns?: LineColumns;
  /** What the lines come to, if that is not their price with taxes. */
  renderTotals?: (lines: Lines) => ReactNode;
  /** Beside the buttons that add lines; gets what adds them. */
  renderSources?: (add: (lines: Lines) => void, taxes: readonly string[]) => ReactNode;
};

/** Only what is complete is saved; the rest stays in the editor and says why. */
const savedLines = (lines: Lines): Lines => lines.filter((line) => lineProblem(line) === null);

/** The lines of a draft. They are saved by themselves. */
export function LineEditor({
  form,
  day,
  isIncluded,
  taxed = UNTOLD,
  onTaxSet,
  hasOptions,
  onUnsaved,
  columns = SALE_COLUMNS,
  renderTotals,
  renderSources,
}: LineEditorProps) {
  const taxing = useTaxing(day ?? null, taxed);
  const { rates, taxes } = taxing;
  const edited = useLines(form, { columns, toText: (all) => linesText(savedLines(all)) });
  const { lines, change } = edited;
  const [place, setPlace] = useGridPlace();
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const { left, isUnsaved } = useSaving(form, edited, onUnsaved);
  const append = (added: Lines) => {
    change((all) => inserted(all, all.length, added));
    const [first] = added;
    if (first) setPlace({ key: first.key, field: 'description' });
  };
  const shared = { edited, rates, taxes, hasOptions, place, onPlace: setPlace };
  return (
    <div className={styles.editor}>
      <TaxNotes taxing={taxing} lines={lines} onChange={change} {...(onTaxSet && { onTaxSet })} />
      <Card title={t('Lines')} icon={<IconFileText aria-hidden="true" />} action={<History {...edited} />}>
        <ShownLines {...shared} onPaste={({ key }, cells) => setPasted({ after: key, cells })} />
        <div className={styles.foot}>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => append([newLine('item', taxes)])}>
            {t('Add a line')}
          </Button>
          <Button variant="quiet" onClick={() => append([newLine('section', taxes)])}>
            {t('Add a section')}
          </Button>
          {renderSources?.(append, taxes)}
          <SaveState left={left} isUnsaved={isUnsaved} isSaving={form.isSaving} />
        </div>
      </Card>
      <Card className={styles.sums ?? ''} name={t('What it comes to')}>
        {renderTotals?.(lines) ?? <TotalsCard totals={linesTotals(lines, { rates, isIncluded })} />}
      </Card>
      {pasted !== null && (
        <PasteDialog
          cells={pasted.cells}
          onAdd={(fields) => {
            change((all) => withPasted(all, pasted.after, linesOfCells(pasted.cells, fields, taxes)));
            setPasted(null);
          }}
          onClose={() => setPasted(null)}
        />
      )}
      {form.question}
    </div>
  );
}

/** Saves by itself, and says while there is something left to save. */
function useSaving(form: LinesForm, { lines, isPending }: EditedLines, onUnsaved: LineEditorProps['onUnsaved']) {
  const left = lines.filter((line) => !isBlank(line) && lineProblem(line) !== null).length;
  const isUnsaved = form.isDirty || isPending;
  useTold(isUnsaved || form.isSaving || left > 0, onUnsaved);
  useAutosave(form.isDirty && !isPending && !form.isSaving, `${form.text ?? ''} ${form.beside ?? ''}`, form.save);
  useLeaveGuard(left > 0 || isPending, t('Some lines are not complete, so they are not saved. Leave?'));
  return { left, isUnsaved };
}

/** Tells what it is, and that it is over when the editor goes. */
function useTold(is: boolean, onTold: (is: boolean) => void): void {
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    tell(is);
    return () => tell(false);
  }, [is]);
}

type Pasted = { after: string; cells: string[][] };

/** A grid, or cards on a phone. */
function ShownLines(props: ComponentProps<typeof LineGrid>) {
  const isPhone = useNarrow(PHONE);
  if (props.edited.lines.length === 0)
    return (
      <EmptyState title={t('No lines yet')}>
        {t('Add a line and type, or copy rows of a spreadsheet and paste them into it.')}
      </EmptyState>
    );
  return isPhone ? <LineCards {...props} /> : <LineGrid {...props} />;
}

type HistoryProps = { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean };

function History({ undo, redo, canUndo, canRedo }: HistoryProps) {
  return (
    <span className={styles.history}>
      <IconButton label={t('Undo')} icon={<IconArrowBackUp aria-hidden="true" />} disabled={!canUndo} onClick={undo} />
      <IconButton
        label={t('Redo')}
        icon={<IconArrowForwardUp aria-hidden="true" />}
        disabled={!canRedo}
        onClick={redo}
      />
    </span>
  );
}

type SaveStateProps = { left: number; isUnsaved: boolean; isSaving: boolean };

function SaveState({ left, isUnsaved, isSaving }: SaveStateProps) {
  if (left > 0)
    return (
      <output className={styles.state} data-bad>
        {plural(left, {
          one: '{{count}} line is not complete, and not saved yet.',
          other: '{{count}} lines are not complete, and not saved yet.',
        })}
      </output>
    );
  return <output className={styles.state}>{isSaving || isUnsaved ? t('Saving…') : t('All lines are saved')}</output>;
}
