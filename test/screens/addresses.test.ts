import { globSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router-dom'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { modules, qaScreens, screens } from '#app/router/screens.ts'
import { ENTRY_WORDS } from '#domain/navigation/entry-words.ts'
import type { Path, UrlFields } from '#paths/path.ts'
import { EXAMPLE_IDS, screenSamples } from './samples.ts'

const ROOT = join(import.meta.dirname, '../..')

type AnyPath = Pick<Path<UrlFields>, 'pattern' | 'fields'> & {
  readonly to: (given: Readonly<Record<string, string>>) => string
}

const isPath = (it: unknown): it is AnyPath =>
  typeof it === 'object' && it !== null && 'pattern' in it && 'to' in it

/** The paths that each file of `src/paths` declares. */
const declared = (
  await Promise.all(
    globSync('src/paths/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] }).map(async (file) => {
      const exported: object = await import(/* @vite-ignore */ join(ROOT, file))
      return Object.values(exported).flatMap((it: unknown) =>
        typeof it === 'object' && it !== null ? Object.values(it).filter(isPath) : [],
      )
    }),
  )
).flat()

/** The fields of an address, before they are parsed. */
function given(pattern: string, address: string): Readonly<Record<string, string>> | null {
  const { pathname, searchParams } = new URL(address, 'https://app.invalid')
  const match = matchPath(pattern, pathname)
  if (match === null) return null
  const params = v.parse(v.record(v.string(), v.string()), match.params)
  return { ...Object.fromEntries(searchParams), ...params }
}

const addresses = Object.entries(screenSamples(EXAMPLE_IDS)).flatMap(([pattern, samples]) =>
  samples.map(({ address }) => [address, pattern] as const),
)

test('every screen has one path, and every other path is the address of a module', () => {
  const patterns = declared.map(({ pattern }) => pattern)
  expect(patterns.filter((it, at) => patterns.indexOf(it) !== at)).toEqual([])
  const built = [...screens, ...qaScreens].map(({ path }) => path)
  expect(built.filter((it) => !patterns.includes(it))).toEqual([])
  const others = patterns.filter((it) => !built.includes(it))
  expect(others.filter((it) => !modules.some(({ segment }) => it === `/${segment}`))).toEqual([])
})

test('no screen has a field of the name of a word that is taken from the address', () => {
  const named = [...screens, ...qaScreens].flatMap(({ path, fields }) =>
    Object.keys(fields.entries)
      .filter((field) => ENTRY_WORDS.includes(field) && !path.includes(`/:${field}`))
      .map((field) => `${path}: ${field}`),
  )
  // The campaign of a page that is looked at; the session has it too.
  expect(named).toEqual(['/pageBuilder/PageBuilder: campaignId'])
})

test.each(addresses)('%s carries what it is made from', (address, pattern) => {
  const its = declared.find((it) => it.pattern === pattern)
  const fields = given(pattern, address)
  if (its === undefined || fields === null) throw new Error(`not an address of ${pattern}`)
  const again = given(pattern, its.to(fields))
  expect(again).toEqual(fields)
  expect(v.safeParse(its.fields, again)).toEqual(v.safeParse(its.fields, fields))
})
