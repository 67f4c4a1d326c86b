/** What was taken cannot stand beside the other answers; `message` says why, `at` which of several it was. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}
