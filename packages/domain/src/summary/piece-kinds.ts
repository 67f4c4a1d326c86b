/** What some words of a sentence can be besides words of ours. */
export const pieceKinds = ['name', 'share', 'own'] as const;
export type PieceKind = (typeof pieceKinds)[number];
