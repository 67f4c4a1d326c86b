/** Why the text of a file cannot be read. */
export type PaperRefusal =
  | 'not-a-paper'
  | 'a-picture'
  | 'an-older-file'
  | 'a-spreadsheet'
  | 'encrypted'
  | 'pages-are-pictures'
  | 'broken'
  | 'empty'
  | 'too-much-inside';

/** Thrown inside the thread that reads a file; its message is the reason. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly reason: PaperRefusal;

  constructor(reason: PaperRefusal) {
    super(reason);
    this.reason = reason;
  }
}
