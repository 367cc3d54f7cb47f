import { existsSync, readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { modules, qaModules, qaScreens, screens } from '#app/router/screens.ts'
import type { Group } from '#templates/module.ts'
import { EXAMPLE_IDS, screenSamples } from './samples.ts'
import { specifiedModules, specifiedRoutes } from './specified-routes.ts'

/** The published list, which is no part of the project; without it one test is skipped. */
const published = process.env['H5_PUBLISHED_ROUTES'] ?? ''

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

/** The groups as the list names them. */
const GROUPS: Readonly<Record<string, Group>> = {
  'Account and identity': 'account',
  'Trading and assets': 'trading',
  'Fund content': 'content',
  'Pension, tax, gold': 'pension',
  'Marketing and activities': 'activities',
  Utility: 'utility',
}

test('every module of the list has there its group and its default child', () => {
  // A module with a screen of QA is found by its released row.
  const rows = new Map([...qaModules, ...modules].map((row) => [`/${row.segment}`, row]))
  const wrong = specifiedModules().filter(({ group, path, defaultChild }) => {
    const row = rows.get(path)
    if (row === undefined) return false
    // A module whose own address is a screen leads on by itself.
    const isScreen = row.screens.some((it) => it.path === path)
    const leads = row.defaultChild === defaultChild
    // Until its default child is built, a module leads to another of its screens.
    const isBuilt =
      typeof defaultChild !== 'string' ||
      row.screens.some((it) => matchPath(it.path, defaultChild) !== null)
    return row.group !== GROUPS[group] || (!isScreen && !leads && isBuilt)
  })
  expect(wrong).toEqual([])
})
