/** Readings of a device's clocks, milliseconds. */
export interface DeviceClocks {
  /** What the device shows: it may be wrong, and may be set while a page is open. */
  wall(): number;
  /** Counts evenly, but on some phones not while they sleep. */
  steady(): number;
}

/**
 * Counts the milliseconds that have passed, whatever the device's clock shows. Of both clocks the one that went
 * further since the last reading is right: the steady one stands still in sleep, the other one may be put back.
 */
export function createElapsedTime({ wall, steady }: DeviceClocks): () => number {
  let elapsed = 0;
  let last = { wall: wall(), steady: steady() };
  return () => {
    const now = { wall: wall(), steady: steady() };
    elapsed += Math.max(now.wall - last.wall, now.steady - last.steady);
    last = now;
    return elapsed;
  };
}
