/** Version of the clause library; raised whenever a word of an instrument changes. */
export const clauseLibrary = '2026.24.0';
