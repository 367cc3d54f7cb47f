import type { Identifier } from '@mdn/browser-compat-data'
import { parse, type AtRule, type Declaration, type Root, type Rule } from 'postcss'
import { data, isNewer } from './support.ts'

/** A declaration of a rule, or of a style that a script sets. */
export interface Style {
  readonly property: string
  readonly value: string
}

const { css } = data
const part = (holder: Identifier | undefined, ...keys: readonly string[]): Identifier | undefined =>
  keys.reduce<Identifier | undefined>(
    (found, key) => (found && Object.hasOwn(found, key) ? found[key] : undefined),
    holder,
  )
const isNewerPart = (found: Identifier | undefined): boolean => {
  const { __compat: compat } = found ?? {}
  return compat !== undefined && isNewer(compat)
}

/**
 * Styles that a floor's engine leaves out with no loss of content or use: properties, values and
 * selectors that make a page nicer where they are known.
 */
const NICETIES: ReadonlySet<string> = new Set([
  // Lines are broken as ever, only less evenly.
  'text-wrap',
  // The page behind a sheet moves at the end of its list; a bar is drawn beside a row of chips.
  'overscroll-behavior',
  'overscroll-behavior-x',
  'scrollbar-width',
  // A strong swipe passes a slide.
  'scroll-snap-stop',
  // A jump is no slide; its target is moved by script (scroll-to-anchor.ts), or is under the header.
  'scroll-behavior',
  'scroll-margin-top',
  // Of a mouse, which phones have not.
  'resize',
  'cursor: pointer',
  'cursor: default',
  'cursor: grab',
  'cursor: crosshair',
  // Saves work alone.
  'contain',
  // The engine's own ring stays around what has the focus.
  ':focus-visible',
])

/** Units by how MDN's data names them. */
const UNITS: readonly (readonly [unit: RegExp, key: string])[] = [
  [/^d(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^(?:lh|rlh|cap|rcap|ic|ric|rex|rch)$/, '$'],
]

/** The functions and keywords of types that a value can have, whatever its property. */
function newerTypes(value: string): string[] {
  const functions = Array.from(value.matchAll(/([a-z][a-z-]*)\(/g), ([, name = '']) => name)
  const units = Array.from(value.matchAll(/\d([a-z]+)\b/g), ([, unit = '']) => unit)
  return [
    ...functions
      .filter((name) =>
        [
          ['types', name],
          ['types', 'color', name],
          ['types', 'gradient', name],
        ]
          .map((keys) => part(css, ...keys))
          .some(isNewerPart),
      )
      .map((name) => `${name}()`),
    ...units.filter((unit) =>
      UNITS.some(
        ([pattern, key]) =>
          pattern.test(unit) && isNewerPart(part(css, 'types', 'length', key === '$' ? unit : key)),
      ),
    ),
  ]
}

/** The parts of one declaration that are newer than the floor. */
function newerIn({ property, value }: Style): string[] {
  if (property.startsWith('--')) return newerTypes(value)
  // A vendor's own property is for its engines alone.
  if (property.startsWith('-')) return []
  const known = part(css, 'properties', property)
  if (isNewerPart(known)) return [property]
  const words = value.split(/[\s,()/]+/).filter((word) => /^[a-z][a-z-]*$/.test(word))
  const values = words.filter((word) => isNewerPart(part(known, word)))
  return [...values.map((word) => `${property}: ${word}`), ...newerTypes(value)]
}

const GAPS: ReadonlySet<string> = new Set(['gap', 'row-gap', 'column-gap'])
const isFlexGapNewer = isNewerPart(part(css, 'properties', 'gap', 'flex_context'))

/** Grids knew these words long before flex boxes did. */
const PLACED = /^(?:align|justify|place)-(?:content|items): (?:start|end)$/

/** Properties that do the work where a floor's engine leaves a declaration out. */
const OTHERWISE: Readonly<Record<string, Style>> = {
  'overflow-wrap: anywhere': { property: 'word-break', value: 'break-word' },
}

/**
 * Returns what is newer than the floor among the declarations of one element, and has no fallback
 * before it. `displays` are all that the element is drawn as, as far as that is known.
 */
export function newerStyles(
  styles: readonly Style[],
  displays: readonly string[],
): readonly string[] {
  const isGrid =
    styles.some(({ property }) => /^column(?:s|-count|-width)$/.test(property)) ||
    (displays.length > 0 && displays.every((display) => /grid|none/.test(display)))
  const found = styles.flatMap((style, at) => {
    const before = styles.slice(0, at)
    const isOlder = ({ property, value }: Style) =>
      before.some((it) => it.property === property && it.value === value)
    const hasFallback =
      before.some((it) => it.property === style.property && newerIn(it).length === 0) ||
      styles.some((it) => it.property === `-webkit-${style.property}`)
    return newerIn(style).filter((name) => {
      const otherwise = OTHERWISE[name]
      const isKnown = hasFallback || NICETIES.has(name) || (isGrid && PLACED.test(name))
      return !isKnown && !(otherwise && isOlder(otherwise))
    })
  })
  const hasGap = styles.some(({ property, value }) => GAPS.has(property) && !/^0\D*$/.test(value))
  return hasGap && isFlexGapNewer && !isGrid ? [...found, 'gap in a flex box'] : found
}

/** A selector as one text writes it. */
const plain = (selector: string): string => selector.replace(/\s+/g, ' ').trim()

/** A selector of the same elements in whatever state or place. */
const base = (selector: string): string =>
  selector.replace(/(?::[a-z-]+(?:\([^)]*\))?|\[[^\]]*\])+$/, '')

