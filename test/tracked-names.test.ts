import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { CLICK_NAMES, EXPOSURE_NAMES } from '#domain/tracking/tracked-names.ts'

const src = resolve(import.meta.dirname, '..', 'src')
const text = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n')
const used = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

test('every tap and exposure that a screen tracks is declared, and every declared one is tracked', () => {
  const taps = used(/\btrack(?:="|: ')(\w+)["']/g)
  expect(new Set([...taps, ...used(/'data-track': '(\w+)'/g)])).toEqual(new Set(CLICK_NAMES))
  const parts = used(/<Exposed\b[^>]*\bwhat="([^"]*)"/g)
  expect(new Set([...parts, ...used(/name: 'exposure', what: '(\w+)'/g)])).toEqual(
    new Set(EXPOSURE_NAMES),
  )
})

test('a name of a tap is written out, so that it can be found', () => {
  expect(used(/\btrack=\{([^}]*)\}/g).filter((name) => name !== 'track')).toEqual([])
})
