import { Refused } from '#platform/refused.ts';

/** So many scans are kept with one version of a document. */
export const scansAtMost = 20;

const wording = {
  'document-not-complete': 'Scans can be kept once the document is finished and paid for.',
  'too-many-scans': `At most ${scansAtMost} scans are kept with one version of a document.`,
  'scans-under-way':
    'Two of your scans are still on their way. Please wait until they have arrived, then send this one.',
  'file-too-large': 'This file is larger than 10 MB. Please send a smaller scan.',
  'not-a-scan': 'This file is no scan that we can take. Please send a PDF, or a JPEG, PNG or HEIC picture.',
  'broken-scan':
    'This file breaks off before its end, so it cannot be opened. Please scan the sheets again and send that.',
} as const;

const ofTheFile: readonly string[] = ['file-too-large', 'not-a-scan', 'broken-scan'];

/** Why a scan is not kept, in words. */
export const refusedScan = (code: keyof typeof wording): Refused =>
  new Refused(ofTheFile.includes(code) ? 'invalid' : 'conflict', { code, message: wording[code] });
