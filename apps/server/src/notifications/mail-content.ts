import type { Language } from '@evergrant/domain/kit/language.ts';

/** What a mail says, in the order it is read. All texts are plain; nothing in them is read as markup. */
export interface MailContent {
  /** In which it is sent; all texts are given in English. */
  readonly language?: Language;
  readonly subject: string;
  /** The line that inboxes show behind the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Whom the first paragraph greets: `Hello Ana, this is your receipt.` */
  readonly greets?: string | undefined;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Labelled facts, e.g. of a receipt. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** Smaller text below: how long a link works, what to do if it was not you. */
  readonly footnotes?: readonly string[];
}
