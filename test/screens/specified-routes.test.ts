import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { qaScreens } from '#app/qa-screens.ts'
import { screens } from '#app/screens.ts'
import { EXAMPLE_IDS } from './fixture-ids.ts'
import { screenSamples } from './samples.ts'
import { specifiedRoutes } from './specified-routes.ts'

const published = join(import.meta.dirname, '../../../shared/spec/routes.json')

test('lists 289 screens', () => {
  expect(specifiedRoutes()).toHaveLength(289)
})

test.skipIf(!existsSync(published))('the list of screens is the published one', () => {
  expect(specifiedRoutes()).toEqual(specifiedRoutes(readFileSync(published, 'utf8')))
})

test('every built screen has a sample that says how to see it', () => {
  const samples = screenSamples(EXAMPLE_IDS)
  const without = [...screens, ...qaScreens].filter(
    ({ path }) => (samples[path] ?? []).length === 0,
  )
  expect(without.map(({ path }) => path)).toEqual([])
})

test('no sample is of a screen that is not there', () => {
  const built = new Set([...screens, ...qaScreens].map(({ path }) => path))
  expect(Object.keys(screenSamples(EXAMPLE_IDS)).filter((path) => !built.has(path))).toEqual([])
})
