import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { RICH_ATTRIBUTES, RICH_TAGS } from '#domain/content/rich-text.ts'
import { BLOCK_TYPES } from '#domain/page/block-table.ts'
import { group, notice } from '#domain/page/blocks/plain-blocks.ts'
import type { Fields } from '#domain/page/field.ts'
import { ACCENTS } from '#domain/page/root.ts'

/** The contrast that small text needs. */
const LEAST = 4.5
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
const WHITE = [255, 255, 255] as const

type Rgb = readonly [red: number, green: number, blue: number]
type Declarations = Readonly<Record<string, string>>

/** The file without its comments. */
const read = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
const declarations = (text: string): Declarations =>
  Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  )
/** Every rule of a style sheet by each of its selectors. */
const rules = (css: string): ReadonlyMap<string, Declarations> => {
  const found = new Map<string, Declarations>()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((part) => part.trim())) {
      found.set(selector, { ...found.get(selector), ...declarations(body) })
    }
  }
  return found
}

const tokens = declarations(read('../../../ui/tokens.css'))
const sheets = new Map(
  globSync('**/*.module.css', { cwd: import.meta.dirname }).map((file) => [
    file,
    rules(read(file)),
  ]),
)
const page = sheets.get('PageBlocks.module.css') ?? new Map<string, Declarations>()
const plain = sheets.get('blocks/PlainBlocks.module.css') ?? new Map<string, Declarations>()

/** The token that a declaration takes; empty for none. */
const tokenOf = (value: string | undefined): string =>
  /var\((--[\w-]+)/.exec(value ?? '')?.[1] ?? ''

function channels(colour: string): readonly number[] {
  const [, hex] = /^#([\da-f]{6})$/.exec(colour) ?? []
  if (hex !== undefined) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [, inner] = /^rgba\((.*)\)$/.exec(colour) ?? []
  if (inner === undefined) throw new Error(`no colour: ${colour}`)
  return inner.split(',').map(Number)
}

/** The colour of a token in a theme, laid over another where it lets it through. */
function colourOf(token: string, theme: Theme, under: Rgb = WHITE): Rgb {
  const value = tokens[token] ?? ''
  const pair = /^light-dark\((#\w+|rgba\([^)]*\)), (#\w+|rgba\([^)]*\))\)$/.exec(value)
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels(
    pair?.[theme === 'light' ? 1 : 2] ?? value,
  )
  const over = (top: number, at: 0 | 1 | 2) => top * alpha + under[at] * (1 - alpha)
  return [over(red, 0), over(green, 1), over(blue, 2)]
}

/** Relative luminance and contrast as the accessibility guidelines have them. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(text: string, ground: string, theme: Theme): number {
  const both = [colourOf(text, theme), colourOf(ground, theme)].map(luminance)
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

/** The themes in which the text cannot be read on the ground, with the contrast found. */
const unreadable = (text: string, ground: string): readonly string[] =>
  THEMES.map((theme) => ({ theme, found: contrast(text, ground, theme) }))
    .filter(({ found }) => !(found >= LEAST))
    .map(({ theme, found }) => `${text} on ${ground}, ${theme}: ${found.toFixed(2)}`)

const accentToken = (accent: string) =>
  tokenOf(
    (page.get(accent === 'brand' ? '.page' : `.page[data-accent='${accent}']`) ?? {})[
      '--page-accent'
    ],
  )
const onAccent = tokenOf(page.get('.page')?.['--page-on-accent'])

/** The background of text in the accent, where its own rule sets none. */
const LIES_ON: Readonly<Record<string, string>> = {
  '.countdownValue': '--color-surface',
  '.anchorItem': '--color-ground',
}
const inAccent = [...sheets.values()].flatMap((sheet) =>
  [...sheet].filter(([, { color = '' }]) => color === 'var(--page-accent)'),
)

describe.each(ACCENTS)('the accent %s', (accent) => {
  const token = accentToken(accent)

  it.each(inAccent)('can be read as the colour of %s', (selector, { background }) => {
    const own = tokenOf(background)
    expect(unreadable(token, own === '' ? (LIES_ON[selector] ?? '') : own)).toEqual([])
  })

  it('can be written on', () => {
    expect(unreadable(onAccent, token)).toEqual([])
  })
})

describe.each(group.fields.ground.options)('the ground %s of a group', (ground) => {
  const rule = ground === 'none' ? {} : (plain.get(`.group[data-ground='${ground}']`) ?? {})
  const under = ground === 'none' ? '--color-ground' : tokenOf(rule['background'])
  const note = tokenOf(rule['--page-note']) || '--color-third-text'

  it.each(['--color-ink', '--color-second', '--color-brand', note])('can be read in %s', (text) => {
    expect(unreadable(text, under)).toEqual([])
  })
})

test.each(notice.fields.tone.options)('a notice in the tone %s can be read', (tone) => {
  const rule = plain.get(tone === 'info' ? '.notice' : `.${tone}`) ?? {}
  expect(unreadable(tokenOf(rule['color']), tokenOf(rule['background']))).toEqual([])
})

test.each([
  ['a title', plain.get('.scrim')],
  ['the length of a video', sheets.get('blocks/MediaBlocks.module.css')?.get('.play')],
])('%s on the lightest picture can be read', (_, rule = {}) => {
  expect(unreadable(tokenOf(rule['color']), tokenOf(rule['background']))).toEqual([])
})

describe('nothing but these is chosen', () => {
  const choices = (fields: Fields): readonly string[] =>
    Object.values(fields).flatMap((field) =>
      field.kind === 'select' ? field.options : field.kind === 'list' ? choices(field.fields) : [],
    )

  test.each(BLOCK_TYPES.map(({ type, fields }) => [type, fields] as const))(
    'in %s by a colour of its own',
    (_, fields) => {
      expect(choices(fields).filter((option) => /^#|\(|^--/.test(option))).toEqual([])
    },
  )

  test('in rich text', () => {
    const styled = new Set('style class color bgcolor background font mark'.split(' '))
    expect([...RICH_ATTRIBUTES, ...RICH_TAGS].filter((name) => styled.has(name))).toEqual([])
  })
})
