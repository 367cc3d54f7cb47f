import type { ESTree } from 'vite'
import type { Newer } from './newer.ts'
import { textOf, type Paths } from './paths.ts'
import type { Scope } from './scopes.ts'

type Node = ESTree.Node

/** The values that an object is written with, each with its key. */
export const entriesIn = (object: ESTree.ObjectExpression): [string, Node][] =>
  object.properties.flatMap((it): [string, Node][] =>
    it.type === 'Property' && it.key.type === 'Identifier' ? [[it.key.name, it.value]] : [],
  )

/** The paths that a call defines: `define(Array.prototype, 'at', at)`, `$({ target, proto }, { at })`. */
export function broughtByCall(
  { arguments: given }: ESTree.CallExpression | ESTree.NewExpression,
  scope: Scope | null,
  paths: Paths,
  newer: Newer,
): readonly string[] {
  const [first, second] = given
  if (!first || !second) return []
  const name = textOf(second)
  if (name !== null) {
    const isDefined = given.length > 2 && newer.isKey(name)
    return isDefined ? [paths.memberPath(paths.pathOf(first, scope), name)] : []
  }
  if (first.type !== 'ObjectExpression' || second.type !== 'ObjectExpression') return []
  const settings = new Map(entriesIn(first))
  const target = textOf(settings.get('target') ?? first)
  const isGlobal = settings.has('global')
  if (target === null && !isGlobal) return []
  const holder = isGlobal ? '' : `${target}${settings.has('proto') ? '.prototype' : ''}`
  return entriesIn(second).map(([key]) => paths.memberPath(holder, key))
}

/** Returns whether the paths that a use needs are among the paths that are brought along. */
export function isBrought(name: string, brought: ReadonlySet<string>): boolean {
  const [, method] = /^\.(\w+)\(\)$/.exec(name) ?? []
  if (method === undefined) return brought.has(name)
  return [...brought].some((path) => path.endsWith(`.prototype.${method}`))
}
