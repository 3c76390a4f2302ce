import type { Ground, Paper } from '../surface/draw-surface.ts';
import type { PlanPage } from './plan-page.ts';
import { TileLayer } from './tile-layer.ts';

/** 400 % of the paper's size, and 8 times as much for small sheets. */
const ZOOM_MAX = 8;
const CSS_PX_PER_POINT = 96 / 72;

/** How large the paper is shown, as a share of its real size. */
export const zoomOf = (page: PlanPage, scale: number): number => scale / (page.pointsPerUnit * CSS_PX_PER_POINT);
export const scaleOfZoom = (page: PlanPage, zoom: number): number => zoom * page.pointsPerUnit * CSS_PX_PER_POINT;

type Failing = { onFailure: (error: unknown) => void };

/** The paper of a sheet. */
export function planPaper(page: PlanPage, { onFailure }: Failing): Paper {
  return {
    sheet: page.sheet,
    picture: null,
    ground: {
      scaleMax: scaleOfZoom(page, ZOOM_MAX),
      make: (host, pixels) => {
        const paper = sheetOfPaper();
        host.append(paper);
        const tiles = new TileLayer({ host: part(host), page, pixels, onFailure });
        return {
          look: (camera, room) => {
            placePaper(paper, page, camera);
            tiles.look(camera, room);
          },
          destroy: () => tiles.destroy(),
        };
      },
    },
  };
}

/** Set while the two are looked at, without making the ground anew. */
export type Blend = { share: number; onChange: ((share: number) => void) | null };

/**
 * Two revisions over each other: what only the old one has is red, what only the new one has is blue, and what both have
 * is dark.
 */
export function comparedPaper(now: PlanPage, old: PlanPage, { onFailure, blend }: Failing & { blend: Blend }): Paper {
  return {
    sheet: now.sheet,
    picture: null,
    ground: {
      scaleMax: scaleOfZoom(now, ZOOM_MAX),
      make: (host, pixels): Ground => {
        const paper = sheetOfPaper();
        host.append(paper);
        const lower = tinted(host, '#d4281c');
        const upper = tinted(host, '#1f5fbf');
        upper.host.style.mixBlendMode = 'multiply';
        const layers = [
          new TileLayer({ host: lower.tiles, page: old, pixels, onFailure }),
          new TileLayer({ host: upper.tiles, page: now, pixels, onFailure }),
        ];
        const show = (share: number) => {
          lower.host.style.opacity = String(Math.min(1, 2 * (1 - share)));
          upper.host.style.opacity = String(Math.min(1, 2 * share));
        };
        show(blend.share);
        blend.onChange = show;
        return {
          look: (camera, room) => {
            placePaper(paper, now, camera);
            for (const layer of layers) layer.look(camera, room);
          },
          destroy: () => {
            blend.onChange = null;
            for (const layer of layers) layer.destroy();
          },
        };
      },
    },
  };
}

/** White where nothing is painted yet. */
function sheetOfPaper(): HTMLElement {
  const paper = document.createElement('div');
  Object.assign(paper.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    transformOrigin: '0 0',
    background: '#ffffff',
  });
  return paper;
}

function placePaper(
  paper: HTMLElement,
  { sheet }: PlanPage,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  Object.assign(paper.style, { width: `${sheet.width}px`, height: `${sheet.height}px` });
  paper.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}

function part(host: HTMLElement): HTMLElement {
  const made = document.createElement('div');
  Object.assign(made.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  host.append(made);
  return made;
}

/** Dark lines become the colour, and the white paper stays white. */
function tinted(host: HTMLElement, colour: string): { host: HTMLElement; tiles: HTMLElement } {
  const made = part(host);
  made.style.isolation = 'isolate';
  const tiles = part(made);
  const ink = part(made);
  Object.assign(ink.style, { background: colour, mixBlendMode: 'screen', pointerEvents: 'none' });
  return { host: made, tiles };
}
