import {
  PURIFY_OPTIONS,
  RICH_TEXT_LIMITS,
  richAttributes,
  richTag,
  unparsedProblem,
  type RichNode,
  type RichTag,
  type RichTextHosts,
  type RichTextProblem,
} from '#domain/content/rich-text.ts'

/** The part of DOMPurify that cleaning needs. */
export interface Purifier {
  sanitize(root: Node, options: object): unknown
}

export interface Cleaning {
  readonly purifier: Purifier
  /** Parses a text into a document that runs nothing and loads nothing; gives its body. */
  readonly parse: (html: string) => HTMLElement
  readonly hosts: RichTextHosts
}

export type CleanText =
  | { readonly nodes: readonly RichNode[] }
  | { readonly problem: RichTextProblem }

const ELEMENT = 1
const TEXT = 3

/**
 * Returns whether the parsed text is within the limits. Without recursion: depth is what it is
 * about. Stops at the first limit passed.
 */
function sizeProblem(root: Node): RichTextProblem | null {
  let nodes = 0
  let depth = 0
  let node: Node | null = root.firstChild
  while (node !== null) {
    nodes += 1
    if (nodes > RICH_TEXT_LIMITS.nodes) return 'tooManyNodes'
    if (depth >= RICH_TEXT_LIMITS.depth && node.nodeType === ELEMENT) return 'tooDeep'
    if (node.firstChild !== null) {
      node = node.firstChild
      depth += 1
      continue
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      node = node.parentNode
      depth -= 1
    }
    if (node === null || node === root) return null
    node = node.nextSibling
  }
  return null
}

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT

/** The elements that may be directly in the parts of a table. */
const TABLE_PARTS: Readonly<Partial<Record<RichTag, readonly RichTag[]>>> = {
  table: ['thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
}

const isA = (node: RichNode, tags: readonly RichTag[]) =>
  typeof node !== 'string' && tags.includes(node.tag)

/** Rows directly in a table are put into a body. */
function inBodies(parts: readonly RichNode[]): readonly RichNode[] {
  const loose = parts.filter((it) => isA(it, ['tr']))
  if (loose.length === 0) return parts
  const body: RichNode = { tag: 'tbody', attributes: {}, children: loose }
  return [...parts.filter((it) => !loose.includes(it)), body]
}

/** A part of a table; what cannot be in it goes before the table. */
function tablePart(tag: RichTag, children: readonly RichNode[]): readonly RichNode[] {
  const allowed = TABLE_PARTS[tag] ?? []
  const parts = children.filter((it) => isA(it, allowed))
  const stray = children.filter(
    (it) => !(parts.includes(it) || (typeof it === 'string' && /^\s*$/.test(it))),
  )
  const rows = tag === 'table' ? inBodies(parts) : parts
  return rows.length === 0 ? stray : [...stray, { tag, attributes: {}, children: rows }]
}

/**
 * Returns what is left of a clean node; an element without the attributes it needs is what is in
 * it.
 */
function read(node: Node, hosts: RichTextHosts, inLink = false): readonly RichNode[] {
  if (node.nodeType === TEXT) return node.nodeValue === null ? [] : [node.nodeValue]
  if (!isElement(node)) return []
  const tag = richTag(node.localName)
  const attributes =
    tag === null ? null : richAttributes(tag, (name) => node.getAttribute(name), hosts)
  const link = inLink || (tag === 'a' && attributes !== null)
  const children = [...node.childNodes].flatMap((child) => read(child, hosts, link))
  if (tag === null || attributes === null) return children
  // A fund is a link itself, and no link is in another.
  if (inLink && (tag === 'a' || tag === 'span')) return children
  if (tag in TABLE_PARTS) return tablePart(tag, children)
  return [{ tag, attributes, children }]
}

/** Reduces a text from outside to the elements and attributes of the rules (rules.md#rich-text). */
export function cleanRichText(html: string, { purifier, parse, hosts }: Cleaning): CleanText {
  const refused = unparsedProblem(html)
  if (refused !== null) return { problem: refused }
  const body = parse(html)
  const problem = sizeProblem(body)
  if (problem !== null) return { problem }
  // In place, in a document of its own: nothing is written as HTML and parsed a second time.
  purifier.sanitize(body, {
    ...PURIFY_OPTIONS,
    ALLOWED_TAGS: [...PURIFY_OPTIONS.ALLOWED_TAGS, 'body'],
    IN_PLACE: true,
    // No policy of its own: without one it parses nothing.
    TRUSTED_TYPES_POLICY: null,
  })
  return { nodes: [...body.childNodes].flatMap((node) => read(node, hosts)) }
}
