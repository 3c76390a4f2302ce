declare module 'heic-decode' {
  /** Decodes the main picture of a HEIC file to RGBA, 4 bytes a pixel. Takes the thread for its whole run. */
  export default function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
