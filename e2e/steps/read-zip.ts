import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const deflated = 8;

/** The files of a ZIP archive by their names (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
export const readZip = (archive: Buffer): ReadonlyMap<string, Buffer> => {
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== endOfDirectory) end -= 1;
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const nameEnds = at + 46 + (nameLength ?? 0);
    const packed = bytesAt(archive, archive.readUInt32LE(at + 42), archive.readUInt32LE(at + 20));
    const isDeflated = archive.readUInt16LE(at + 10) === deflated;
    files.set(archive.toString('utf8', at + 46, nameEnds), isDeflated ? inflateRawSync(packed) : packed);
    at = nameEnds + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
};

const bytesAt = (archive: Buffer, header: number, size: number): Buffer => {
  const begins = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  return archive.subarray(begins, begins + size);
};
