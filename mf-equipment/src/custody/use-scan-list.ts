import { isApiError } from '@fieldspan/api/api-error';
import { call } from '@fieldspan/api/call';
import type { KnownPiece } from '@fieldspan/api/queries/custody';
import type { Kit } from '@fieldspan/api/queries/kits';
import { reachNow } from '@fieldspan/api/reach';
import type { ScannedPiece as Scanned } from '@fieldspan/contract/equipment-calls';
import type { HandOver } from '@fieldspan/domain/equipment/custody';
import { kitOfCode } from '@fieldspan/domain/equipment/kits';
import { scannedCode } from '@fieldspan/domain/equipment/scanned-code';
import { plural, t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { changeLines, linesNow, useLines } from './kept-lines.ts';
import { asScanned, isOfPiece, knownBy, newLine, scannedAgain, troubleOf } from './scan-line.ts';
import type { ScanLine } from './scan-line.ts';
import { signal } from './signal.ts';

/** What the last scan came to, in words; `choices` if its code names several pieces. */
export type ScanNews = { text: string; isGood: boolean; choices: readonly Scanned[] };

type Scanning = {
  kind: HandOver;
  isLoud: boolean;
  /** What is searched without a network. */ known: readonly KnownPiece[];
  kits: readonly Kit[];
};

/** A piece that a code names; without a network it may not be known on this device. */
type Named = { code: string; piece: Scanned | null; isIn: boolean };

/** What a code names: pieces, or all that a kit has. */
type Found = { kit: string | null; named: readonly Named[] };

/** The pieces of one pass, and how they get into it. */
export function useScanList({ kind, isLoud, known, kits }: Scanning) {
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
    const listed = linesNow(kind).find((each) => isOfPiece(each, code, piece));
    if (listed) return tell(...rescan(kind, listed, piece));
    const line = newLine(code, piece);
    change((before) => [line, ...before]);
    const trouble = troubleOf(line, kind);
    return tell(trouble ? `${name}: ${trouble.words}` : t('{{name}} added.', { name }), trouble === null);
  };
  const addKit = (kit: string, named: readonly Named[]) => {
    const { added, words } = kitLines({ kit, named, kind });
    change((before) => [...added, ...before]);
    tell(words, added.length > 0 && added.every((line) => troubleOf(line, kind) === null));
  };
  const scan = async (typed: string) => {
    const code = scannedCode(typed);
    if (code === '') return;
    const { kit, named } = await foundBy(code, { known, kits });
    if (kit !== null) return addKit(kit, named);
    const [first, ...others] = named;
    if (!first) return tell(t('No piece of equipment has the number “{{code}}”.', { code }), false);
    if (others.length > 0) return tell(t('Which one is “{{code}}”?', { code }), false, piecesIn(named));
    return add(code, first.piece);
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

/** Looks anew at a piece of the list; what keeps it from going may be over. */
function rescan(kind: HandOver, listed: ScanLine, piece: Scanned | null): [words: string, isGood: boolean] {
  const now = scannedAgain(listed, piece);
  changeLines(kind, (before) => before.map((each) => (each.key === listed.key ? now : each)));
  const name = now.piece?.description ?? now.code;
  const isFree = troubleOf(listed, kind) !== null && troubleOf(now, kind) === null;
  return [isFree ? t('{{name}} can go now.', { name }) : t('{{name}} is in the list already.', { name }), isFree];
}

const piecesIn = (named: readonly Named[]): Scanned[] => named.flatMap(({ piece }) => piece ?? []);

type OfKit = { kit: string; named: readonly Named[]; kind: HandOver };

/** The lines that a kit adds to a pass, and what is said of it. */
function kitLines({ kit, named, kind }: OfKit): { added: ScanLine[]; words: string } {
  const going = named.filter(({ isIn }) => kind === 'out' || !isIn);
  const added = going
    .filter(({ code, piece }) => !linesNow(kind).some((line) => isOfPiece(line, code, piece)))
    .map(({ code, piece }) => newLine(code, piece));
  if (named.length === 0) return { added, words: t('“{{kit}}” has no pieces yet.', { kit }) };
  if (going.length === 0) return { added, words: t('Nothing of “{{kit}}” is out.', { kit }) };
  if (added.length === 0) return { added, words: t('All of “{{kit}}” is in the list already.', { kit }) };
  const pieces = plural(added.length, { one: '{{count}} piece', other: '{{count}} pieces' });
  return { added, words: t('“{{kit}}” added: {{pieces}}.', { kit, pieces }) };
}

type Kept = Pick<Scanning, 'known' | 'kits'>;

async function foundBy(code: string, kept: Kept): Promise<Found> {
  if (reachNow() === 'answering') {
    try {
      const pieces = await call('Equipment/scan', { code });
      const empty = pieces.length === 0 ? kitOfCode(kept.kits, code) : null;
      return {
        kit: pieces[0]?.of_kit ?? empty?.name ?? null,
        named: pieces.map((piece) => ({ code: piece.slug, piece, isIn: !piece.is_out })),
      };
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'network') throw error;
    }
  }
  return keptBy(code, kept);
}

/** Without a network what the device knows is searched; what it does not know may well be there. */
function keptBy(code: string, { known, kits }: Kept): Found {
  const kit = kitOfCode(kits, code);
  if (kit) {
    const pieces = kit.Equipment.filter(({ archived }) => archived !== 1);
    const named = pieces.map(({ slug, out_since: since }) => ({
      code: slug,
      piece: knownPiece(known, slug),
      isIn: since === null,
    }));
    return { kit: kit.name, named };
  }
  const named = knownBy(known, code).map((piece) => ({ code, piece: asScanned(piece), isIn: false }));
  return { kit: null, named: named.length > 0 ? named : [{ code, piece: null, isIn: false }] };
}

function knownPiece(known: readonly KnownPiece[], slug: string): Scanned | null {
  const piece = known.find((each) => each.slug === slug);
  return piece ? asScanned(piece) : null;
}
