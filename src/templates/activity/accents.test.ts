import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { queryActivity } from '#api/calls/campaign.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const tokens = read('../../ui/tokens.css')
const css = read('ActivityTemplate.module.css')
const ACCENTS = queryActivity.payload.entries.activity.entries.accent.options

/** A token's colours, light and dark. */
function colours(token: string): readonly [string, string] {
  const found = new RegExp(`${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)
  return [found?.[1] ?? '', found?.[2] ?? '']
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The token behind the words of a head; the first accent has no rule of its own. */
const ground = (accent: string): string =>
  new RegExp(`accent='${accent}'\\] \\{\\s*background: var\\((--[\\w-]+)\\)`).exec(css)?.[1] ??
  '--color-brand'

test.each(ACCENTS)('the words of a head in %s have a contrast of 4.5, in both themes', (accent) => {
  const on = colours('--color-on-brand')
  const behind = colours(ground(accent))
  expect(contrast(on[0], behind[0])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(on[1], behind[1])).toBeGreaterThanOrEqual(4.5)
})

test('each accent has a colour of its own', () => {
  expect(new Set(ACCENTS.map(ground)).size).toBe(ACCENTS.length)
})