const declarationsOf = (rule: Rule): Declaration[] =>
  rule.nodes.filter((node): node is Declaration => node.type === 'decl')

/** Returns whether a rule is read only by engines that have said that they know it. */
function isAsked(rule: Rule | AtRule): boolean {
  for (let around = rule.parent; around && around.type !== 'root'; around = around.parent) {
    if (around.type !== 'atrule') continue
    const { name, params } = around as AtRule
    if (name === 'supports' && !/^not\b/.test(params)) return true
  }
  return false
}

function newerSelectors(selector: string): string[] {
  const names = Array.from(selector.matchAll(/::?([a-z-]+)/g), ([text, name = '']) => ({
    text,
    name,
  }))
  return names
    .filter(({ name }) => isNewerPart(part(css, 'selectors', name)))
    .map(({ text }) => text)
}

export interface StyleUse {
  readonly name: string
  readonly line: number
  /** The selector, or the at-rule. */
  readonly text: string
}

/** The uses in a style sheet that are newer than the floor, without a fallback before them. */
export function readStyleSheet(source: string): readonly StyleUse[] {
  const root: Root = parse(source)
  const displays = new Map<string, string[]>()
  root.walkRules((rule) => {
    const own = declarationsOf(rule).filter(({ prop }) => prop === 'display')
    for (const selector of rule.selectors.map(plain)) {
      const known = displays.get(selector) ?? []
      displays.set(selector, [...known, ...own.map(({ value }) => value)])
    }
  })
  const displaysOf = (selector: string) =>
    [selector, base(selector)].flatMap((it) => displays.get(it) ?? [])
  const uses: StyleUse[] = []
  root.walkAtRules((rule) => {
    if (isNewerPart(part(css, 'at-rules', rule.name)) && !isAsked(rule)) {
      uses.push({ name: `@${rule.name}`, line: rule.source?.start?.line ?? 0, text: rule.params })
    }
  })
  root.walkRules((rule) => {
    if (
      isAsked(rule) ||
      (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes'))
    )
      return
    const styles = declarationsOf(rule).map(({ prop, value }) => ({ property: prop, value }))
    const selectors = rule.selectors.map(plain)
    // A selector that is not known takes its whole list with it.
    const isAlone = selectors.every((selector) => newerSelectors(selector).length > 0)
    const names = selectors.flatMap((selector) =>
      newerStyles(styles, displaysOf(selector)).concat(
        newerSelectors(selector).filter((name) => !(isAlone && NICETIES.has(name))),
      ),
    )
    for (const name of new Set(names))
      uses.push({ name, line: rule.source?.start?.line ?? 0, text: rule.selector })
  })
  return uses
}
