import { ask } from "../../net/http";
import type { SeatDevice, SeatDevices } from "../../protocol/wire";
import { store, stored } from "../../state/storage";

const STORAGE_KEY = "devices";
const MAX_DEVICES = 50;

/** The browsers in which this player's seat was opened. */
export const fetchSeatDevices = (match: string): Promise<SeatDevices> => ask(`api/tables/${match}/devices`);

/** The devices that opened a seat after this one, and that the player has not confirmed at any table. */
export function unknownDevices(devices: readonly SeatDevice[]): SeatDevice[] {
  const own = devices.find((device) => device.own)?.at ?? 0;
  const known = stored<string[]>(STORAGE_KEY, []);
  return devices.filter((device) => !device.own && device.at > own && !known.includes(device.id));
}

/** Note that these devices are the player's own, so that no table warns of them again. */
export function confirmDevices(devices: readonly SeatDevice[]): void {
  const ids = [...devices.map((device) => device.id), ...stored<string[]>(STORAGE_KEY, [])];
  store(STORAGE_KEY, [...new Set(ids)].slice(0, MAX_DEVICES));
}
