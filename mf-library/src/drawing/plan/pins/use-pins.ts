import { useViewer } from '@fieldspan/api/profile';
import { planPinsQuery, type PlanPinRow, type PlanSheetRecord } from '@fieldspan/api/queries/plans';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { parseCallOuts } from '@fieldspan/contract/plan-calls';
import type { CallOut } from '@fieldspan/domain/plans/call-outs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState, type RefObject } from 'react';
import type { DrawSurface, HandStroke } from '../../surface/draw-surface.ts';
import { scaleOfZoom } from '../plan-ground.ts';
import type { PlanPage } from '../plan-page.ts';
import type { PinPlace } from './make-pin.ts';
import type { PinKind } from './pin-kinds.ts';

export type Pins = {
  rows: readonly PlanPinRow[];
  /** Call-outs that are written on the sheet. */
  links: readonly CallOut[];
  chosen: number | null;
  choose: (id: number | null) => void;
  /** Chooses a pin, and moves the sheet to it. */
  show: (id: number) => void;
  /** The kind of pin whose place somebody is about to press. */
  placing: PinKind | null;
  /** undefined: the person may not pin anything. */
  begin: ((kind: PinKind | null) => void) | undefined;
  /** Takes the next press on the sheet; null while nothing is placed. */
  onPlace: ((drawn: HandStroke) => void) | null;
  /** A pin that is to be filled in. */
  begun: { kind: PinKind; place: PinPlace } | null;
  end: () => void;
};

/** A chosen pin is shown so large. */
const PIN_ZOOM = 0.6;

export function usePins(sheet: PlanSheetRecord, page: PlanPage, surface: RefObject<DrawSurface | null>): Pins {
  const { sheet: size } = page;
  const { data: rows } = useSuspenseQuery(planPinsQuery(sheet.id));
  const isWriter = mayWrite('LibraryFile')(useViewer());
  const [chosen, setChosen] = useState<number | null>(null);
  const [placing, setPlacing] = useState<PinKind | null>(null);
  const [begun, setBegun] = useState<Pins['begun']>(null);
  const links = useMemo(() => parseCallOuts(sheet.links_json), [sheet.links_json]);
  const place = ({ points }: HandStroke) => {
    const [at] = points;
    if (at && placing) setBegun({ kind: placing, place: { x: at.x / size.width, y: at.y / size.height } });
    setPlacing(null);
  };
  return {
    rows,
    links,
    chosen,
    choose: setChosen,
    show: (id) => {
      setChosen(id);
      const pin = rows.find((row) => row.id === id);
      const at = pin && { x: pin.x * size.width, y: pin.y * size.height };
      if (at) surface.current?.goTo(at, scaleOfZoom(page, PIN_ZOOM));
    },
    placing,
    begin: isWriter ? setPlacing : undefined,
    onPlace: placing === null ? null : place,
    begun,
    end: () => setBegun(null),
  };
}
