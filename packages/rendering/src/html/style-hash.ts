/** SHA-256 of the exact text of `style`, as a content security policy names it. A test holds the two together. */
export const styleHash = 'sha256-iLx1Jy84+tZU7cIn9LCqCvjsP8N5G3jOUeD96weXm0k=';
