// The two things every sound here is made of: a tone and a hiss, each with a beginning, a way and an end.

/** Where sounds are made. `vary` is a number near 1 that differs a little each time. */
export interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
  vary(spread: number): number;
}

interface Shape {
  /** Seconds from now. */
  at?: number;
  hz: number;
  /** Where the pitch goes meanwhile. */
  toHz?: number;
  lasts: number;
  loud: number;
  /** Seconds until it is at its loudest. */
  swell?: number;
}

export interface Tone extends Shape {
  wave?: OscillatorType;
  /** Only what is below this comes through. */
  below?: number;
  /** It trembles so many times a second. */
  tremble?: number;
}

export interface Hiss extends Shape {
  through: 'lowpass' | 'bandpass' | 'highpass';
  narrow?: number;
}

export function tone(desk: Desk, { wave = 'sine', below, tremble, ...shape }: Tone): void {
  const { context } = desk;
  const [begin, end] = timesOf(desk, shape);
  const source = new OscillatorNode(context, { type: wave });
  glide(source.frequency, shape, begin, end);
  const loud = envelope(desk, shape, begin, end);
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: below ?? 12_000 });
  source.connect(filter).connect(loud).connect(desk.out);
  if (tremble !== undefined) {
    const shake = new OscillatorNode(context, { frequency: tremble });
    const depth = new GainNode(context, { gain: shape.loud * 0.45 });
    shake.connect(depth).connect(loud.gain);
    shake.start(begin);
    shake.stop(end);
  }
  source.start(begin);
  source.stop(end);
}

export function hiss(desk: Desk, { through, narrow = 1, ...shape }: Hiss): void {
  const { context } = desk;
  const [begin, end] = timesOf(desk, shape);
  const source = new AudioBufferSourceNode(context, { buffer: desk.noise, loop: true });
  const filter = new BiquadFilterNode(context, { type: through, Q: narrow });
  glide(filter.frequency, shape, begin, end);
  source
    .connect(filter)
    .connect(envelope(desk, shape, begin, end))
    .connect(desk.out);
  source.start(begin, desk.vary(0.5) % 1);
  source.stop(end);
}

function timesOf({ context }: Desk, { at = 0, lasts }: Shape): [number, number] {
  const begin = context.currentTime + 0.01 + at;
  return [begin, begin + lasts];
}

function glide(pitch: AudioParam, { hz, toHz }: Shape, begin: number, end: number): void {
  pitch.setValueAtTime(hz, begin);
  if (toHz !== undefined) pitch.exponentialRampToValueAtTime(toHz, end);
}

function envelope({ context }: Desk, { loud, lasts, swell = 0.004 }: Shape, begin: number, end: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(swell, lasts / 2));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  return gain;
}
