import type { KnownPiece } from '@fieldspan/api/queries/custody';
import type { ScannedPiece as Scanned } from '@fieldspan/contract/equipment-calls';
import type { HandOver } from '@fieldspan/domain/equipment/custody';
import { isSameCode } from '@fieldspan/domain/equipment/scanned-code';
import { personName } from '@fieldspan/domain/person-name';
import { t } from '@fieldspan/ui/i18n';

/** One scanned piece of a pass. */
export type ScanLine = {
  /** The idempotency key of its hand-over. */
  key: string;
  code: string;
  /** null: not known on this device, looked up when it is sent. */
  piece: Scanned | null;
  /** It is out to somebody, and whoever scans takes it over. */
  isTakenOver: boolean;
  /** Why the server did not take it. */
  refusal: string | null;
};

export const newLine = (code: string, piece: Scanned | null): ScanLine => ({
  key: crypto.randomUUID(),
  code,
  piece,
  isTakenOver: false,
  refusal: null,
});

/** A line whose piece was scanned once more: it may have come back, or into service, since. */
export const scannedAgain = (line: ScanLine, piece: Scanned | null): ScanLine =>
  piece === null
    ? line
    : {
        ...line,
        piece,
        isTakenOver: line.isTakenOver && line.piece?.custody_id === piece.custody_id,
        refusal: null,
      };

/** What keeps a line from going, in words; null if it goes. `take-over`: it goes if that is wanted. */
export type LineTrouble = { words: string; kind: 'stays' | 'take-over' };

export function troubleOf({ piece, refusal, isTakenOver }: ScanLine, kind: HandOver): LineTrouble | null {
  if (refusal !== null) return { words: refusal, kind: 'stays' };
  if (piece === null || kind === 'in') return null;
  if (piece.out_of_service !== null)
    return { words: t('Out of service, stays here: {{cause}}', { cause: piece.out_of_service }), kind: 'stays' };
  if (!piece.is_out || isTakenOver) return null;
  return { words: t('Out already: {{where}}', { where: piece.where }), kind: 'take-over' };
}

/** Whether a line is for the same piece. */
export const isOfPiece = (line: ScanLine, code: string, piece: Scanned | null): boolean =>
  piece !== null && line.piece !== null ? line.piece.id === piece.id : isSameCode(line.code, code);

/** A piece that the device knows, as the server would answer for its code. */
export function asScanned(piece: KnownPiece): Scanned {
  const { id, slug, description, serial_num, kit_id, custody_id, holder_id, job_id, place_id } = piece;
  const { EquipmentType: type, Holder, Job, EquipmentPlace: place } = piece;
  const where = [Holder && personName(Holder), Job && `${Job.job_num} ${Job.job_name}`, place?.name];
  return {
    id,
    slug,
    description,
    serial_num,
    type: type?.name ?? '',
    kit_id,
    out_of_service: piece.is_out_of_service === 1 ? t('see its page') : null,
    custody_id,
    is_out: piece.out_since !== null,
    to_user_id: holder_id,
    job_id,
    place_id,
    where: where.filter(Boolean).join(', '),
  };
}

/** The pieces of a list that a code names. */
export const knownBy = (pieces: readonly KnownPiece[], code: string): KnownPiece[] =>
  pieces.filter(({ slug, serial_num, description }) =>
    [slug, serial_num, description].some((name) => name !== null && isSameCode(name, code)),
  );
