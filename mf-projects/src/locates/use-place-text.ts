import type { Locate } from '@fieldspan/api/queries/locates';
import { knownPosition } from '@fieldspan/domain/distance';
import type { Position } from '@fieldspan/domain/distance';
import { middleOf } from '@fieldspan/domain/drawn-map';
import { areaCorners, isArea, positionText, typedPositions } from '@fieldspan/domain/locate-area';
import { useState } from 'react';

/** What a press on the map sets. */
export type Mode = 'pin' | 'area';

const lines = (positions: readonly Position[]): string => positions.map(positionText).join('\n');
const NOWHERE = { lat: null, long: null };

const isAreaOrNone = (corners: readonly Position[]): boolean => corners.length === 0 || isArea(corners);
const siteOf = ({ Job, Service }: Pick<Locate, 'Job' | 'Service'>) => knownPosition(Job ?? Service ?? NOWHERE);

/** The place of a ticket as it is typed and pressed. The texts are the truth, so that nothing typed is lost. */
export function usePlaceText(ticket: Pick<Locate, 'lat' | 'long' | 'area_json' | 'Job' | 'Service'>) {
  const [mode, setMode] = useState<Mode>('pin');
  const [pinText, setPinText] = useState(() => lines([knownPosition(ticket)].flatMap((at) => at ?? [])));
  const [areaText, setAreaText] = useState(() => lines(areaCorners(ticket.area_json)));
  const [pins, corners] = [typedPositions(pinText), typedPositions(areaText)];
  const [pin = null, ...others] = pins ?? [];
  const area = corners ?? [];
  // The map stays where it was when the dialog opened, so that it does not move under the finger.
  const [first] = useState(() => pin ?? middleOf(area) ?? siteOf(ticket));
  return {
    mode,
    setMode,
    pinText,
    setPinText,
    areaText,
    setAreaText,
    pin,
    area,
    centre: first ?? pin ?? middleOf(area),
    isPinRight: pins !== null && others.length === 0,
    isAreaRight: corners !== null && isAreaOrNone(corners),
    place: (at: Position): void => {
      if (mode === 'pin') setPinText(positionText(at));
      else setAreaText((text) => [text.trim(), positionText(at)].filter(Boolean).join('\n'));
    },
  };
}

export type PlaceText = ReturnType<typeof usePlaceText>;
