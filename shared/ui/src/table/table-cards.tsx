import { Fragment, useCallback, useRef } from 'react';
import { bandsAt, shownWith } from './bands.ts';
import { CardBand } from './card-band.tsx';
import { CardFoot } from './card-foot.tsx';
import { CardRow } from './card-row.tsx';
import { CardTools } from './card-tools.tsx';
import { KeptRow } from './kept-row.tsx';
import type { TableModel } from './table-model.ts';
import { useRowWalk } from './use-row-walk.ts';
import { useRowWindow } from './use-row-window.ts';

/** Estimated height of a card: title, two facts and the gap. */
const CARD_PX = 112;

/** The rows as cards, for narrow windows. */
export function TableCards<R>({ model }: { model: TableModel<R> }) {
  const { label, rows, rowKey } = model;
  const list = useRef<HTMLUListElement>(null);
  const shown = useRowWindow(list, { count: rows.length, rowHeight: CARD_PX, ...shownWith(model.bands) });
  const walk = useRowWalk(list, model, shown);
  const { measure } = shown;
  const draw = useCallback(
    (index: number) => {
      const row = model.rows[index];
      return row === undefined ? null : <CardRow {...{ model, row, index, measure }} moveRow={walk.moveRow} />;
    },
    [model, measure, walk],
  );
  return (
    <>
      <CardTools model={model} />
      <ul ref={list} aria-label={label}>
        {shown.rows.map(({ index, before }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <Fragment key={rowKey(row)}>
                {before > 0 && <Space height={before} />}
                <Bands model={model} index={index} />
                <KeptRow index={index} draw={draw} />
              </Fragment>
            )
          );
        })}
        {shown.after > 0 && <Space height={shown.after} />}
        <Bands model={model} index={rows.length} />
      </ul>
      <CardFoot model={model} />
    </>
  );
}

function Bands<R>({ model, index }: { model: TableModel<R>; index: number }) {
  return bandsAt(model.bands ?? [], index).map((band) => <CardBand key={band.key} model={model} band={band} />);
}

/** Spacer for cards that are not rendered. */
const Space = ({ height }: { height: number }) => <li aria-hidden="true" style={{ blockSize: height }} />;
