import type { PaperRefusal } from '#assistant/papers/extract/paper-refusal.ts';
import { Refused } from '#platform/refused.ts';

type Reason = PaperRefusal | 'too-large' | 'takes-too-long' | 'busy';

const wordsBy: { readonly [Each in Reason]: { readonly title: string; readonly message: string } } = {
  'too-large': {
    title: 'This file is too large',
    message: 'We can read files of up to 10 MB. Bring the pages that matter, or copy their text and paste it.',
  },
  'not-a-paper': {
    title: 'We cannot read this kind of file',
    message: 'We can read PDF, Word (.docx), CSV and plain text. You can also copy the text and paste it.',
  },
  'a-picture': {
    title: 'This is a picture',
    message: 'We cannot read the words in a photo. If you have the text, paste it; or type what matters into the chat.',
  },
  'an-older-file': {
    title: 'We cannot read this kind of file',
    message: 'Open it where it was written and save it as PDF or Word (.docx), or copy its text and paste it.',
  },
  'a-spreadsheet': {
    title: 'This is a spreadsheet',
    message: 'Save it as CSV where it was made and bring that, or copy the rows and paste them.',
  },
  encrypted: {
    title: 'This PDF is locked',
    message: 'It opens with a password only. Save a copy without one, or copy its text and paste it.',
  },
  'pages-are-pictures': {
    title: 'The pages are pictures',
    message:
      'This PDF is a scan: there are no words in it that we could read. Type what matters into the chat, or paste it.',
  },
  broken: {
    title: 'This file is damaged',
    message: 'It could not be opened. Try to save it again where it was made, or copy its text and paste it.',
  },
  empty: { title: 'This file is empty', message: 'There are no words in it. Perhaps you meant another file.' },
  'too-much-inside': {
    title: 'There is too much in this file',
    message: 'It unpacks into more than we can read. Bring the pages that matter, or copy their text and paste it.',
  },
  'takes-too-long': {
    title: 'This file takes too long',
    message: 'We could not read it in time. Bring the pages that matter, or copy their text and paste it.',
  },
  busy: {
    title: 'Others are bringing papers too',
    message: 'Please try again in a moment. Nothing you have told us is lost.',
  },
};

/** Why a paper cannot be read, in the words of whoever brings it. */
export const refusedPaper = (reason: Reason): Refused =>
  new Refused(reason === 'busy' ? 'limited' : 'invalid', {
    code: `paper-${reason}`,
    ...wordsBy[reason],
    ...(reason === 'busy' && { retryAfterSeconds: 5 }),
  });
