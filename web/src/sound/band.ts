// Makes sounds in the browser. Loaded after the first gesture, when a page may sound.

import type { Band, Sound } from './ears';
import type { Desk } from './synth';
import { VOICES } from './voices';

/** The same sound again sooner than this is the same sound. */
const APART_S = 0.07;
const NOISE_S = 2;
/** At full volume: a table is no concert. */
const LOUDEST = 0.7;

export function makeBand(context: AudioContext = new AudioContext()): Band {
  const master = new GainNode(context);
  // Many things at once do not get louder than one.
  master.connect(new DynamicsCompressorNode(context, { threshold: -18, ratio: 6 })).connect(context.destination);
  const desk: Desk = {
    context,
    out: master,
    noise: noiseFor(context),
    vary: (spread) => 1 + (Math.random() * 2 - 1) * spread,
  };
  const last = new Map<Sound, number>();
  return {
    play(sound, loudness) {
      if (context.state !== 'running' || context.currentTime - (last.get(sound) ?? -1) < APART_S) return;
      last.set(sound, context.currentTime);
      // What is heard grows faster than what is set.
      master.gain.value = LOUDEST * loudness ** 2;
      VOICES[sound](desk);
    },
    wake: () => void (context.state === 'suspended' && context.resume()),
  };
}

function noiseFor(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE_S * context.sampleRate, context.sampleRate);
  const channel = buffer.getChannelData(0);
  for (let at = 0; at < channel.length; at += 1) channel[at] = Math.random() * 2 - 1;
  return buffer;
}
