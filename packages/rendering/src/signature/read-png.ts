import { crc32, inflateSync } from 'node:zlib';
import { largestSignature } from '@evergrant/domain/execution/signature-size.ts';
import type { Result } from '@evergrant/domain/kit/result.ts';
import { ok, refuse } from '@evergrant/domain/kit/result.ts';
import type { SignatureRefusal } from '#signature/signature-refusal.ts';

const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
// The first chunk of every PNG (PNG specification, 11.2.1): length and name come before its data.
const headerAt = magic.length + 8;
// Channels by colour type (PNG specification, 11.2.2); palettes and 16 bits are no output of a drawing pad.
const channelsByColourType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

interface Chunk {
  readonly type: string;
  /** The data alone. */
  readonly data: Buffer;
  /** Length, type, data and checksum as they stand in the file. */
  readonly whole: Buffer;
}

/**
 * Checks a PNG before anything decodes it: chunks with right checksums, a bounded size in the header, exactly that much
 * picture inside, nothing after the end. Returns the picture alone, without colour profiles, texts and other extras.
 */
export const readPng = (file: Buffer): Result<Buffer, SignatureRefusal> => {
  if (!file.subarray(0, magic.length).equals(magic)) return refuse('not-a-png');
  // Before anything else is read: what is too large must cost nothing.
  if (file.length < headerAt + 13) return refuse('damaged');
  const [width, height] = [file.readUInt32BE(headerAt), file.readUInt32BE(headerAt + 4)];
  if (width > largestSignature.width || height > largestSignature.height) return refuse('too-many-pixels');

  const split = splitChunks(file);
  if (!split.ok) return split;
  const header = split.value[0];
  if (header?.type !== 'IHDR' || header.data.length !== 13) return refuse('damaged');

  if (width === 0 || height === 0) return refuse('damaged');
  const channels = channelsByColourType[header.data.readUInt8(9)];
  const isPlain = header.data.readUInt8(8) === 8 && header.data.subarray(10).equals(Buffer.from([0, 0, 0]));
  if (channels === undefined || !isPlain) return refuse('not-a-png');

  const picture = split.value.filter((chunk) => chunk.type === 'IDAT');
  if (!holdsBytes(picture, height * (1 + width * channels))) return refuse('damaged');
  const kept = split.value.filter((chunk) => ['IHDR', 'IDAT', 'IEND'].includes(chunk.type));
  return ok(Buffer.concat([magic, ...kept.map((chunk) => chunk.whole)]));
};

const splitChunks = (file: Buffer): Result<readonly Chunk[], SignatureRefusal> => {
  const chunks: Chunk[] = [];
  let at = magic.length;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return refuse('damaged');
    const whole = file.subarray(at, end);
    if (crc32(whole.subarray(4, -4)) !== whole.readUInt32BE(whole.length - 4)) return refuse('damaged');
    const type = whole.toString('latin1', 4, 8);
    chunks.push({ type, data: whole.subarray(8, -4), whole });
    at = end;
    if (type === 'IEND') return at === file.length ? ok(chunks) : refuse('trailing-data');
  }
  return refuse('damaged');
};

// The limit stops a small file that would unpack to gigabytes.
const holdsBytes = (picture: readonly Chunk[], expected: number): boolean => {
  try {
    const packed = Buffer.concat(picture.map((chunk) => chunk.data));
    return inflateSync(packed, { maxOutputLength: expected + 1 }).length === expected;
  } catch {
    return false;
  }
};
