import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { data } from './support.ts'

/** A name that scripts read: a global, or a member of one. */
export interface Name {
  /** `structuredClone`, `URL.canParse` (static), `Array.prototype.at` (of each instance). */
  readonly path: string
  readonly compat: CompatStatement
  /** Of a member: what scripts need first, so as to come by an object with it. */
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
function* languageNames({ feature: part, key: path, compat }: Feature): Generator<Name> {
  // Iterators and their parent were there before the name of it.
  const holder = path === 'Iterator' ? undefined : compat
  for (const { key, feature, compat: own } of features(part)) {
    if (!isMember(key) || path.endsWith(key)) continue
    const [address = ''] = [own.spec_url ?? ''].flat()
    const isInstance = /prototype[.-]/i.test(address)
    yield { path: isInstance ? `${path}.prototype.${key}` : `${path}.${key}`, compat: own, holder }
    if (/^(?:Intl|Temporal)$/.test(path))
      yield* languageNames({ feature, key: `${path}.${key}`, compat: own })
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
    // The parent of iterators is older than its name, which came with its constructor.
    const { __compat: named = compat } = feature[key] ?? {}
    yield { path: key, compat: named }
    yield* languageNames({ key, feature, compat })
  }
  for (const found of features(data.api)) {
    yield { path: found.key, compat: found.compat }
    if (!found.key.endsWith('GlobalScope')) yield* interfaceNames(found)
  }
}

/** An option of a call: a key of the object that it is given. */
export interface Option {
  /** `new Intl.NumberFormat`, `Response.json`, `fetch`, or `.addEventListener` of any object. */
  readonly call: string
  readonly option: string
  readonly compat: CompatStatement
}

function* optionsIn(call: string, feature: Identifier): Generator<Option> {
  for (const { key, feature: part, compat } of features(feature)) {
    const [, option] = /^(?:[a-z]+_)?([A-Za-z]+)_(?:parameter|option)$/.exec(key) ?? []
    if (option !== undefined) yield { call, option, compat }
    if (key === 'options_parameter') yield* optionsIn(call, part)
  }
}

function* memberOptions(holder: Identifier, path: string): Generator<Option> {
  for (const { key, feature } of features(holder)) {
    if (key === path.slice(path.lastIndexOf('.') + 1)) yield* optionsIn(`new ${path}`, feature)
    else if (key.endsWith('_static')) yield* optionsIn(`${path}.${key.slice(0, -7)}`, feature)
    else if (isMember(key)) yield* optionsIn(`.${key}`, feature)
    if (path === 'Intl') yield* memberOptions(feature, `${path}.${key}`)
  }
}

/** Every option of a call that MDN's data knows: what an engine does not know, it does without. */
export function* allOptions(): Generator<Option> {
  for (const { key, feature } of features(data.javascript['builtins'] ?? {}))
    yield* memberOptions(feature, key)
  for (const { key, feature } of features(data.api)) {
    yield* optionsIn(key, feature)
    yield* memberOptions(feature, key)
  }
}

/** Every class of the web that scripts construct, by its path: what constructs it can be newer. */
export function* allConstructors(): Generator<Name> {
  for (const { key, feature } of features(data.api)) {
    const { __compat: compat } = feature[key] ?? {}
    if (compat) yield { path: key, compat }
  }
}
