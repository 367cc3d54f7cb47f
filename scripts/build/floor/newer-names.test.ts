import { expect, test } from 'vitest'
import { newerNames } from './newer-names.ts'
import { FLOOR } from './support.ts'

const newer = newerNames(FLOOR)

test.each([
  ['a global function', 'structuredClone'],
  ['a class', 'BroadcastChannel'],
  ['a property of the window', 'navigation'],
  ['a static member', 'URL.canParse'],
  ['a static member of the language', 'Object.groupBy'],
  ['a member of each instance', 'Crypto.prototype.randomUUID'],
  ['a member of each array', 'Array.prototype.at'],
  ['a member of each typed array', 'TypedArray.prototype.at'],
  ['a class of a namespace', 'Intl.Segmenter'],
  ['a member of what was there before its name', 'Iterator.prototype.map'],
  ['a name that came after what it names', 'Iterator'],
  ['what Chrome 87 has and Safari 14.0 has not', 'WeakRef'],
])('lists %s that a floor is without: %s', (_what, path) => {
  expect(newer).toContain(path)
})

test.each([
  ['Array.prototype.flatMap', 'in both'],
  ['String.prototype.replaceAll', 'in both'],
  ['Element.prototype.replaceChildren', 'in both since 86 and 14'],
  ['Navigator.prototype.clipboard', 'in both'],
  ['NavigateEvent.prototype.intercept', 'of a class that is listed itself'],
  ['Array.prototype.groupToMap', 'in no engine of today'],
])('leaves %s out: it is %s', (path) => {
  expect(newer).not.toContain(path)
})

test('lists members before what holds them, each once, as text for JSON', () => {
  expect(newer.indexOf('Iterator.prototype.map')).toBeLessThan(newer.indexOf('Iterator'))
  expect(new Set(newer).size).toBe(newer.length)
  expect(JSON.parse(JSON.stringify(newer))).toEqual(newer)
})

test('knows one engine by itself', () => {
  expect(newerNames({ chrome: 87, safari: 26 })).not.toContain('WeakRef')
  expect(newerNames({ chrome: 87, safari: 26 })).toContain('URL.canParse')
  expect(newerNames({ chrome: 120, safari: 17 })).not.toContain('URL.canParse')
})
