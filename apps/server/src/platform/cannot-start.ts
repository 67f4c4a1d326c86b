/** Why the server does not start, as a sentence that tells the operator what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
