import { parseSync, type ESTree } from 'vite'
import { broughtByCall, entriesIn, isBrought } from './brought.ts'
import { Guards } from './guards.ts'
import { newer } from './newer.ts'
import { keyOf, Paths, textOf } from './paths.ts'
import { newerInPattern } from './patterns.ts'
import { stylesIn } from './script-styles.ts'
import { newerStyles } from './style-uses.ts'
import { walkScript, type Place } from './script-walk.ts'
import { bare, findName } from './scopes.ts'

type Node = ESTree.Node

/** A use of what the floor's engines are without, which no test of its own guards. */
export interface Use {
  /** `URL.canParse`, or `.at()` of an object that is not known. */
  readonly name: string
  readonly line: number
  /** The text that the use begins. */
  readonly text: string
}

/**
 * The owners of members, by the type of the object that each is read from. An object of the web that
 * has one of the product's own types is not recognized.
 */
export interface MemberTypes {
  /**
   * The path of the member at a place of a file, where the floor is without it:
   * `Blob.prototype.arrayBuffer`. Null where it has it, undefined where types do not say whose it is.
   */
  readonly newerAt: (file: string, at: number, key: string) => string | null | undefined
}

export interface ScriptUses {
  readonly uses: readonly Use[]
  /** The paths that the script defines itself: `Array.prototype.at`, `structuredClone`. */
  readonly brought: ReadonlySet<string>
}

/**
 * Reads what a script uses and brings along. Libraries also ask by trying: in what is `built`, what
 * fails within a `try` that catches it is no use. Options that a call does without, and the styles
 * that a script sets, are read in the product's own `source`. `types` say there whose a member is.
 * Throws for a text that is no script.
 */
export function readScript(
  file: string,
  source: string,
  kind: 'built' | 'source',
  types: MemberTypes | null = null,
): ScriptUses {
  const { program, errors } = parseSync(file, source, { preserveParens: false })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return new Reader(file, source, kind, types).read(program)
}

class Reader {
  readonly #file: string
  readonly #source: string
  readonly #types: MemberTypes | null
  readonly #paths: Paths
  readonly #guards: Guards
  readonly #found = new Map<number, string>()
  readonly #brought = new Set<string>()
  readonly #newer = newer()

  readonly #isOurs: boolean

  constructor(file: string, source: string, kind: 'built' | 'source', types: MemberTypes | null) {
    this.#file = file
    this.#source = source
    this.#types = types
    this.#isOurs = kind === 'source'
    this.#paths = new Paths(source)
    this.#guards = new Guards(this.#paths)
  }

