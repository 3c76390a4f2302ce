/** What a scan came to: a piece that is taken, or one that is not (unknown, there already, out of service). */
export type Outcome = 'taken' | 'not-taken';

const TONES = { taken: { hertz: 1046, seconds: 0.09 }, 'not-taken': { hertz: 196, seconds: 0.3 } } as const;
const BUZZES = { taken: 60, 'not-taken': [90, 60, 90] } as const;

let audio: AudioContext | null = null;

/** A tone and a buzz, because people look at the piece and not at the screen. */
export function signal(outcome: Outcome): void {
  const buzz = BUZZES[outcome];
  navigator.vibrate?.(typeof buzz === 'number' ? buzz : [...buzz]);
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  const { hertz, seconds } = TONES[outcome];
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = outcome === 'taken' ? 'sine' : 'square';
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.2, audio.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
