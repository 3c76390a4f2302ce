import { isApiError } from '@fieldspan/api/api-error';
import { call } from '@fieldspan/api/call';
import type { KnownPiece } from '@fieldspan/api/queries/custody';
import { reachNow } from '@fieldspan/api/reach';
import type { ScannedPiece as Scanned } from '@fieldspan/contract/equipment-calls';
import type { HandOver } from '@fieldspan/domain/equipment/custody';
import { scannedCode } from '@fieldspan/domain/equipment/scanned-code';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { changeLines, linesNow, useLines } from './kept-lines.ts';
import { asScanned, isOfPiece, knownBy, newLine, troubleOf } from './scan-line.ts';
import type { ScanLine } from './scan-line.ts';
import { signal } from './signal.ts';

/** What the last scan came to, in words; `choices` if its code names several pieces. */
export type ScanNews = { text: string; isGood: boolean; choices: readonly Scanned[] };

type Scanning = {
  kind: HandOver;
  isLoud: boolean;
  /** What is searched without a network. */ known: readonly KnownPiece[];
};

/** The pieces of one pass, and how they get into it. */
export function useScanList({ kind, isLoud, known }: Scanning) {
  const lines = useLines(kind);
  const [news, setNews] = useState<ScanNews | null>(null);
  const [removed, setRemoved] = useState<readonly ScanLine[]>([]);
  const change = (make: (before: readonly ScanLine[]) => readonly ScanLine[]) => changeLines(kind, make);

  const tell = (text: string, isGood: boolean, choices: readonly Scanned[] = []) => {
    setNews({ text, isGood, choices });
    if (isLoud) signal(isGood ? 'taken' : 'not-taken');
  };
  const add = (code: string, piece: Scanned | null) => {
    const name = piece?.description ?? code;
    if (linesNow(kind).some((line) => isOfPiece(line, code, piece)))
      return tell(t('{{name}} is in the list already.', { name }), false);
    const line = newLine(code, piece);
    change((before) => [line, ...before]);
    const trouble = troubleOf(line, kind);
    return tell(trouble ? `${name}: ${trouble.words}` : t('{{name}} added.', { name }), trouble === null);
  };
  const scan = async (typed: string) => {
    const code = scannedCode(typed);
    if (code === '') return;
    const found = await piecesOf(code, known);
    if (found === 'unknown-here') return add(code, null);
    const [piece, ...others] = found;
    if (!piece) return tell(t('No piece of equipment has the number “{{code}}”.', { code }), false);
    if (others.length > 0) return tell(t('Which one is “{{code}}”?', { code }), false, found);
    return add(code, piece);
  };
  const remove = (gone: readonly ScanLine[]) => {
    const keys = new Set(gone.map(({ key }) => key));
    change((before) => before.filter(({ key }) => !keys.has(key)));
    setRemoved(gone);
    setNews(null);
  };
  const undo = () => {
    change((before) => [...removed, ...before]);
    setRemoved([]);
  };
  const patch = (key: string, part: Partial<ScanLine>) =>
    change((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line)));
  /** Takes away what went, and shows why the others did not. */
  const settle = (refused: ReadonlyMap<string, string>) => {
    change((before) =>
      before.flatMap((line) => {
        const refusal = refused.get(line.key);
        return refusal === undefined ? [] : [{ ...line, key: crypto.randomUUID(), refusal }];
      }),
    );
    setRemoved([]);
    setNews(null);
  };
  return { lines, news, removed, add, scan, remove, undo, patch, settle };
}

export type ScanList = ReturnType<typeof useScanList>;

/** Without a network what the device knows is searched; what it does not know may well be there. */
async function piecesOf(code: string, pieces: readonly KnownPiece[]): Promise<Scanned[] | 'unknown-here'> {
  if (reachNow() === 'answering') {
    try {
      return await call('Equipment/scan', { code });
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'network') throw error;
    }
  }
  const known = knownBy(pieces, code).map(asScanned);
  return known.length > 0 ? known : 'unknown-here';
}
