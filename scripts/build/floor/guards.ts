import type { ESTree } from 'vite'
import { textOf, type Paths } from './paths.ts'
import { bare, findName, type Scope } from './scopes.ts'

type Node = ESTree.Node

/** A fact that holds where a part of a script runs: a test, and whether it held. */
export interface Fact {
  readonly test: Node
  readonly holds: boolean
  readonly scope: Scope | null
}

/** The names that a test must have so that a use behind it is guarded. */
export interface Wanted {
  /** Returns whether a test that names this path names what is used. */
  readonly isPath: (path: string) => boolean
}

const isUndefined = (node: Node): boolean => {
  const it = bare(node)
  if (it.type === 'Identifier') return it.name === 'undefined'
  if (it.type === 'UnaryExpression') return it.operator === 'void'
  return it.type === 'Literal' && it.value === null
}

const typeofOperand = (node: Node): Node | null => {
  const it = bare(node)
  return it.type === 'UnaryExpression' && it.operator === 'typeof' ? it.argument : null
}

/** Decides whether a test says by its outcome that what is wanted is there. */
export class Guards {
  readonly #paths: Paths

  constructor(paths: Paths) {
    this.#paths = paths
  }

  isGuarded(facts: readonly Fact[], wanted: Wanted): boolean {
    return facts.some(({ test, holds, scope }) => this.#says(test, holds, scope, wanted))
  }

  #says(node: Node, holds: boolean, scope: Scope | null, wanted: Wanted): boolean {
    const test = bare(node)
    const says = (part: Node, outcome = holds) => this.#says(part, outcome, scope, wanted)
    if (holds && this.#names(test, scope, wanted)) return true
    if (test.type === 'UnaryExpression') return test.operator === '!' && says(test.argument, !holds)
    if (test.type === 'LogicalExpression') {
      if (test.operator === '??') return false
      const isEither = (test.operator === '&&') === holds
      return isEither ? says(test.left) || says(test.right) : says(test.left) && says(test.right)
    }
    if (test.type === 'BinaryExpression') return this.#compares(test, holds, scope, wanted)
    if (test.type === 'SequenceExpression') {
      const last = test.expressions.at(-1)
      return last !== undefined && says(last)
    }
    if (test.type === 'CallExpression') {
      const isBoolean = this.#paths.pathOf(test.callee, scope) === 'Boolean'
      const [first] = test.arguments
      return isBoolean && first !== undefined && says(first)
    }
    if (test.type !== 'Identifier') return false
    const constant = findName(test.name, scope)
    return Boolean(constant?.value && this.#says(constant.value, holds, constant.scope, wanted))
  }

  /** Returns whether an expression that is not false has read what is wanted. */
  #names(node: Node, scope: Scope | null, wanted: Wanted): boolean {
    const it = bare(node)
    if (it.type !== 'Identifier' && it.type !== 'MemberExpression' && it.type !== 'CallExpression')
      return false
    if (wanted.isPath(this.#paths.pathOf(it, scope))) return true
    if (it.type === 'MemberExpression') return this.#names(it.object, scope, wanted)
    return it.type === 'CallExpression' && this.#names(it.callee, scope, wanted)
  }

  #compares(
    { left, operator, right }: ESTree.BinaryExpression | ESTree.PrivateInExpression,
    holds: boolean,
    scope: Scope | null,
    wanted: Wanted,
  ): boolean {
    if (operator === 'in') {
      const key = textOf(left)
      if (!holds || key === null) return false
      const path = this.#paths.memberPath(this.#paths.pathOf(right, scope), key)
      return wanted.isPath(path)
    }
    // Minified: typeof x < "u", where "undefined" is the one word behind it.
    const sides: [Node, Node][] = [
      [left, right],
      [right, left],
    ]
    return sides.some(([one, other], at) => {
      const operand = typeofOperand(one)
      const word = textOf(other)
      if (operand !== null && word !== null) {
        if (!this.#names(operand, scope, wanted)) return false
        const isBelow = (at === 0) === holds
        if (word === 'u') return operator === (isBelow ? '<' : '>')
        if (!/^[!=]==?$/.test(operator)) return false
        const isSame = operator.startsWith('=')
        return isSame === holds ? word !== 'undefined' : word === 'undefined'
      }
      if (!isUndefined(other) || !this.#names(one, scope, wanted)) return false
      return /^!==?$/.test(operator) ? holds : /^===?$/.test(operator) && !holds
    })
  }
}
