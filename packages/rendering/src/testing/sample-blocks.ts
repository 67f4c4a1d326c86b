import type { Block, Inline } from '@evergrant/domain/assembly/block.ts';

export const text = (words: string): Inline => ({ kind: 'text', text: words });

export const paragraph = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content });
