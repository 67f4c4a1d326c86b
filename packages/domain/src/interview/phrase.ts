/** A question as it is asked, with the short answers that can be tapped. */
export interface Phrase {
  readonly text: string;
  readonly choices: readonly string[];
}
