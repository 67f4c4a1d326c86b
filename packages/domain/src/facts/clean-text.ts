// Control characters, bidirectional overrides, zero-width characters and the byte order mark: they can make a printed name read
// differently from the stored one (Unicode Technical Report 36, "bidirectional text spoofing").
/** Characters that cannot be seen; line breaks and tabs are not among them. */
export const invisible = /[^\P{Cc}\t\n\r]|\p{Cf}/gu;

/** Normalises what a person typed: NFC, no invisible characters, runs of white space as one space, trimmed. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(/\s+/gu, ' ').trim();
