import { expect, test } from 'vitest'
import { folderName, journeyName } from './journey-name.ts'

const FILE = 'test/e2e/specs/buy-a-fund.e2e.ts'

test.each([
  ['chromium > a user buys', { engine: 'chromium', title: 'a user buys' }],
  ['webkit > group > a > b', { engine: 'webkit', title: 'group > a > b' }],
  ['webkit (skipped: webkit needs gjs) > a', { engine: 'webkit', title: 'a' }],
  ['device > a', { engine: 'device', title: 'a' }],
  ['the worker > serves', { engine: 'chromium', title: 'the worker > serves' }],
  ['webkits > a', { engine: 'chromium', title: 'webkits > a' }],
])('the name of the test %j is that of its journey and engine', (full, name) => {
  expect(journeyName(FILE, full)).toEqual({ file: FILE, ...name })
})

const folderOf = (title: string, engine = 'chromium', file = FILE) =>
  folderName({ engine, file, title })

test.each([
  ['a user buys 1,000 yuan', /^chromium-a-user-buys-1-000-yuan-[0-9a-f]{8}$/],
  ['“首页” says [您好] > "$5"', /^chromium-首页-says-您好-5-[0-9a-f]{8}$/],
  ['../../etc/passwd', /^chromium-etc-passwd-[0-9a-f]{8}$/],
  ['𠮷'.repeat(100), /^chromium-𠮷{48}-[0-9a-f]{8}$/u],
  ['…', /^chromium--[0-9a-f]{8}$/],
])('the folder of %j is readable and fits a file system', (title, name) => {
  expect(folderOf(title)).toMatch(name)
  expect(Buffer.byteLength(folderOf(title))).toBeLessThan(255)
})

test('a journey shares its folder with no other, however alike they begin', () => {
  const long = 'a user '.repeat(20)
  const folders = [
    folderOf(`${long}buys`),
    folderOf(`${long}sells`),
    folderOf(`${long}buys`, 'webkit'),
    folderOf(`${long}buys`, 'chromium', 'other.e2e.ts'),
    folderOf('a-b'),
    folderOf('a b'),
  ]
  expect(new Set(folders).size).toBe(folders.length)
  expect(folderOf(`${long}buys`)).toBe(folders[0])
})
