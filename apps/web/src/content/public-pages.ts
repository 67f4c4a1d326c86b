/** Pages for everybody: made in advance as complete HTML and listed for search engines. The rest is built in the browser. */
export const publicPages: readonly string[] = ['/', '/features', '/pricing', '/affiliate-apply', '/login', '/register'];
