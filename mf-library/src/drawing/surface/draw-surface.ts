import { placeOn, textHeight, type DrawPoint, type DrawingSize, type Stroke } from '@fieldspan/domain/drawing';
import { Konva } from 'konva/lib/Core';
import { Image as KonvaImage } from 'konva/lib/shapes/Image';
import { Line } from 'konva/lib/shapes/Line';
import { Rect } from 'konva/lib/shapes/Rect';
import { inkOf } from '@fieldspan/domain/pen-ink';
import type { Pen } from '../../pen-choices.ts';
import { shapeTrail } from '../pen/shape-trail.ts';
import { simplified } from '../pen/simplified.ts';
import { fitCamera, onSheet, panCamera, zoomCamera, type Camera, type SheetPart } from './camera.ts';
import { CommittedDrawing } from './committed-drawing.ts';
import { SurfacePointers } from './surface-pointers.ts';

/** What is drawn on: a sheet, with the picture centred on it. */
export type Paper = { sheet: DrawingSize; picture: { source: CanvasImageSource; size: DrawingSize } | null };

/** The person wants to enter text, at a point of the sheet that is at `room` px of the surface. */
export type AskedText = { at: DrawPoint; room: DrawPoint };

type SurfaceEvents = { onStroke: (stroke: Stroke) => void; onText: (asked: AskedText) => void };

type Placed = { container: HTMLDivElement; paper: Paper; events: SurfaceEvents };

/** At most twice the CSS resolution: more is not visible, and phones have little memory for pictures. */
const PIXELS_MAX = 2;

/**
 * The interactive drawing. The picture and the finished strokes are cached as one picture each below; only the current
 * stroke is above. So a pointer move paints one stroke, however many there are.
 */
export class DrawSurface {
  readonly #stage: Konva.Stage;
  readonly #base = new Konva.Layer({ listening: false });
  readonly #live = new Konva.Layer({ listening: false });
  readonly #line = new Line({ lineCap: 'round', lineJoin: 'round', visible: false });
  readonly #committed: CommittedDrawing;
  readonly #pointers: SurfacePointers;
  readonly #watcher: ResizeObserver;
  readonly #container: HTMLDivElement;
  readonly #paper: Paper;
  readonly #events: SurfaceEvents;
  #pen: Pen | null = null;
  #trail: DrawPoint[] = [];
  #camera: Camera = { scale: 1, x: 0, y: 0 };
  /** The sheet is fitted to its container until somebody moves it. */
  #isFit = true;

