import { placeOn, type DrawPoint, type DrawingSize, type Stroke } from '@fieldspan/domain/drawing';
import { Konva } from 'konva/lib/Core';
import { Image as KonvaImage } from 'konva/lib/shapes/Image';
import { Rect } from 'konva/lib/shapes/Rect';
import type { Pen } from '../../pen-choices.ts';
import { isFree, isPlaced, liveInk, liveTrail } from '../pen/finished-mark.ts';
import { handlessPoints } from '../pen/handless-points.ts';
import { clamped, fitCamera, fitPlan, onSheet, panCamera, zoomCamera, type Camera, type SheetPart } from './camera.ts';
import { CommittedDrawing } from './committed-drawing.ts';
import { LiveStroke } from './live-stroke.ts';
import { SeenDrawing } from './seen-drawing.ts';
import { SurfacePointers } from './surface-pointers.ts';

/** What lies below the marks and follows the camera by itself: the tiles of a plan. */
export type Ground = { look: (camera: Camera, room: DrawingSize) => void; destroy: () => void };

/** What is drawn on: a sheet, with the picture centred on it, or with a ground of its own. */
export type Paper = {
  sheet: DrawingSize;
  picture: { source: CanvasImageSource; size: DrawingSize } | null;
  /** Makes the ground in its element; such a sheet may be enlarged much further, and its marks are as sharp. */
  ground?: { make: (host: HTMLElement, pixels: number) => Ground; scaleMax: number };
};

/** What the hand has drawn: points of the sheet, and where the last of them is in px of the surface. */
export type HandStroke = { pen: Pen; points: readonly DrawPoint[]; room: DrawPoint };

type SurfaceEvents = { onDrawn: (drawn: HandStroke) => void; onLook: (camera: Camera) => void };

type Placed = { container: HTMLDivElement; paper: Paper; events: SurfaceEvents };

/** At most twice the CSS resolution: more is not visible, and phones have little memory for pictures. */
const PIXELS_MAX = 2;

/**
 * The interactive drawing. The picture and the finished strokes are cached as one picture each below; only the current
 * stroke is above. So a pointer move paints what it adds, however many strokes there are.
 */
