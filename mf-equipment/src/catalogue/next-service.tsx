import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { Muted } from '@fieldspan/records/cells/muted';

type NextServiceProps = { piece: { next_service_date: string | null; next_service_description: string | null } };

/** The date and kind of the next service. */
export function NextService({ piece }: NextServiceProps) {
  const day = dayText(piece.next_service_date, useToday());
  return <Muted>{[day, piece.next_service_description].filter(Boolean).join(' · ')}</Muted>;
}
