/** What a toast or banner says. */
export interface Notice {
  readonly title: string;
  readonly message: string;
}
