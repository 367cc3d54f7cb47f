import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { data } from './support.ts'

/** A name that scripts read: a global, or a member of one. */
export interface Name {
  /** `structuredClone`, `URL.canParse` (static), `Array.prototype.at` (of each instance). */
  readonly path: string
  readonly compat: CompatStatement
  /** Of a member of an interface of the web: that interface. */
  readonly holder?: CompatStatement | undefined
}

/** Names of subfeatures that are no members have an underscore: `worker_support`. */
const isMember = (key: string): boolean => /^(?:[A-Za-z$][A-Za-z\d$]*|[A-Z][A-Z\d_]*)$/.test(key)

interface Feature {
  readonly key: string
  readonly feature: Identifier
  readonly compat: CompatStatement
}

function features(holder: Identifier): Feature[] {
  const { __compat: _own, ...parts } = holder
  return Object.entries<Identifier>(parts).flatMap(([key, feature]) => {
    const { __compat: compat } = feature
    return compat ? [{ key, feature, compat }] : []
  })
}

/** The members of a part of the language: the address in its specification says whose they are. */
function* languageNames(holder: Identifier, path: string): Generator<Name> {
  for (const { key, feature, compat } of features(holder)) {
    if (!isMember(key) || path.endsWith(key)) continue
    const [address = ''] = [compat.spec_url ?? ''].flat()
    const isInstance = /prototype[.-]/i.test(address)
    yield { path: isInstance ? `${path}.prototype.${key}` : `${path}.${key}`, compat }
    if (/^(?:Intl|Temporal)$/.test(path)) yield* languageNames(feature, `${path}.${key}`)
  }
}

/** The members of an interface of the web. */
function* interfaceNames({ feature, key: path, compat: holder }: Feature): Generator<Name> {
  for (const { key, compat } of features(feature)) {
    const name = key.replace(/_static$/, '')
    if (!isMember(name) || name === path) continue
    if (path === 'Window') yield { path: name, compat }
    else yield { path: `${path}.${name === key ? 'prototype.' : ''}${name}`, compat, holder }
  }
}

/**
 * Every name of the language and the web that MDN's data knows. `TypedArray` is the parent of the
 * typed arrays, which no global names; members of the globals of workers are left out.
 */
export function* allNames(): Generator<Name> {
  for (const { key, feature, compat } of features(data.javascript['builtins'] ?? {})) {
    // What iterators inherit from is older than its name, which came with its constructor.
    const { __compat: named = compat } = feature[key] ?? {}
    yield { path: key, compat: named }
    yield* languageNames(feature, key)
  }
  for (const found of features(data.api)) {
    yield { path: found.key, compat: found.compat }
    if (!found.key.endsWith('GlobalScope')) yield* interfaceNames(found)
  }
}
