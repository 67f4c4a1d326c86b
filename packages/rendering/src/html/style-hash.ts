/** SHA-256 of the exact text of `style`, as a content security policy names it. A test holds the two together. */
export const styleHash = 'sha256-mUjoFrU5+1zgk12NuwI/9lmmphLyw1sDmHLjTYkiB2Y=';
