import { crc32, deflateSync } from 'node:zlib';

/** A PNG of the given size on which nothing is drawn, as a data URL; its file is small however large the picture is. */
export const testPng = (width: number, height: number): string => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey without transparency; every row begins with its filter byte.
  header.set([8, 0, 0, 0, 0], 8);
  const isHuge = width * height > 10_000_000;
  const rows = isHuge
    ? Buffer.alloc(1)
    : Buffer.alloc((width + 1) * height, 255).map((_, at) => (at % (width + 1) ? 255 : 0));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [magic, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};
