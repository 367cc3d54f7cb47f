import { parse } from 'postcss'
import type { ESTree } from 'vite'
import { keyOf, textOf } from './paths.ts'
import { bare } from './scopes.ts'
import type { Style } from './style-uses.ts'

type Node = ESTree.Node

/** Styles that a script gives one element. */
interface Given {
  readonly at: number
  readonly styles: readonly Style[]
  readonly displays: readonly string[]
}

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The text of a value as far as it is written: what is put into it is left out. */
function writtenIn(node: Node): string {
  const it = bare(node)
  if (it.type === 'TemplateLiteral') return it.quasis.map(({ value }) => value.raw).join('0')
  return textOf(it) ?? (it.type === 'Literal' ? String(it.value) : '')
}

const given = (at: number, styles: readonly Style[]): Given[] => [
  {
    at,
    styles,
    displays: styles.flatMap(({ property, value }) => (property === 'display' ? [value] : [])),
  },
]

function inObject(node: Node | null | undefined): Given[] {
  const object = node && bare(node)
  if (object?.type !== 'ObjectExpression') return []
  const styles = object.properties.flatMap((it): Style[] => {
    if (it.type !== 'Property' || it.computed) return []
    const key = it.key.type === 'Identifier' ? it.key.name : textOf(it.key)
    return key === null ? [] : [{ property: kebab(key), value: writtenIn(it.value) }]
  })
  return given(object.start, styles)
}

/** Returns whether an expression is the style of an element. */
const isStyle = (node: Node): boolean => {
  const it = bare(node)
  return it.type === 'MemberExpression' && keyOf(it) === 'style'
}

function inText(at: number, text: string): Given[] {
  const [rule] = parse(`a{${text}}`).nodes
  if (rule?.type !== 'rule') return []
  const styles = rule.nodes.flatMap((it) =>
    it.type === 'decl' ? [{ property: it.prop, value: it.value }] : [],
  )
  return given(at, styles)
}

function inCall({ callee, arguments: [first, second], start }: ESTree.CallExpression): Given[] {
  const it = bare(callee)
  if (it.type !== 'MemberExpression' || !first || !second) return []
  const key = keyOf(it)
  if (key === 'assign' && isStyle(first)) return inObject(second)
  const property = textOf(first)
  if (key !== 'setProperty' || !isStyle(it.object) || property === null) return []
  return given(start, [{ property, value: writtenIn(second) }])
}

function inAssignment({ left, right, start }: ESTree.AssignmentExpression): Given[] {
  if (left.type !== 'MemberExpression') return []
  const key = keyOf(left)
  if (key === 'style') return inText(start, writtenIn(right))
  if (key === null || !isStyle(left.object)) return []
  if (key === 'cssText') return inText(start, writtenIn(right))
  return given(start, [{ property: kebab(key), value: writtenIn(right) }])
}

const isStyles = (type: { readonly typeAnnotation: Node } | null | undefined): boolean => {
  const name = type?.typeAnnotation
  return (
    name?.type === 'TSTypeReference' &&
    name.typeName.type === 'Identifier' &&
    name.typeName.name === 'CSSProperties'
  )
}

/** The styles that a part of a script sets by itself, its own parts aside. */
export function stylesIn(node: Node): readonly Given[] {
  if (node.type === 'JSXAttribute') {
    const { name, value } = node
    const isContainer = name.name === 'style' && value?.type === 'JSXExpressionContainer'
    return isContainer ? inObject(value.expression) : []
  }
  if (node.type === 'VariableDeclarator')
    return isStyles(node.id.typeAnnotation) ? inObject(node.init) : []
  if (node.type === 'ArrowFunctionExpression')
    return isStyles(node.returnType) && node.expression ? inObject(node.body) : []
  if (node.type === 'AssignmentExpression') return inAssignment(node)
  return node.type === 'CallExpression' ? inCall(node) : []
}
