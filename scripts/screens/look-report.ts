import * as v from 'valibot'
import { grouped } from './catalogue/look-groups.ts'

/** How much of a screen looks otherwise than at another commit. */
const changeSchema = v.object({
  /** Pixels that differ, without those of clocks and of smoothed edges. */
  pixels: v.number(),
  /** Of all pixels of the larger picture, 0 to 1. */
  share: v.number(),
  /** Paths of the pictures, relative to the report. */
  before: v.string(),
  difference: v.string(),
})

const lookSchema = v.object({
  name: v.string(),
  /** As the router writes it: `/deal/DealResult/:type`. */
  route: v.string(),
  title: v.string(),
  /** Of the product's list. */
  group: v.string(),
  module: v.string(),
  address: v.string(),
  user: v.nullable(v.string()),
  /** The persona's name, masked, and who that is. */
  persona: v.nullable(v.object({ name: v.string(), note: v.string() })),
  note: v.nullable(v.string()),
  tap: v.nullable(v.string()),
  type: v.nullable(v.object({ field: v.string(), words: v.string() })),
  /** Whether the sandbox has to be in the state that was saved with the pictures. */
  needsState: v.boolean(),
  refused: v.boolean(),
  engine: v.picklist(['chromium', 'webkit']),
  view: v.object({
    name: v.string(),
    width: v.number(),
    height: v.number(),
    text: v.optional(v.picklist(['115', '130'])),
    dark: v.optional(v.boolean()),
  }),
  ms: v.number(),
  faults: v.array(v.string()),
  /** The words on the screen. */
  text: v.string(),
  /** Path of the picture, relative to the report; null where none could be taken. */
  picture: v.nullable(v.string()),
  change: v.nullable(changeSchema),
})

/** One look at a screen, as the report and the catalogue have it. */
export type SeenLook = v.InferOutput<typeof lookSchema>

export const seenLook = lookSchema

export interface LookReport {
  readonly schema: 1
  readonly version: string
  readonly commit: string
  /** When the run ended, ISO. */
  readonly taken: string
  /** How many looks the run was to have; fewer are here where it was interrupted. */
  readonly planned: number
  /** The commit that the pictures are compared with. */
  readonly against: { readonly ref: string; readonly commit: string } | null
  /** Screens of which no sample says how to see them. */
  readonly without: readonly string[]
  readonly looks: readonly SeenLook[]
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/** A text inside an attribute; what XML has no way to write is left out. */
const attribute = (text: string): string =>
  text
    .replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"\n\t]/g, (it) => ESCAPES[it] ?? it)

const seconds = (ms: number) => (ms / 1_000).toFixed(3)

/** The report in the form that CI systems read: a suite for each route, a case for each look. */
export function junit({ looks, without }: LookReport): string {
  const suites = grouped(looks, ({ route }) => route)
  const lines = [...suites].flatMap(([route, cases]) => {
    const failed = cases.filter(({ faults }) => faults.length > 0).length
    const time = seconds(cases.reduce((sum, { ms }) => sum + ms, 0))
    const tests = cases.flatMap(({ name, ms, faults }) => {
      const opening = `    <testcase classname="${attribute(route)}" name="${attribute(name)}" time="${seconds(ms)}"`
      if (faults.length === 0) return `${opening}/>`
      const failures = faults.map((it) => `      <failure message="${attribute(it)}"/>`)
      return [`${opening}>`, failures, '    </testcase>'].flat()
    })
    const opening = `  <testsuite name="${attribute(route)}" tests="${cases.length}" failures="${failed}" time="${time}">`
    return [opening, tests, '  </testsuite>'].flat()
  })
  const missing = without.flatMap((route) => [
    `  <testsuite name="${attribute(route)}" tests="1" failures="1" time="0.000">`,
    `    <testcase classname="${attribute(route)}" name="has a sample" time="0.000">`,
    '      <failure message="no sample says how to see it"/>',
    '    </testcase>',
    '  </testsuite>',
  ])
  const failures = looks.filter(({ faults }) => faults.length > 0).length + without.length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="screens" tests="${looks.length + without.length}" failures="${failures}">`,
    ...lines,
    ...missing,
    '</testsuites>',
    '',
  ].join('\n')
}
