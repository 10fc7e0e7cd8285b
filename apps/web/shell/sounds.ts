// A few short tones, made here: nothing is loaded for them.

export type Sound = 'move' | 'turn' | 'talk' | 'end';

/** Notes in hertz, one after the other. */
const NOTES: { readonly [sound in Sound]: readonly number[] } = {
  move: [330],
  turn: [440, 587],
  talk: [659],
  end: [392, 494, 587, 784],
};
const LENGTH = 0.09;
const LOUD = 0.06;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  // A page that nobody has touched yet makes no sound; it does once somebody has.
  void context.resume();
  for (const [i, hertz] of NOTES[sound].entries()) tone(context, hertz, context.currentTime + i * LENGTH);
}

/** Like a finger on wood: loud at once, then gone. */
function tone(audio: AudioContext, hertz: number, at: number): void {
  const note = audio.createOscillator();
  const gain = audio.createGain();
  note.type = 'triangle';
  note.frequency.value = hertz;
  gain.gain.setValueAtTime(LOUD, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH * 2);
  note.connect(gain).connect(audio.destination);
  note.start(at);
  note.stop(at + LENGTH * 2);
}
