import { expect, test } from 'vitest'
import { modules } from '#app/screens.ts'
import { brand } from '#domain/brand.ts'

test('no keep challenge is named while the app has no screens for its rewards', () => {
  const isBuilt = modules.some(({ segment }) => segment === 'keepActivity')
  expect(isBuilt || brand.keepActivityId === '').toBe(true)
})
