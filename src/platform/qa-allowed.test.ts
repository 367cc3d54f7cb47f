// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { qaAllowed } from './qa-allowed.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  document.head.innerHTML = ''
})

test.each([
  ['a release', false, undefined, '', false],
  ['the development server', true, undefined, '', true],
  ['a QA build', false, '1', '', true],
  ['a build that carries them', false, 'carried', '', false],
  ['one that was signed with the flag', false, 'carried', '<meta name="h5-qa" content="on">', true],
  ['one that was signed without it', false, 'carried', '<meta name="h5-qa" content="off">', false],
])('the screens for QA open in the right builds: %s', (_, dev, flag, head, allowed) => {
  vi.stubEnv('DEV', dev)
  vi.stubEnv('VITE_QA_SCREENS', flag)
  document.head.innerHTML = head
  expect(qaAllowed()).toBe(allowed)
})
