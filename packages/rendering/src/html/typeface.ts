/** SHA-256 of the style that brings the typeface, as a content security policy names it. A test holds the two together. */
export const typefaceHash = 'sha256-dQZRmqaVALTXbbJVArnitNggzivnK+jg/1qHrsN6DVo=';

/**
 * A document page with the typeface in it, as a data URL. The page that is kept and hashed goes without: it names the
 * typeface's style by hash in its policy, so that only this one can be added when it is shown. A page that does not name it
 * stays as it is.
 */
export const setInTypeface = (html: string, typefaceUrl: string): string =>
  html.includes(typefaceHash)
    ? html.replace('</style></head>', () => `</style><style>${typefaceStyle(typefaceUrl)}</style></head>`)
    : html;

/** The style alone. `typefaceUrl`: `eb-garamond-latin.woff2` as a data URL. */
export const typefaceStyle = (typefaceUrl: string): string =>
  `@font-face{font-family:'EB Garamond';font-weight:400 800;font-display:block;src:url(${typefaceUrl}) format('woff2')}`;
