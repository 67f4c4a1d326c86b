/** Stands for the fewest characters of a password in every built page; whoever serves them replaces it by what is set. */
export const passwordLengthMarker = 'password-length.invalid';