export class DrawSurface {
  readonly #stage: Konva.Stage;
  readonly #base = new Konva.Layer({ listening: false });
  readonly #live: LiveStroke;
  readonly #committed: CommittedDrawing | SeenDrawing;
  readonly #ground: Ground | null;
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
    // Takes the focus when it is drawn on or tabbed to, so that it gets the keys.
    container.tabIndex = 0;
    const pixels = Math.min(PIXELS_MAX, window.devicePixelRatio);
    Konva.pixelRatio = pixels;
    this.#ground = this.#makeGround(Math.max(1, pixels));
    const host = document.createElement('div');
    container.append(host);
    this.#stage = new Konva.Stage({ container: host, width: 1, height: 1, listening: false });
    this.#live = new LiveStroke(Math.max(1, pixels));
    this.#committed = paper.ground
      ? new SeenDrawing(Math.max(1, pixels))
      : new CommittedDrawing(paper.sheet, Math.max(1, pixels));
    if (paper.ground) container.append(this.#committed.canvas);
    else this.#base.add(...this.#paperNodes());
    this.#stage.add(this.#base);
    container.append(this.#live.canvas);
    this.#pointers = new SurfacePointers(container, {
      onStart: (at) => this.#start(at),
      onDraw: (points) => this.#draw(points),
      onEnd: () => this.#end(),
      onCancel: () => this.#cancel(),
      onPan: (by) => this.moveBy(by),
      onZoom: (factor, at) => this.#zoom(factor, at),
    });
    this.#watcher = new ResizeObserver(() => this.#resize());
    this.#watcher.observe(container);
    this.#resize();
  }

  /** The pen of the next stroke; null makes it read-only. With the tool for selecting the pointer is for the marks. */
  use(pen: Pen | null): void {
    this.#pen = pen;
    this.#pointers.letsPass = pen?.tool === 'select';
    this.#pointers.onlyMoves = pen === null;
  }

  /** A finger, a pen or a pressed mouse draws on it or moves it. */
  get isHeld(): boolean {
    return this.#pointers.isHeld;
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
    this.#look(this.#fitted());
  }

  /** Shows this point of the sheet in the middle of the container. */
  goTo({ x, y }: DrawPoint, scale: number): void {
    const { width, height } = this.#stage.size();
    this.#moveTo({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale });
  }

  /** Moves the sheet. */
  moveBy(by: DrawPoint): void {
    this.#moveTo(panCamera(this.#camera, by, { sheet: this.#paper.sheet, room: this.#stage.size() }));
  }

  #fitted(): Camera {
    const room = this.#stage.size();
    if (this.#paper.ground) return fitPlan(this.#seen(), room);
    return fitCamera(this.#seen(), room, this.#paper.picture === null);
  }

  #makeGround(pixels: number): Ground | null {
    const { ground } = this.#paper;
    if (!ground) return null;
    const host = document.createElement('div');
    Object.assign(host.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
    this.#container.append(host);
    return ground.make(host, pixels);
  }

  /** Draws in the middle of what is seen, for people without a pointer. */
  drawInMiddle(): void {
    if (!this.#pen) return;
    const { width, height } = this.#stage.size();
    const room = { x: width / 2, y: height / 2 };
    const reach = Math.min(width, height) / (5 * this.#camera.scale);
    const drawn = handlessPoints(this.#pen, { at: onSheet(this.#camera, room), reach });
    const points = drawn.map((point) => clamped(point, this.#paper.sheet));
    if (points.length > 0) this.#events.onDrawn({ pen: this.#pen, points, room });
  }

  /** The height of letters on the screen, in px, for a size in units of the sheet. */
  onScreen(units: number): number {
    return units * this.#camera.scale;
  }

  destroy(): void {
    this.#watcher.disconnect();
    this.#pointers.stop();
    this.#stage.destroy();
    this.#live.destroy();
    this.#committed.destroy();
    this.#ground?.destroy();
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
    this.#live.resize({ width, height });
    if (this.#isFit) this.fit();
    else this.#look(this.#camera);
  }

  #zoom(factor: number, at: DrawPoint): void {
    const most = this.#paper.ground?.scaleMax;
    this.#moveTo(zoomCamera(this.#camera, { factor, at, least: this.#fitted().scale, ...(most && { most }) }));
  }

  #moveTo(camera: Camera): void {
    this.#isFit = false;
    this.#look(camera);
  }

  #look(camera: Camera): void {
    this.#camera = camera;
    const { scale, x, y } = camera;
    if (this.#ground) {
      this.#ground.look(camera, this.#stage.size());
      if ('look' in this.#committed) this.#committed.look(camera, this.#stage.size());
    } else {
      this.#base.setAttrs({ x, y, scaleX: scale, scaleY: scale });
      this.#stage.batchDraw();
    }
    this.#events.onLook(camera);
  }

  #start(at: DrawPoint): void {
    if (!this.#pen) return;
    this.#trail = [this.#place(at)];
    if (isPlaced(this.#pen)) return;
    this.#live.begin(this.#camera, liveInk(this.#pen));
    this.#live.add(this.#trail);
  }

  #draw(points: readonly DrawPoint[]): void {
    const [start] = this.#trail;
    if (!this.#pen || !start || isPlaced(this.#pen)) return;
    const places = points.map((point) => this.#place(point));
    if (isFree(this.#pen)) {
      this.#trail.push(...places);
      this.#live.add(places);
      return;
    }
    const end = places.at(-1) ?? start;
    this.#trail = [start, end];
    this.#live.replace(liveTrail(this.#pen, start, end));
  }

  #place(at: DrawPoint): DrawPoint {
    return clamped(onSheet(this.#camera, at), this.#paper.sheet);
  }

  #end(): void {
    const points = this.#trail;
    const end = points.at(-1);
    this.#cancel();
    if (!this.#pen || !end) return;
    const { scale, x, y } = this.#camera;
    this.#events.onDrawn({ pen: this.#pen, points, room: { x: end.x * scale + x, y: end.y * scale + y } });
  }

  #cancel(): void {
    this.#trail = [];
    this.#live.clear();
  }
}
