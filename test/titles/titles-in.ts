import { parseSync, Visitor, type ESTree } from 'vite'

/** The title of a test, as its source has it. */
export interface TestTitle {
  /** `src/ui/layout/Card.test.tsx:12`. */
  readonly at: string
  /** The title of the test alone; an expression in a template is `${}`. */
  readonly title: string
  /** The titles of the groups around it and its own, as one sentence. */
  readonly sentence: string
}

/** The ways in which a test is made of another function: `it.each(rows)`. */
const VARIANTS = new Set(['each', 'for', 'skipIf', 'runIf', 'concurrent'])

/** The name of the function that a call begins with: `it` of `it.each(rows)(title, run)`. */
function called(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') {
    const { object, property } = node
    return property.type === 'Identifier' && VARIANTS.has(property.name) ? called(object) : ''
  }
  if (node.type === 'CallExpression') return called(node.callee)
  return node.type === 'TaggedTemplateExpression' ? called(node.tag) : ''
}

/** The text of a title; null where it is made elsewhere. */
function titleOf(node: ESTree.Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node?.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.cooked ?? '').join('${}')
}

/** The titles of a file's tests, in their order. */
export function titlesIn(file: string, text: string): TestTitle[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const titles: TestTitle[] = []
  const groups: { readonly node: ESTree.Node; readonly title: string }[] = []
  new Visitor({
    CallExpression(node) {
      const title = node.arguments.length > 1 ? titleOf(node.arguments[0]) : null
      if (title === null) return
      const name = called(node.callee)
      if (name === 'describe') groups.push({ node, title })
      if (name !== 'it' && name !== 'test') return
      titles.push({
        at: `${file}:${text.slice(0, node.start).split('\n').length}`,
        title,
        sentence: [...groups.map((group) => group.title), title].join(' '),
      })
    },
    'CallExpression:exit'(node) {
      if (groups.at(-1)?.node === node) groups.pop()
    },
  }).visit(program)
  return titles
}
