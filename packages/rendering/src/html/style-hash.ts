/** SHA-256 of the exact text of `style`, as a content security policy names it. A test holds the two together. */
export const styleHash = 'sha256-QTSlwV/06hkXj0QouQm83mTrNzWnCOOll0wCmB7Yo/0=';
