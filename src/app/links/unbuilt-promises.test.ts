import { RUNNING } from '#domain/campaign/running-editions.ts'
import { expect, test } from 'vitest'
import { modules } from '#app/router/screens.ts'

test('no keep challenge is named while the app has no screens for its rewards', () => {
  const isBuilt = modules.some(({ segment }) => segment === 'keepActivity')
  expect(isBuilt || RUNNING.keepActivity === '').toBe(true)
})
