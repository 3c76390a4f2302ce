import { frameSize, type DrawPoint, type Stroke } from '@fieldspan/domain/drawing';
import { inkOf } from '@fieldspan/domain/pen-ink';
import type { Context } from 'konva/lib/Context';
import type { Shape as ShapeNode } from 'konva/lib/Shape';
import { memo } from 'react';
import { Group, Line, Shape } from 'react-konva/lib/ReactKonvaCore';
import { keyOfMark, type Mark } from '../marks/board.ts';
import { paintStroke } from '../surface/paint-stroke.ts';

type MarkNodeProps = {
  mark: Mark;
  /** The picture below shows the other marks; their nodes are there to be hit. */
  isChosen: boolean;
  /** How near a finger must come, in units of the sheet. */
  reach: number;
};

/** A mark that can be hit, dragged and resized. */
export const MarkNode = memo(({ mark, isChosen, reach }: MarkNodeProps) => {
  const { stroke } = mark;
  const line = stroke.text ? stroke.trail.slice(1) : stroke.trail;
  const unseen = isChosen ? {} : { sceneFunc: paintNothing };
  return (
    <Group id={keyOfMark(mark)} name="mark" draggable>
      {line.length > 0 && (
        <Line
          points={flat(line)}
          stroke={inkOf(stroke.strokeColor)}
          strokeWidth={stroke.strokeThickness}
          hitStrokeWidth={Math.max(stroke.strokeThickness, reach)}
          opacity={stroke.opacity ?? 1}
          lineCap="round"
          lineJoin="round"
          perfectDrawEnabled={false}
          hitFunc={hitLine(line)}
          {...unseen}
        />
      )}
      {stroke.text && <Words mark={mark} isChosen={isChosen} />}
    </Group>
  );
});

function Words({ mark: { stroke }, isChosen }: Pick<MarkNodeProps, 'mark' | 'isChosen'>) {
  const [middle] = stroke.trail;
  if (!middle || !stroke.text) return null;
  const { width, height } = frameSize(stroke.text);
  const words = { ...stroke, trail: [{ x: width / 2, y: height / 2 }] };
  return (
    <Shape
      x={middle.x - width / 2}
      y={middle.y - height / 2}
      width={width}
      height={height}
      fill="black"
      sceneFunc={isChosen ? (_, shape) => paintOn(shape, words) : paintNothing}
      hitFunc={hitBox}
    />
  );
}

/** As in the picture below, on the canvas of the node's layer, whose place and scale are set. */
function paintOn(shape: ShapeNode, stroke: Stroke): void {
  const context = shape.getLayer()?.getNativeCanvasElement().getContext('2d');
  if (context) paintStroke(context, stroke);
}

const paintNothing = (): void => {};

/** A node that paints nothing is hit nowhere unless it says where. */
const hitLine = (line: readonly DrawPoint[]) => (context: Context, shape: ShapeNode) => {
  const [first] = line;
  if (!first) return;
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const { x, y } of line) context.lineTo(x, y);
  context.strokeShape(shape);
};

function hitBox(context: Context, shape: ShapeNode): void {
  context.beginPath();
  context.rect(0, 0, shape.width(), shape.height());
  context.closePath();
  context.fillShape(shape);
}

/** A dot is a line of zero length. */
const flat = (line: readonly DrawPoint[]): number[] =>
  (line.length === 1 ? [...line, ...line] : line).flatMap(({ x, y }) => [x, y]);
