const longest = 80;
// Names that Windows keeps for devices.
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Names folders so that every system can unpack them: no separators, no dots at the ends, never the same one twice. */
export const createFolderNames = (): ((wanted: string) => string) => {
  const taken = new Set<string>();
  return (wanted) => {
    const plain = wanted
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}\p{M} _'’&,-]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const short = [...plain].slice(0, longest).join('').trim();
    const base = short === '' || reserved.test(short) ? `document ${short}`.trim() : short;
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? base : `${base} (${number})`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
};
