import { data, isNewer } from './support.ts'

interface Feature {
  readonly name: string
  readonly found: RegExp
  readonly from: 'pattern' | 'flags'
  readonly isNewer: boolean
}

const { regular_expressions: parts = {}, builtins = {} } = data.javascript
const newer = (feature: { readonly __compat?: Parameters<typeof isNewer>[0] } | undefined) => {
  const { __compat: compat } = feature ?? {}
  return compat !== undefined && isNewer(compat)
}

/** Features of a regular expression that an engine reads as a whole or not at all. */
const FEATURES: readonly Feature[] = [
  {
    name: 'lookbehind in a regular expression',
    found: /\(\?<[=!]/,
    from: 'pattern',
    isNewer: newer(parts['lookbehind_assertion']),
  },
  {
    name: 'modifiers in a regular expression',
    found: /\(\?[ims]*-?[ims]*:(?<!\(\?:)/,
    from: 'pattern',
    isNewer: newer(parts['modifier']),
  },
  {
    name: 'flag d of a regular expression',
    found: /d/,
    from: 'flags',
    isNewer: newer(builtins['RegExp']?.['hasIndices']),
  },
  {
    name: 'flag v of a regular expression',
    found: /v/,
    from: 'flags',
    isNewer: newer(builtins['RegExp']?.['unicodeSets']),
  },
]

/** The features of a regular expression that the floor cannot read. */
export function newerInPattern(pattern: string, flags: string): readonly string[] {
  // Escaped characters and those of classes stand for themselves.
  const bare = pattern.replace(/\\./gs, '').replace(/\[[^\]]*\]/g, '')
  const texts = { pattern: bare, flags }
  return FEATURES.filter((it) => it.isNewer && it.found.test(texts[it.from])).map((it) => it.name)
}
