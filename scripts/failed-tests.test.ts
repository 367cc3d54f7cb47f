import { expect, test } from 'vitest'
import { failedTests } from './failed-tests.ts'

const passed = {
  ancestorTitles: ['chromium'],
  title: 'a user sees home',
  fullName: 'chromium a user sees home',
  status: 'passed',
}
const failed = {
  ancestorTitles: ['chromium', 'in steps'],
  title: 'a user buys',
  fullName: 'chromium in steps a user buys',
  status: 'failed',
  failureMessages: ['Error: sold out\n    at line 1'],
  meta: { inSteps: true },
}
const report = (...assertionResults: (typeof passed | typeof failed)[]) => ({
  numPassedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    { name: '/repo/buy.e2e.ts', status: 'failed', message: 'no driver\nat all', assertionResults },
    { name: '/repo/other.e2e.ts', status: 'passed', message: '', assertionResults: [passed] },
  ],
})

test('a failed test has its complaint, and the command that runs it alone', () => {
  expect(
    failedTests(report(passed, failed), '/repo', { alone: (it) => JSON.stringify(it) }),
  ).toEqual([
    `buy.e2e.ts: chromium in steps a user buys: Error: sold out
  alone: {"file":"buy.e2e.ts","title":"chromium > in steps > a user buys","inSteps":true}`,
  ])
})

test('a file that failed outside its tests has its own complaint, and a command for all of it', () => {
  expect(failedTests(report(passed), '/repo', { alone: (it) => JSON.stringify(it) })).toEqual([
    `buy.e2e.ts: no driver
  alone: {"file":"buy.e2e.ts","title":null,"inSteps":false}`,
  ])
})

test('a suite whose tests need no command has the complaint alone', () => {
  expect(failedTests(report(failed), '/repo')).toEqual([
    'buy.e2e.ts: chromium in steps a user buys: Error: sold out',
  ])
})

test('the evidence of a failed test is named before its command, and none where there is none', () => {
  const alone = () => 'npm run it'
  const withSome = { alone, evidence: () => 'dist/e2e/failures/buy' }
  expect(failedTests(report(failed), '/repo', withSome)[0]?.split('\n').slice(1)).toEqual([
    '  evidence: dist/e2e/failures/buy',
    '  alone: npm run it',
  ])
  const withNone = { alone, evidence: () => null }
  expect(failedTests(report(failed), '/repo', withNone)[0]).not.toContain('evidence')
})
