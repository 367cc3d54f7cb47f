import type { ESTree } from 'vite'

type Node = ESTree.Node

/** The names that a scope declares, each with its value where it is a constant or an import. */
export interface Scope {
  readonly parent: Scope | null
  readonly names: ReadonlyMap<string, Node | null>
}

const isNode = (it: unknown): it is Node =>
  typeof it === 'object' && it !== null && 'type' in it && typeof it.type === 'string'

/** The children of a node of a syntax tree, each with its name. */
export function partsOf(node: Node): [key: string, part: Node][] {
  const parts: [string, Node][] = []
  const entries: [string, unknown][] = Object.entries(node)
  for (const [key, value] of entries) {
    if (typeof value !== 'object' || value === null || key === 'parent') continue
    if (isNode(value)) parts.push([key, value])
    else if (Array.isArray(value))
      for (const part of value) if (isNode(part)) parts.push([key, part])
  }
  return parts
}

export const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

/** The names that a pattern declares. */
function* namesIn(pattern: Node): Generator<string> {
  if (pattern.type === 'Identifier') yield pattern.name
  else if (pattern.type === 'Property') yield* namesIn(pattern.value)
  else if (pattern.type === 'AssignmentPattern') yield* namesIn(pattern.left)
  else if (pattern.type === 'TSParameterProperty') yield* namesIn(pattern.parameter)
  else for (const [, part] of partsOf(pattern)) if (!isType(part)) yield* namesIn(part)
}

/**
 * Returns whether a part is for the type checker alone, and has nothing left when the script runs.
 */
export const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !WRAPPERS.has(type) && type !== 'TSParameterProperty'

/** Expressions that are another one with something said of its type, or of its place in a chain. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ChainExpression',
  'ParenthesizedExpression',
])

/** An expression without what only says something of its type or of its place in a chain. */
export function bare(node: Node): Node {
  return WRAPPERS.has(node.type) && 'expression' in node && isNode(node.expression)
    ? bare(node.expression)
    : node
}

type Declare = (name: string, value?: Node | null) => void

function declareVariables(node: ESTree.VariableDeclaration, declare: Declare): void {
  for (const { id, init } of node.declarations) {
    if (id.type === 'Identifier') declare(id.name, node.kind === 'const' ? init : null)
    else for (const name of namesIn(id)) declare(name)
  }
}

/** Declares the `var`s of a function or a file, which are its own in whatever block they are. */
function declareHoisted(node: Node, declare: Declare): void {
  for (const [, part] of partsOf(node)) {
    if (FUNCTIONS.has(part.type) || isType(part)) continue
    if (part.type === 'VariableDeclaration' && part.kind === 'var') declareVariables(part, declare)
    declareHoisted(part, declare)
  }
}

/** Declares what a statement of a block declares for that block. */
function declareOf(statement: Node, declare: Declare): void {
  if (statement.type === 'VariableDeclaration') declareVariables(statement, declare)
  else if (statement.type === 'ImportDeclaration') {
    for (const it of statement.specifiers) declare(it.local.name, it)
  } else if (
    statement.type === 'ExportNamedDeclaration' ||
    statement.type === 'ExportDefaultDeclaration'
  ) {
    if (statement.declaration) declareOf(statement.declaration, declare)
  } else if (
    (statement.type === 'FunctionDeclaration' ||
      statement.type === 'ClassDeclaration' ||
      statement.type === 'TSEnumDeclaration') &&
    statement.id
  ) {
    declare(statement.id.name)
  }
}

/** The scope of a part of a syntax tree: one of its own where it declares anything. */
export function scopeWithin(node: Node, parent: Scope | null): Scope | null {
  const names = new Map<string, Node | null>()
  const declare: Declare = (name, value = null) => names.set(name, value)
  if (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  ) {
    if (node.type === 'FunctionExpression' && node.id) declare(node.id.name)
    for (const parameter of node.params) for (const name of namesIn(parameter)) declare(name)
    if (node.type !== 'ArrowFunctionExpression') declare('arguments')
    if (node.body) declareHoisted(node.body, declare)
  } else if (node.type === 'Program') {
    declareHoisted(node, declare)
    for (const statement of node.body) declareOf(statement, declare)
  } else if (node.type === 'BlockStatement' || node.type === 'StaticBlock') {
    for (const statement of node.body) declareOf(statement, declare)
  } else if (node.type === 'SwitchStatement') {
    for (const { consequent } of node.cases) for (const it of consequent) declareOf(it, declare)
  } else if (node.type === 'ForStatement') {
    if (node.init) declareOf(node.init, declare)
  } else if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') {
    declareOf(node.left, declare)
  } else if (node.type === 'CatchClause') {
    if (node.param) for (const name of namesIn(node.param)) declare(name)
  } else if (node.type === 'ClassExpression' && node.id) declare(node.id.name)
  return names.size > 0 ? { parent, names } : parent
}

/** The declaration of a name: null where the script has none, so that it is a global. */
export function findName(
  name: string,
  scope: Scope | null,
): { readonly scope: Scope; readonly value: Node | null } | null {
  if (scope === null) return null
  const value = scope.names.get(name)
  return value === undefined ? findName(name, scope.parent) : { scope, value }
}
