/** Optional signals: a short sound, a dot on the tab's picture, a vibration. They are off by default. */
const STORAGE_KEY = "signals";
const NOTES = [660, 880] as const;
const NOTE = 0.14;
const BUZZ = [120, 60, 120];
const SIDE = 32;

export const signalsWanted = (): boolean => localStorage.getItem(STORAGE_KEY) === "on";

export function wantSignals(wanted: boolean): void {
  localStorage.setItem(STORAGE_KEY, wanted ? "on" : "off");
  if (wanted) chime();
  else void dot(false);
}

let audio: AudioContext | null = null;

/** Play two notes, synthesized here; browsers allow sound only after the page was touched. */
function chime(): void {
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  void audio.resume();
  NOTES.forEach((frequency, at) => {
    if (!audio) return;
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    const start = now + at * NOTE;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.18, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 2 * NOTE);
    note.connect(volume).connect(destination);
    note.start(start);
    note.stop(start + 2 * NOTE);
  });
}

let plain = "";

/** Draw a dot on the tab's icon, or restore the icon. */
async function dot(shown: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (!link) return;
  plain ||= link.href;
  link.href = shown ? await dotted(plain) : plain;
  link.dataset["dot"] = String(shown);
}

async function dotted(picture: string): Promise<string> {
  const image = new Image(SIDE, SIDE);
  image.src = picture;
  await image.decode().catch(() => undefined);
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  const pen = canvas.getContext("2d");
  if (!pen) return picture;
  pen.drawImage(image, 0, 0, SIDE, SIDE);
  pen.fillStyle = "#d3261b";
  pen.strokeStyle = "#ffffff";
  pen.lineWidth = 2;
  pen.arc(SIDE - 9, 9, 8, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  return canvas.toDataURL();
}

let before: boolean | null = null;

/** Signal the start or end of this player's turn; a player who arrives during it hears nothing. */
export function signal(called: boolean): void {
  void dot(called);
  if (called && before === false) {
    chime();
    if ("vibrate" in navigator) navigator.vibrate(BUZZ);
  }
  before = called;
}
