import type { Medium } from '@evergrant/domain/properties/media-kinds.ts';
import { randomUUID } from 'node:crypto';
import type { PropertySubmission } from '@evergrant/contract/properties.ts';
import { testPng } from '#platform/testing/test-png.ts';
import type { TestBrowser } from '#platform/testing/serve-test-app.ts';

/** A property as a form sends it. */
export const propertyOf = (changed: Partial<PropertySubmission> = {}): PropertySubmission => ({
  idempotencyKey: randomUUID(),
  address: '12 Maple Street',
  city: 'Auburn',
  state: 'CA',
  zipCode: '95603',
  propertyType: 'single_family',
  condition: 'good',
  estimatedValueInCents: 45_000_000,
  notes: 'Two barns and a well.',
  submitterName: 'Wanda Hill',
  submitterPhone: '(530) 555-0123',
  submitterEmail: `${randomUUID()}@example.com`,
  uploadIds: [],
  ...changed,
});

/** A small picture, as bytes. */
export const testPhoto = (): Buffer => Buffer.from(testPng(8, 8).split(',')[1] ?? '', 'base64');

/** The beginning of an MP4 film, filled up to a size. */
export const testVideo = (sizeInBytes = 4_096): Buffer => {
  const video = Buffer.alloc(sizeInBytes, 7);
  video.write('\0\0\0\u0018ftypisom\0\0\u0002\0isommp42', 0, 'latin1');
  return video;
};

interface TestUpload {
  readonly bytes?: Uint8Array;
  readonly medium?: Medium;
  readonly name?: string;
}

/** Sends one file; the answer may be a refusal. */
export const uploadInTest = (browser: TestBrowser, { bytes, medium = 'photo', name = 'porch.png' }: TestUpload = {}) =>
  browser.ask(`/api/properties/uploads?medium=${medium}&name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: bytes ?? (medium === 'photo' ? testPhoto() : testVideo()),
    headers: { 'Content-Type': 'application/octet-stream' },
  });

/** Sends one file that is taken, and answers its id. */
export const takenInTest = async (browser: TestBrowser, upload: TestUpload = {}): Promise<string> => {
  const response = await uploadInTest(browser, upload);
  if (!response.ok) throw new Error(`not taken: ${await response.text()}`);
  return ((await response.json()) as { uploadId: string }).uploadId;
};

/** Submits a property; the answer may be a refusal. */
export const submitInTest = (browser: TestBrowser, body: PropertySubmission) =>
  browser.ask('/api/properties/submissions', { method: 'POST', body });
