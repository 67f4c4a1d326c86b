/** A question as somebody really puts it, and the passages that would answer it. */
export interface QuestionCase {
  readonly asks: string;
  /** Ids of the guide's passages, each of them a right answer; empty where only "I do not know that" is right. */
  readonly finds: readonly string[];
}
