const kilobyte = 1024;

/** A size as people read it: `640 KB`, `1.4 MB`. */
export const sizeInWords = (bytes: number): string => {
  const kilobytes = Math.ceil(bytes / kilobyte);
  return kilobytes < kilobyte ? `${kilobytes} KB` : `${(kilobytes / kilobyte).toFixed(1)} MB`;
};
