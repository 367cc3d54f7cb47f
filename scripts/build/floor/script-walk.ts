import type { ESTree } from 'vite'
import type { Fact } from './guards.ts'
import { bare, FUNCTIONS, isType, partsOf, scopeWithin, type Scope } from './scopes.ts'

type Node = ESTree.Node

/** The place of a node: its surroundings, and the tests around it. */
export interface Place {
  readonly scope: Scope | null
  readonly facts: readonly Fact[]
  readonly around: Node | null
  readonly key: string
  /** True where a failure is caught, in built files. */
  readonly isTried: boolean
}

/** Keys under which a part is a name of its own, and not a read. */
const NAMES: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  AccessorProperty: 'key',
}
const UNREAD: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportSpecifier',
  'MetaProperty',
  'BreakStatement',
  'ContinueStatement',
])
const EXITS: ReadonlySet<string> = new Set([
  'ReturnStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
])

const isTry = (node: Node, key: string): boolean =>
  node.type === 'TryStatement' && key === 'block' && node.handler !== null

/** Returns whether nothing after a statement runs once it has run. */
function leaves(statement: Node | null | undefined): boolean {
  if (!statement) return false
  if (EXITS.has(statement.type)) return true
  if (statement.type === 'BlockStatement') return statement.body.some(leaves)
  return (
    statement.type === 'IfStatement' && leaves(statement.consequent) && leaves(statement.alternate)
  )
}

interface Walk {
  /** True where a failure within a `try` that catches it is only tried. */
  readonly isTrying: boolean
  readonly judge: (node: Node, place: Place) => void
}

/** Comes to each part of a script that runs, with the tests that hold there. */
export function walkScript(program: ESTree.Program, walk: Walk): void {
  visit(program, { scope: null, facts: [], around: null, key: '', isTried: false }, walk)
}

function visit(node: Node, place: Place, walk: Walk): void {
  if (UNREAD.has(node.type) || isType(node)) return
  const it = bare(node)
  if (it !== node) return visit(it, place, walk)
  const scope = scopeWithin(node, place.scope)
  walk.judge(node, place)
  const { facts } = place
  const within = (key: string, part: Node, test?: Node, holds = true): void => {
    const known = test ? [...facts, { test, holds, scope }] : facts
    const isTried = isTry(node, key) ? walk.isTrying : place.isTried
    const isFunction = FUNCTIONS.has(node.type)
    const at = { scope, facts: known, around: node, key, isTried: isTried && !isFunction }
    visit(part, at, walk)
  }
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    within('test', node.test)
    within('consequent', node.consequent, node.test)
    if (node.alternate) within('alternate', node.alternate, node.test, false)
  } else if (node.type === 'LogicalExpression' && node.operator !== '??') {
    within('left', node.left)
    within('right', node.right, node.left, node.operator === '&&')
  } else if (node.type === 'WhileStatement' || node.type === 'ForStatement') {
    for (const [key, part] of partsOf(node)) {
      const isBehind = key === 'body' || key === 'update'
      within(key, part, (isBehind && node.test) || undefined)
    }
  } else if (
    node.type === 'Program' ||
    node.type === 'BlockStatement' ||
    node.type === 'StaticBlock'
  ) {
    visitStatements(node.body, { ...place, scope, around: node, key: 'body' }, walk)
  } else {
    const isNamed = !('computed' in node && node.computed)
    for (const [key, part] of partsOf(node))
      if (!isNamed || NAMES[node.type] !== key) within(key, part)
  }
}

/** Visits statements: what follows one that leaves by a test runs only where the test said else. */
function visitStatements(statements: readonly Node[], place: Place, walk: Walk): void {
  const facts = [...place.facts]
  for (const statement of statements) {
    visit(statement, { ...place, facts: [...facts] }, walk)
    if (statement.type !== 'IfStatement') continue
    const { test, consequent, alternate } = statement
    const { scope } = place
    if (leaves(consequent)) facts.push({ test, holds: false, scope })
    if (leaves(alternate)) facts.push({ test, holds: true, scope })
  }
}
