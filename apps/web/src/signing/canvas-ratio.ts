import { largestSignature } from '@evergrant/domain/execution/signature-size.ts';

interface Pad {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly screenRatio: number;
}

/** Pixels of the picture for each CSS pixel of the pad: at least 2 for sharp print, unless the picture grew too large. */
export const canvasRatio = ({ width, height, screenRatio }: Pad): number => {
  const sharp = Math.min(3, Math.max(2, screenRatio));
  return Math.min(sharp, largestSignature.width / width, largestSignature.height / height);
};
