/** Sound and vibration per scan result: tones in hertz, played in sequence, and vibration in milliseconds. */
const signals = {
  right: { tones: [1320], vibration: [60] },
  wrong: { tones: [330, 247], vibration: [150, 80, 150] },
} as const;
const toneSeconds = 0.12;
const volume = 0.2;

let audio: AudioContext | null = null;

/** For people who look at the parcel, not the screen. Browsers without sound or vibration stay silent. */
export function signalScan(outcome: keyof typeof signals): void {
  const { tones, vibration } = signals[outcome];
  // Safari cannot vibrate.
  if ('vibrate' in navigator) navigator.vibrate([...vibration]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const loudness = audio.createGain();
  loudness.gain.value = volume;
  loudness.connect(audio.destination);
  for (const [index, hertz] of tones.entries()) {
    const tone = audio.createOscillator();
    const at = audio.currentTime + index * toneSeconds * 1.2;
    tone.frequency.value = hertz;
    tone.connect(loudness);
    tone.start(at);
    tone.stop(at + toneSeconds);
  }
}
