import { encode } from 'fast-png';

/** A drawn signature: a looping line of ink on transparent ground, with its size in pixels. */
export const sampleInk = (): { png: Uint8Array; width: number; height: number } => {
  const [width, height] = [520, 170];
  const data = new Uint8Array(width * height * 2);
  for (let step = 0; step <= 4000; step += 1) {
    const turn = step / 4000;
    const x = 20 + turn * 470 + 26 * Math.sin(turn * 46);
    const y = 85 - 30 * Math.cos(turn * 46) * (1 - turn * 0.6) - 38 * Math.sin(turn * 7);
    stroke(data, { x, y, width, height });
  }
  return { png: encode({ width, height, data, channels: 2, depth: 8 }), width, height };
};

const stroke = (data: Uint8Array, at: { x: number; y: number; width: number; height: number }): void => {
  for (let dy = -2; dy <= 2; dy += 1)
    for (let dx = -2; dx <= 2; dx += 1) {
      const [x, y] = [Math.round(at.x) + dx, Math.round(at.y) + dy];
      const inside = x >= 0 && y >= 0 && x < at.width && y < at.height && dx * dx + dy * dy <= 5;
      if (inside) data[(y * at.width + x) * 2 + 1] = 255;
    }
};
