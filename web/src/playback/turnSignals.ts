/** Optional signals: a short sound, a dot on the tab's picture, a vibration. They are off by default. */
const STORAGE_KEY = "signals";
const NOTES = [660, 880] as const;
const NOTE_SECONDS = 0.14;
const VIBRATION = [120, 60, 120];
const ICON_SIZE = 32;

export const areSignalsOn = (): boolean => localStorage.getItem(STORAGE_KEY) === "on";

export function setSignals(wanted: boolean): void {
  localStorage.setItem(STORAGE_KEY, wanted ? "on" : "off");
  if (wanted) chime();
  else void showDot(false);
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
    const start = now + at * NOTE_SECONDS;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.18, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 2 * NOTE_SECONDS);
    note.connect(volume).connect(destination);
    note.start(start);
    note.stop(start + 2 * NOTE_SECONDS);
  });
}

let plainIcon = "";

/** Draw a dot on the tab's icon, or restore the icon. */
async function showDot(shown: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (!link) return;
  plainIcon ||= link.href;
  link.href = shown ? await withDot(plainIcon) : plainIcon;
  link.dataset["dot"] = String(shown);
}

async function withDot(picture: string): Promise<string> {
  const image = new Image(ICON_SIZE, ICON_SIZE);
  image.src = picture;
  await image.decode().catch(() => undefined);
  const canvas = Object.assign(document.createElement("canvas"), { width: ICON_SIZE, height: ICON_SIZE });
  const pen = canvas.getContext("2d");
  if (!pen) return picture;
  pen.drawImage(image, 0, 0, ICON_SIZE, ICON_SIZE);
  pen.fillStyle = "#d3261b";
  pen.strokeStyle = "#ffffff";
  pen.lineWidth = 2;
  pen.arc(ICON_SIZE - 9, 9, 8, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  return canvas.toDataURL();
}

let wasCalled: boolean | null = null;

/** Signal the start or end of this player's turn; a player who arrives during it hears nothing. */
export function signalTurn(called: boolean): void {
  void showDot(called);
  if (called && wasCalled === false) {
    chime();
    if ("vibrate" in navigator) navigator.vibrate(VIBRATION);
  }
  wasCalled = called;
}
