const noticeFor = (makers: string): string =>
  `This document was prepared with self-help software from answers given by ${makers}. It is not legal advice and is not a substitute for the advice of an attorney. Have a licensed attorney review it before signing.`;

/** The notice on covers and previews; it never stands inside operative text. */
export const notLegalAdvice = noticeFor('the person who makes it');

/** The same where two people make the document. */
export const notLegalAdviceOfTwo = noticeFor('the two people who make it');
