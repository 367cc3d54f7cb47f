import { expect, test } from 'vitest'
import { floorScript } from './floor-page.ts'

test('each engine loses what its floor is without', () => {
  expect(floorScript('chromium')).toContain('"structuredClone"')
  expect(floorScript('webkit')).toContain('"structuredClone"')
  expect(floorScript('chromium')).not.toContain('"Promise.any"')
})

test('a document of Chromium keeps the name that its driver calls for each returned object', () => {
  expect(floorScript('chromium')).not.toContain('"Object.hasOwn"')
  expect(floorScript('webkit')).toContain('"Object.hasOwn"')
})
