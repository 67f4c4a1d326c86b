/** The notice on covers and previews; it never stands inside operative text. */
export const notLegalAdvice =
  'This document was prepared with self-help software from answers given by the person who makes it. It is not legal advice and is not a substitute for the advice of an attorney. Have a licensed attorney review it before signing.';
