import type { CodeReader } from './code-reader.ts';
import { codeIn } from './code-in.ts';
import type { GreyPicture } from './code-in.ts';

/** Enough for a label that fills a third of the picture; more takes longer to read on a phone. */
const WIDEST = 960;

/** Reads codes where the browser cannot. Stripes are read in rows, so every other look turns the picture. */
export class VideoReader implements CodeReader {
  readonly #canvas = document.createElement('canvas');
  #isTurned = false;

  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> {
    const picture = this.#pictureOf(source);
    this.#isTurned = !this.#isTurned;
    const code = picture && codeIn(picture);
    return Promise.resolve(code === null ? [] : [{ rawValue: code }]);
  }

  #pictureOf(source: HTMLVideoElement): GreyPicture | null {
    const { videoWidth, videoHeight } = source;
    const scale = Math.min(1, WIDEST / Math.max(1, videoWidth, videoHeight));
    const [across, down] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    const canvas = this.#canvas;
    [canvas.width, canvas.height] = this.#isTurned ? [down, across] : [across, down];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null || across === 0 || down === 0) return null;
    if (this.#isTurned) context.setTransform(0, 1, -1, 0, down, 0);
    context.drawImage(source, 0, 0, across, down);
    const { width, height } = canvas;
    return { grey: greyOf(context.getImageData(0, 0, width, height).data), width, height };
  }
}

/** Colours as bright as people see them. */
function greyOf(rgba: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(rgba.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [rgba[4 * at], rgba[4 * at + 1], rgba[4 * at + 2]];
    grey[at] = (306 * red + 601 * green + 117 * blue) >> 10;
  }
  return grey;
}
