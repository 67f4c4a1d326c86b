// Control characters, bidirectional overrides, zero-width characters and the byte order mark: they can make a printed name read
// differently from the stored one (Unicode Technical Report 36, "bidirectional text spoofing").
const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Normalises what a person typed: NFC, no invisible characters, runs of white space as one space, trimmed. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(/\s+/gu, ' ').trim();
