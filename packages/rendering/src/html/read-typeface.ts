import { readFileSync } from 'node:fs';
import { setInTypeface } from '#html/typeface.ts';

const file = readFileSync(new URL('eb-garamond-latin.woff2', import.meta.url));

/** The typeface of documents as a data URL, where there is a file system; the web app has it bundled. */
export const typefaceUrl = `data:font/woff2;base64,${file.toString('base64')}`;

/** A document page to keep, with its typeface in it. */
export const withTypeface = (html: string): string => setInTypeface(html, typefaceUrl);
