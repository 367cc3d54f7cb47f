import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '#app/router/screens.ts'
import { EXAMPLE_IDS, screenSamples } from '#test/screens/samples.ts'
import { planLooks, viewports } from './look-plan.ts'
import { SHOWCASE, showcaseSamples } from './showcase.ts'

const FOLDER = join(import.meta.dirname, 'showcase')

test('each picture of the README is of a sample', () => {
  const { samples } = planLooks(screens, screenSamples(EXAMPLE_IDS), { views: viewports({}) })
  expect(showcaseSamples(samples).map(({ file }) => file)).toEqual(SHOWCASE.map(({ file }) => file))
})

test('the README shows all of its pictures, which have 400 KB', async () => {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8')
  const shown = [...readme.matchAll(/scripts\/screens\/showcase\/([\w-]+)\.webp/g)]
  expect(shown.map(([, name]) => name)).toEqual(SHOWCASE.map(({ file }) => file))
  const bytes = SHOWCASE.map(({ file }) => statSync(join(FOLDER, `${file}.webp`)).size)
  expect(bytes.reduce((sum, it) => sum + it, 0)).toBeLessThan(400_000)
})
