import type { Result } from '@evergrant/domain/kit/result.ts';
import { ok, refuse } from '@evergrant/domain/kit/result.ts';
import { decode, encode } from 'fast-png';
import { readPng } from '#signature/read-png.ts';
import type { SignatureRefusal } from '#signature/signature-refusal.ts';

/** A drawn signature, cropped to its ink: black ink on transparent ground. Sizes in pixels. */
export interface SignatureImage {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly inkPixels: number;
}

interface Ink {
  readonly width: number;
  readonly height: number;
  /** Darkness of each pixel on white paper, 0 to 255. */
  readonly darkness: Uint8Array;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly inkPixels: number;
}

const bytesAtMost = 1_500_000;
const prefix = 'data:image/png;base64,';
// From here on a pixel counts as ink; below it is the soft edge of a stroke.
const inkFrom = 64;
const margin = 6;

/**
 * Checks that a data URL is a real, whole, bounded PNG with a drawn signature on it, and draws it anew: metadata goes, the
 * picture is cropped and its paper becomes transparent, so that the ink lies over the printed rule.
 */
export const checkSignature = (dataUrl: string): Result<SignatureImage, SignatureRefusal> => {
  if (dataUrl.length > prefix.length + Math.ceil(bytesAtMost / 3) * 4) return refuse('too-many-bytes');
  if (!dataUrl.startsWith(prefix)) return refuse('not-a-png');
  const base64 = dataUrl.slice(prefix.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return refuse('not-a-png');
  const png = readPng(Buffer.from(base64, 'base64'));
  if (!png.ok) return png;

  const ink = inkOf(png.value);
  if (!ink) return refuse('damaged');
  const box = boxOf(ink);
  if (box.inkPixels === 0) return refuse('blank');
  const longerSide = Math.max(box.right - box.left, box.bottom - box.top) + 1;
  if (longerSide < Math.max(16, ink.width * 0.04)) return refuse('only-a-dot');
  if (box.inkPixels > ink.width * ink.height * 0.4) return refuse('not-drawn');

  return ok(crop(ink, box));
};

const inkOf = (png: Buffer): Ink | undefined => {
  try {
    const { width, height, channels, data } = decode(png, { checkCrc: true });
    const darkness = new Uint8Array(width * height);
    const hasAlpha = channels === 2 || channels === 4;
    for (let pixel = 0; pixel < darkness.length; pixel += 1) {
      const at = pixel * channels;
      const alpha = hasAlpha ? (data[at + channels - 1] ?? 0) : 255;
      const light = channels < 3 ? (data[at] ?? 0) : lightOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      darkness[pixel] = Math.round((alpha * (255 - light)) / 255);
    }
    return { width, height, darkness };
  } catch {
    return undefined;
  }
};

// Brightness as the eye weighs red, green and blue (ITU-R BT.601).
const lightOf = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;

const boxOf = ({ width, height, darkness }: Ink): Box => {
  let [left, top, right, bottom, inkPixels] = [width, height, -1, -1, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((darkness[y * width + x] ?? 0) < inkFrom) continue;
      inkPixels += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return { left, top, right, bottom, inkPixels };
};

const crop = (ink: Ink, box: Box): SignatureImage => {
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  const width = Math.min(ink.width, box.right + margin + 1) - left;
  const height = Math.min(ink.height, box.bottom + margin + 1) - top;

  const data = new Uint8Array(width * height * 2);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data[(y * width + x) * 2 + 1] = ink.darkness[(top + y) * ink.width + left + x] ?? 0;
  return { png: encode({ width, height, data, channels: 2, depth: 8 }), width, height, inkPixels: box.inkPixels };
};
