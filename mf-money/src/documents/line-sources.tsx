import type { Places } from '@fieldspan/contract/places';
import { dataText } from '@fieldspan/domain/message';
import type { PlaceFill } from '@fieldspan/federation/lifecycles';
import { OverlayFill } from '@fieldspan/federation/overlay-fill';
import { useFills } from '@fieldspan/federation/use-fills';
import { Button } from '@fieldspan/ui/button';
import { translated } from '@fieldspan/ui/i18n';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import { useState } from 'react';
import { newLine } from '../lines/change-lines.ts';
import type { Lines } from '../lines/change-lines.ts';

type LineSourcesProps = {
  document: Places['document.line-source']['document'];
  /** Taxes of a new line. */
  taxes: readonly string[];
  onAdd: (lines: Lines) => void;
};

const PLACE = 'document.line-source';

/** A button for all that other remotes offer to bill on this document (`document.line-source`). */
export function LineSources({ document, taxes, onAdd }: LineSourcesProps) {
  const fills = useFills(PLACE);
  const [opened, setOpened] = useState<PlaceFill | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {fills.map((fill) => (
        <Button
          key={`${fill.remote} ${fill.key}`}
          variant="quiet"
          icon={fill.icon === undefined ? null : <MenuIcon name={fill.icon} />}
          onClick={() => setOpened(fill)}
        >
          {translated(dataText(fill.label ?? fill.key))}
        </Button>
      ))}
      {opened && (
        <OverlayFill
          place={PLACE}
          fill={opened}
          props={{
            document,
            onAdd: (pulled) => onAdd(pulled.map((line) => ({ ...newLine('item', taxes), ...line }))),
            onClose: close,
          }}
          onClose={close}
        />
      )}
    </>
  );
}
