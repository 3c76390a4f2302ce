import { useElementSize } from './use-element-size.ts';
import type { KonvaEventObject, Node } from 'konva/lib/Node';
import type { Transformer as TransformerNode } from 'konva/lib/shapes/Transformer';
import { useEffect, useRef } from 'react';
import { Layer, Stage, Transformer } from 'react-konva/lib/ReactKonvaCore';
import { keyOfMark, type Mark } from '../marks/board.ts';
import type { Camera } from '../surface/camera.ts';
import { MarkNode } from './mark-node.tsx';
import type { Reshape } from './reshaped.ts';
import styles from './select-stage.module.css';

export type SelectStageProps = {
  camera: Camera;
  /** Marks that the person may change. */
  marks: readonly Mark[];
  /** Key of the chosen mark. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
  onReshape: (key: string, reshape: Reshape) => void;
};

/** A finger is about this wide, in px. */
const FINGER = 24;

/** The marks as nodes over the drawing: they are hit, dragged and resized here. */
export function SelectStage({ camera, marks, chosen, onChoose, onReshape }: SelectStageProps) {
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useElementSize(room);
  const frame = useRef<TransformerNode>(null);
  const { scale, x, y } = camera;
  useEffect(() => {
    const isThere = marks.some((mark) => keyOfMark(mark) === chosen);
    const node = isThere && chosen !== null ? frame.current?.getStage()?.findOne(byId(chosen)) : undefined;
    frame.current?.nodes(node ? [node] : []);
  }, [chosen, marks]);
  const keep = (node: Node) => {
    const reshape = { scaleX: node.scaleX(), scaleY: node.scaleY(), x: node.x(), y: node.y() };
    node.setAttrs({ scaleX: 1, scaleY: 1, x: 0, y: 0 });
    onReshape(node.id(), reshape);
  };
  const choose = ({ target }: KonvaEventObject<PointerEvent>) => {
    // The frame's own handles are no marks, and keep the choice.
    if (target.findAncestor('Transformer', true)) return;
    onChoose(target.findAncestor('.mark', true)?.id() ?? null);
  };
  return (
    <div ref={room} className={styles.over}>
      {width > 0 && (
        <Stage width={width} height={height} onPointerDown={choose}>
          <Layer x={x} y={y} scaleX={scale} scaleY={scale} onDragEnd={({ target }) => keep(target)}>
            {marks.map((mark) => (
              <MarkNode
                key={keyOfMark(mark)}
                mark={mark}
                isChosen={keyOfMark(mark) === chosen}
                reach={FINGER / scale}
              />
            ))}
          </Layer>
          <Layer>
            <Transformer
              ref={frame}
              rotateEnabled={false}
              ignoreStroke
              flipEnabled={false}
              anchorSize={16}
              anchorCornerRadius={8}
              padding={6}
              onTransformEnd={() => frame.current?.nodes().forEach(keep)}
            />
          </Layer>
        </Stage>
      )}
    </div>
  );
}

/** Keys have signs that selectors of Konva read as their own. */
const byId = (key: string) => (node: Node) => node.id() === key;
