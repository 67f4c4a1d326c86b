import { readFileSync } from 'node:fs';

/** Passed and failed tests of a Vitest JSON report; a report that is missing is one failure. */
export const countVitest = (file) => {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    // A file that could not even be loaded has failed without a failed test in it.
    const broken = testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0);
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** Passed and failed tests of a Playwright JSON report; a report that is missing is one failure. */
export const countPlaywright = (file) => {
  try {
    const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** A run that ended badly although no test of it failed, for example by an error outside of tests, is one failure. */
export const countEnding = (status, { passed, failed }) => ({
  passed,
  failed: status !== 0 && failed === 0 ? 1 : failed,
});