  constructor({ container, paper, events }: Placed) {
    this.#container = container;
    this.#paper = paper;
    this.#events = events;
    // Takes the focus when it is drawn on, so that it gets the keyboard shortcuts.
    container.tabIndex = -1;
    const pixels = Math.min(PIXELS_MAX, window.devicePixelRatio);
    Konva.pixelRatio = pixels;
    this.#stage = new Konva.Stage({ container, width: 1, height: 1, listening: false });
    this.#committed = new CommittedDrawing(paper.sheet, Math.max(1, pixels));
    this.#base.add(...this.#paperNodes());
    this.#live.add(this.#line);
    this.#stage.add(this.#base, this.#live);
    this.#pointers = new SurfacePointers(container, {
      onStart: (at) => this.#start(at),
      onDraw: (points) => this.#draw(points),
      onEnd: () => this.#end(),
      onCancel: () => this.#cancel(),
      onPan: (by) => this.#moveTo(panCamera(this.#camera, by, { sheet: paper.sheet, room: this.#stage.size() })),
      onZoom: (factor, at) => this.#zoom(factor, at),
    });
    this.#watcher = new ResizeObserver(() => this.#resize());
    this.#watcher.observe(container);
    this.#resize();
  }

  /** The pen of the next stroke; null makes it read-only. */
  use(pen: Pen | null): void {
    this.#pen = pen;
  }

  /** Shows exactly these strokes. */
  show(strokes: readonly Stroke[]): void {
    this.#committed.show(strokes);
    this.#base.batchDraw();
  }

  /** Zooms around the centre of the container. */
  zoomBy(factor: number): void {
    const { width, height } = this.#stage.size();
    this.#zoom(factor, { x: width / 2, y: height / 2 });
  }

  fit(): void {
    this.#isFit = true;
    this.#look(fitCamera(this.#seen(), this.#stage.size()));
  }

  /** Opens the text entry in the centre of the visible part, for people without a pointer. */
  askForText(): void {
    const { width, height } = this.#stage.size();
    const middle = { x: width / 2, y: height / 2 };
    this.#events.onText({ at: onSheet(this.#camera, middle), room: middle });
  }

  /** The height of letters on the screen, in px, for a size in units of the sheet. */
  onScreen(units: number): number {
    return units * this.#camera.scale;
  }

  destroy(): void {
    this.#watcher.disconnect();
    this.#pointers.stop();
    this.#stage.destroy();
    this.#committed.destroy();
  }

  #paperNodes(): (Rect | KonvaImage)[] {
    const { sheet, picture } = this.#paper;
    const drawing = new KonvaImage({ image: this.#committed.canvas, ...sheet });
    if (!picture) return [new Rect({ ...sheet, fill: '#ffffff' }), drawing];
    const { x, y, scale } = placeOn(sheet, picture.size);
    const { width, height } = picture.size;
    return [new KonvaImage({ image: picture.source, x, y, width: width * scale, height: height * scale }), drawing];
  }

  /** The picture; without one the whole sheet. */
  #seen(): SheetPart {
    const { sheet, picture } = this.#paper;
    if (!picture) return { x: 0, y: 0, ...sheet };
    const { x, y, scale } = placeOn(sheet, picture.size);
    return { x, y, width: picture.size.width * scale, height: picture.size.height * scale };
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#container;
    if (width === 0 || height === 0) return;
    this.#stage.size({ width, height });
    if (this.#isFit) this.fit();
    else this.#look(this.#camera);
  }

  #zoom(factor: number, at: DrawPoint): void {
    const least = fitCamera(this.#seen(), this.#stage.size()).scale;
    this.#moveTo(zoomCamera(this.#camera, { factor, at, least }));
  }

  #moveTo(camera: Camera): void {
    this.#isFit = false;
    this.#look(camera);
  }

  #look(camera: Camera): void {
    this.#camera = camera;
    const { scale, x, y } = camera;
    for (const layer of [this.#base, this.#live]) layer.setAttrs({ x, y, scaleX: scale, scaleY: scale });
    this.#stage.batchDraw();
  }

  #start(at: DrawPoint): void {
    if (!this.#pen) return;
    this.#trail = [onSheet(this.#camera, at)];
    if (this.#pen.tool === 'text') return;
    this.#line.points(flat([...this.#trail, ...this.#trail]));
    this.#line.stroke(inkOf(this.#pen.colour)).strokeWidth(this.#pen.thickness).show();
    this.#live.batchDraw();
  }

  #draw(points: readonly DrawPoint[]): void {
    if (!this.#pen || this.#trail.length === 0) return;
    const places = points.map((point) => onSheet(this.#camera, point));
    if (this.#pen.tool === 'pen') {
      this.#trail.push(...places);
      this.#line.points([...this.#line.points(), ...flat(places)]);
    } else {
      this.#trail = [...this.#trail.slice(0, 1), ...places.slice(-1)];
      this.#line.points(flat(this.#shape()));
    }
    this.#live.batchDraw();
  }

  #end(): void {
    const pen = this.#pen;
    const [start] = this.#trail;
    const trail = this.#shape();
    this.#cancel();
    if (!pen || !start) return;
    if (pen.tool === 'text') {
      const { scale, x, y } = this.#camera;
      this.#events.onText({ at: start, room: { x: start.x * scale + x, y: start.y * scale + y } });
      return;
    }
    const { colour: strokeColor, thickness: strokeThickness } = pen;
    this.#events.onStroke({ trail: pen.tool === 'pen' ? simplified(trail) : trail, strokeColor, strokeThickness });
  }

  #cancel(): void {
    this.#trail = [];
    this.#line.hide();
    this.#live.batchDraw();
  }

  /** The trail so far; for a shape it is computed from its two ends, and a press without a move is a dot. */
  #shape(): DrawPoint[] {
    const [from, to] = this.#trail;
    if (!this.#pen || this.#pen.tool === 'pen' || !from || !to) return this.#trail;
    return shapeTrail(this.#pen.tool, { from, to }, this.#pen.thickness);
  }
}

const flat = (trail: readonly DrawPoint[]): number[] => trail.flatMap(({ x, y }) => [x, y]);

/** Text as a stroke of its own. */
export function textStroke(words: string, at: DrawPoint, { colour, thickness }: Pen): Stroke {
  return {
    trail: [at],
    strokeColor: colour,
    strokeThickness: thickness,
    text: { words, height: textHeight(thickness) },
  };
}
