import { isApiError } from '@fieldspan/api/api-error';
import { takeOutOfService } from '@fieldspan/api/take-out-of-service';
import { t } from '@fieldspan/ui/i18n';
import type { ScanLine } from './scan-line.ts';

/**
 * Takes what comes back damaged out of service. Before it is handed over: afterwards who brought it may not see it any more.
 * One that is out of service already stays so.
 */
export async function stopDamaged(lines: readonly ScanLine[], note: string): Promise<void> {
  const cause = note.trim() === '' ? t('Came back damaged') : note.trim();
  for (const { key, piece } of lines) {
    if (piece === null || piece.out_of_service !== null) continue;
    try {
      await takeOutOfService({ client_key: `${key}-damaged`, equipment_id: piece.id, cause }, piece.description);
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'refused') throw error;
    }
  }
}