  read(program: ESTree.Program): ScriptUses {
    walkScript(program, {
      isTrying: !this.#isOurs,
      judge: (node, place) => this.#judge(node, place),
    })
    const uses = [...this.#found]
      .filter(([, name]) => !isBrought(name, this.#brought))
      .map(([at, name]) => ({
        name,
        line: this.#source.slice(0, at).split('\n').length,
        text: this.#source.slice(at, at + 50).replace(/\s+/g, ' '),
      }))
    return { uses, brought: this.#brought }
  }

  #judge(node: Node, place: Place): void {
    if (this.#isOurs) this.#judgeStyles(node)
    if (node.type === 'Identifier') this.#judgeGlobal(node, place)
    else if (node.type === 'MemberExpression') this.#judgeMember(node, place)
    else if (node.type === 'Literal' && 'regex' in node && node.regex) {
      this.#judgePattern(node, node.regex.pattern, node.regex.flags)
    } else if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      this.#judgeCall(node, place)
      const brought = broughtByCall(node, place.scope, this.#paths, this.#newer)
      for (const path of brought) this.#brought.add(path)
    } else if (node.type === 'AssignmentExpression') {
      const { left } = node
      if (left.type !== 'MemberExpression' || !this.#newer.isKey(keyOf(left) ?? '')) return
      const path = this.#paths.pathOf(left, place.scope)
      if (this.#newer.isNewer(path)) this.#brought.add(path)
    } else if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'ObjectPattern' &&
      node.init
    ) {
      this.#judgeTaken(node.id, node.init, place)
    }
  }

  /** A newer global throws wherever it is read, but for `typeof`. */
  #judgeGlobal(node: Node & { readonly name: string }, place: Place): void {
    if (!this.#newer.isKey(node.name)) return
    const path = this.#paths.pathOf(node, place.scope)
    const isTest = place.around?.type === 'UnaryExpression' && place.around.operator === 'typeof'
    if (!isTest && this.#newer.isNewer(path)) this.#use(path, node, place, path)
  }

  /** A newer member is undefined: it throws where it is called, or read further. */
  #judgeMember(node: ESTree.MemberExpression, place: Place): void {
    const key = keyOf(node)
    if (key === null || !this.#newer.isKey(key)) return
    const path = this.#paths.pathOf(node, place.scope)
    if (this.#newer.isNewer(path)) {
      if (isNeeded(place, isStatic(path))) this.#use(path, node, place, path)
      return
    }
    // A use that is not needed costs no look at its type.
    const found = isNeeded(place, false)
      ? this.#types?.newerAt(this.#file, node.property.start, key)
      : undefined
    if (typeof found === 'string') this.#use(found, node, place, path)
    else if (found === null) return
    else if (this.#newer.isMethod(key) && this.#isMethod(place) && !isOwn(node, place)) {
      this.#use(`.${key}()`, node, place, path)
    }
  }

  /** Returns whether a member is called, or its `call` is. */
  #isMethod({ around, key }: Place): boolean {
    if (around?.type === 'CallExpression') return key === 'callee' && !around.optional
    if (around?.type !== 'MemberExpression' || key !== 'object' || around.optional) return false
    return /^(?:call|apply|bind)$/.test(keyOf(around) ?? '')
  }

  #judgeCall(node: ESTree.CallExpression | ESTree.NewExpression, place: Place): void {
    const path = this.#paths.pathOf(node.callee, place.scope)
    if (path === 'RegExp') {
      const [pattern, flags] = node.arguments.map(textOf)
      this.#judgePattern(node, pattern ?? '', flags ?? '')
    }
    if (this.#isOurs) this.#judgeOptions(node, path)
    if (node.type === 'NewExpression' && this.#newer.isConstructor(path)) {
      this.#use(`new ${path}`, node, place, path)
    }
  }

  /** Options that a call of the floor does not know: it does as if they were not given. */
  #judgeOptions(node: ESTree.CallExpression | ESTree.NewExpression, path: string): void {
    const { callee } = node
    const method = callee.type === 'MemberExpression' ? keyOf(callee) : null
    const calls = [node.type === 'NewExpression' ? `new ${path}` : path, `.${method}`]
    for (const call of calls) {
      const options = this.#newer.optionsOf(call)
      if (options.size === 0) continue
      for (const given of node.arguments.filter((it) => it.type === 'ObjectExpression'))
        for (const [key, value] of entriesIn(given))
          if (options.has(key)) this.#found.set(value.start, `${call}({ ${key} })`)
    }
  }

  /** Styles that a script sets, which no build rewrites. */
  #judgeStyles(node: Node): void {
    for (const { at, styles, displays } of stylesIn(node))
      for (const name of newerStyles(styles, displays)) this.#found.set(at, `${name} of a style`)
  }

  /** Parts of an object that are taken by name: `const { canParse } = URL`. */
  #judgeTaken(taken: ESTree.ObjectPattern, from: Node, place: Place): void {
    const holder = this.#paths.pathOf(from, place.scope)
    for (const part of taken.properties) {
      if (part.type !== 'Property' || part.computed || part.key.type !== 'Identifier') continue
      const path = this.#paths.memberPath(holder, part.key.name)
      const hasDefault = part.value.type === 'AssignmentPattern'
      if (isStatic(path) && !hasDefault && this.#newer.isNewer(path))
        this.#use(path, part, place, path)
    }
  }

  #judgePattern(node: Node, pattern: string, flags: string): void {
    for (const name of newerInPattern(pattern, flags)) this.#found.set(node.start, name)
  }

  #use(name: string, node: Node, { facts, isTried }: Place, path: string): void {
    if (isTried) return
    const key = path.slice(path.lastIndexOf('.') + 1)
    const isMethod = name.startsWith('.')
    const isPath = (named: string): boolean =>
      named === path ||
      named === name ||
      (isMethod && named.endsWith(`.prototype.${key}`)) ||
      (path.startsWith(`${named}.`) && this.#newer.isNewer(named)) ||
      (name === `new ${path}` &&
        named.startsWith(`${path}.prototype.`) &&
        this.#newer.isNewer(named))
    if (!this.#guards.isGuarded(facts, { isPath })) this.#found.set(node.start, name)
  }
}

/**
 * Returns whether a member is of an object of the script's own class, or of a module: `v.union`.
 */
function isOwn({ object }: ESTree.MemberExpression, { scope }: Place): boolean {
  const it = bare(object)
  if (it.type === 'ThisExpression' || it.type === 'Super') return true
  if (it.type !== 'Identifier') return false
  return findName(it.name, scope)?.value?.type === 'ImportNamespaceSpecifier'
}

/** A member of a class or a namespace, and not of one object. */
const isStatic = (path: string): boolean => /^[A-Z]/.test(path)

/** Returns whether a script cannot go on where a value is undefined. */
function isNeeded({ around, key }: Place, isFunction: boolean): boolean {
  if (!around) return false
  const { type } = around
  if (type === 'CallExpression' || type === 'NewExpression') {
    if (key === 'callee') return type === 'NewExpression' || !around.optional
    return isFunction
  }
  if (type === 'MemberExpression') return key === 'object' && !around.optional
  if (type === 'BinaryExpression') return around.operator === 'instanceof' && key === 'right'
  // Of undefined nothing can be taken, by name or in turn.
  if (type === 'VariableDeclarator') return key === 'init' && around.id.type !== 'Identifier'
  if (type === 'ForOfStatement') return key === 'right'
  return key === 'tag' || key === 'superClass' || type === 'SpreadElement'
}
