import type { ESTree } from 'vite'
import { bare, findName, type Scope } from './scopes.ts'

/** Names of the global object itself. */
const ROOTS: ReadonlySet<string> = new Set(['globalThis', 'window', 'self'])

/** The key that a member is read by; null where it is computed. */
export function keyOf(node: ESTree.MemberExpression): string | null {
  const { property } = node
  if (node.computed) return textOf(property)
  return property.type === 'Identifier' ? property.name : null
}

/** The text of a literal; null for any other expression. */
export function textOf(node: ESTree.Node): string | null {
  const it = bare(node)
  if (it.type === 'Literal') return typeof it.value === 'string' ? it.value : null
  const isText = it.type === 'TemplateLiteral' && it.expressions.length === 0
  return isText ? (it.quasis[0]?.value.cooked ?? null) : null
}

/** The names of syntax trees, as one text writes them. */
export class Paths {
  readonly #source: string

  constructor(source: string) {
    this.#source = source
  }

  /**
   * Returns where an expression's value is found: `URL.canParse` from the global object, which is
   * itself ''. What a script declares begins with `~`, and so does any other expression, by its own
   * text.
   */
  pathOf(node: ESTree.Node, scope: Scope | null): string {
    const it = bare(node)
    if (it.type === 'Identifier') {
      if (findName(it.name, scope)) return `~${it.name}`
      return ROOTS.has(it.name) ? '' : it.name
    }
    if (it.type === 'MemberExpression') {
      const key = keyOf(it)
      if (key !== null) return this.memberPath(this.pathOf(it.object, scope), key)
    }
    const text = this.#source.slice(it.start, it.end)
    return /^Object\.getPrototypeOf\(\w+Array\.prototype\)$/.test(text)
      ? 'TypedArray.prototype'
      : `~${text}`
  }

  memberPath(holder: string, key: string): string {
    if (holder === '') return ROOTS.has(key) ? '' : key
    return `${holder}.${key}`
  }
}
