/** A first frame is often black. */
const AT_SECONDS = 1;
const WIDTH_MAX = 640;
const QUALITY = 0.85;
/** A browser that cannot play a video may say nothing at all. */
const PATIENCE_MS = 10_000;

/** A picture out of a video, as this browser decodes it; null if it cannot. */
export async function videoFrame(file: Blob): Promise<Blob | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await happened(video, 'loadeddata');
    video.currentTime = Math.min(AT_SECONDS, video.duration / 2);
    await happened(video, 'seeked');
    return await drawn(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function happened(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new DOMException('The video does not open', 'TimeoutError')), PATIENCE_MS);
  const fail = () => reject(video.error ?? new DOMException('The video cannot be played', 'NotSupportedError'));
  video.addEventListener(name, () => resolve(), { once: true });
  video.addEventListener('error', fail, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    video.removeEventListener('error', fail);
  });
}

function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, WIDTH_MAX / Math.max(1, video.videoWidth));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0 || canvas.height === 0) return Promise.resolve(null);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  return promise;
}
