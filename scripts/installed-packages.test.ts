import { expect, test } from 'vitest'
import { isInstalled } from './installed-packages.js'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b-darwin': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  },
}
const a = lock.packages['node_modules/a']
const b = lock.packages['node_modules/b-darwin']

test.each([
  ['everything', { 'node_modules/a': a, 'node_modules/b-darwin': b }, true],
  ['all but an optional package', { 'node_modules/a': a }, true],
  ['nothing', {}, false],
  ['another version', { 'node_modules/a': { ...a, version: '1.0.1' } }, false],
  ['other bytes', { 'node_modules/a': { ...a, integrity: 'sha512-x' } }, false],
  ['a package without a hash', { 'node_modules/a': { version: '1.0.0' } }, false],
  ['a package that the lock lacks', { 'node_modules/a': a, 'node_modules/c': a }, false],
  [
    'an optional package of another version',
    { 'node_modules/a': a, 'node_modules/b-darwin': { ...b, version: '1.0.0' } },
    false,
  ],
])('of an installation with %s: matches the lock %s', (_, packages, matches) => {
  expect(isInstalled(lock, { packages })).toBe(matches)
})
