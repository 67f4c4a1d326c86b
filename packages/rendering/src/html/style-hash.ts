/** SHA-256 of the exact text of `style`, as a content security policy names it. A test holds the two together. */
export const styleHash = 'sha256-wFlM/9dYBR6fEK+zEmAM1Izjs14xFtjqs4Fc1PtrN9s=';
