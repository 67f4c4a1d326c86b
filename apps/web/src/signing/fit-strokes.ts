import type { PointGroup } from 'signature_pad';

/**
 * Strokes scaled down evenly where they would reach past `width` (CSS pixels), so that turning a phone never cuts a
 * signature off. Strokes that fit are returned as they are.
 */
export const fitStrokes = (strokes: readonly PointGroup[], width: number): PointGroup[] => {
  const reach = Math.max(0, ...strokes.flatMap(({ points }) => points.map(({ x }) => x))) + margin;
  if (reach <= width || width <= margin) return [...strokes];

  const scale = (width - margin) / (reach - margin);
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
};

const margin = 4;
