// Counts what vitest reports.

/** How many passed and failed. A file that could not be loaded counts as one failure, and so does finding no tests at all. */
export function tallyOf(results, code) {
  const files = results?.testResults ?? [];
  const passed = results?.numPassedTests ?? 0;
  const unloaded = files.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
  }).length;
  const failed = (results?.numFailedTests ?? 0) + unloaded;
  const isSilent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isSilent ? 1 : failed };
}
