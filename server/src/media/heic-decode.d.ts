declare module 'heic-decode' {
  /** Decodes the main picture of a HEIC file to RGBA, 4 bytes per pixel. It blocks its thread while it runs. */
  export default function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
