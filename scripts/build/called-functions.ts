import { parseSync, Visitor, type ESTree } from 'vite'

/** The keys of functions, by the name of their file. */
export type CalledFunctions = Readonly<Record<string, readonly string[]>>

type Func = ESTree.Function | ESTree.ArrowFunctionExpression

/** A function in the text of a file. */
export interface NamedFunction {
  readonly start: number
  readonly end: number
  /**
   * The names around it and its own, outermost first, without what a bundler appends: `Row.load`. Those that have no name are
   * counted within what is around them: `Row.load.1`.
   */
  readonly key: string
}

/** A file or a function's body: where its functions can be assigned before all else in it, and those that are. */
export interface Scope {
  readonly at: number
  readonly first: Part[][]
}

/** A part of a text that is made: a text, or what a scope assigns first. */
export type Part = string | Scope

/**
 * A function and how it can be marked: in parentheses; as an assignment, whose `head` replaces the text up to `headEnd`; or not at all,
 * as a method or a declaration in a block.
 */
export type Found = NamedFunction &
  (
    | { readonly how: 'wrapped' | 'left' }
    | {
        readonly how: 'assigned'
        readonly head: string
        readonly headEnd: number
        readonly scope: Scope
      }
  )

/** The part that names are within, with how many nameless functions it has had so far. */
interface Around {
  readonly key: string
  nameless: number
}

/** The function that the bundler puts around a CommonJS module. */
const COMMONJS = /^require_\w+$/

const bare = (name: string) => name.replace(/\$\d+$/, '')

function within({ key }: Around, name: string, nameless: 0 | 1): Around {
  const isFirst = key === '' || COMMONJS.test(key)
  return { key: isFirst ? bare(name) : `${key}.${bare(name)}`, nameless }
}

/** The name of what is assigned to; null where it has none. */
function nameOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : null
}

/** The functions of a module's text and the scopes that hold them. Throws for a text that is no module. */
export function readFunctions(code: string): {
  readonly functions: readonly Found[]
  readonly scopes: readonly Scope[]
} {
  const { program, errors } = parseSync('chunk.js', code, { preserveParens: false })
  if (errors.length > 0) throw new Error(errors[0]?.message)
  const functions: Found[] = []
  const scopes: Scope[] = []
  const methods = new Set<ESTree.Node>()
  const declared = new Map<ESTree.Node, Scope>()
  const file: Around = { key: '', nameless: 1 }
  const around = [file]
  const last = () => around.at(-1) ?? file

  const named = (name: string | null) => {
    around.push(name === null ? last() : within(last(), name, 0))
  }
  const leave = () => void around.pop()
  // A module is strict whether a directive in it says so or not: what is assigned may come before.
  const openScope = (at: number, body: readonly ESTree.Node[]) => {
    const scope = { at, first: [] }
    scopes.push(scope)
    for (const it of body) if (it.type === 'FunctionDeclaration') declared.set(it, scope)
  }
  /** Takes up a function, whose first nameless one has the name of what it is assigned to. */
  const enter = (node: Func) => {
    const outer = last()
    const id = node.type === 'ArrowFunctionExpression' ? null : node.id
    const name = id === null && outer.nameless > 0 ? String(outer.nameless) : (id?.name ?? null)
    if (id === null) outer.nameless += 1
    const own = name === null ? { key: outer.key, nameless: 1 } : within(outer, name, 1)
    around.push(own)
    const place = { start: node.start, end: node.end, key: own.key }
    const scope = declared.get(node)
    if (scope !== undefined && id !== null && node.type !== 'ArrowFunctionExpression') {
      const head = `${id.name} = (${node.async ? 'async ' : ''}function${node.generator ? '*' : ''}`
      functions.push({ ...place, how: 'assigned', head, headEnd: id.end, scope })
    } else {
      const isExpression = node.type !== 'FunctionDeclaration' && !methods.has(node)
      functions.push({ ...place, how: isExpression ? 'wrapped' : 'left' })
    }
    if (node.body?.type === 'BlockStatement') openScope(node.body.start + 1, node.body.body)
  }
  openScope(0, program.body)
  new Visitor({
    VariableDeclarator: ({ id }) => named(nameOf(id)),
    'VariableDeclarator:exit': leave,
    AssignmentExpression: ({ left }) => named(nameOf(left)),
    'AssignmentExpression:exit': leave,
    Property(node) {
      if (node.type !== 'Property') return
      if (node.method || node.kind !== 'init') methods.add(node.value)
      named(node.computed ? null : nameOf(node.key))
    },
    'Property:exit': leave,
    MethodDefinition({ key, computed, value }) {
      methods.add(value)
      named(computed ? null : nameOf(key))
    },
    'MethodDefinition:exit': leave,
    PropertyDefinition: ({ key, computed }) => named(computed ? null : nameOf(key)),
    'PropertyDefinition:exit': leave,
    ClassDeclaration: ({ id }) => named(id?.name ?? null),
    'ClassDeclaration:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  }).visit(program)
  return { functions, scopes }
}
