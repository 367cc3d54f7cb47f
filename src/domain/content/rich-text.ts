/**
 * The elements that rich text from outside may hold (rules.md#rich-text). The provider cleans by
 * these rules when a text is written, the page when it is shown.
 */
import { cutText } from '#domain/text/cut-text.ts'
import { outsideAddress } from '#domain/navigation/outside-address.ts'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { providerPath } from '#domain/navigation/provider-path.ts'

/** A text beyond one of these is refused whole. `bytes` counts UTF-8. */
export const RICH_TEXT_LIMITS = { bytes: 200 * 1024, nodes: 5_000, depth: 20 } as const

/** The elements that are drawn as they are. Any other is replaced by what is in it. */
export const RICH_TAGS = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'br',
  'hr',
  'blockquote',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'span',
] as const
export type RichTag = (typeof RICH_TAGS)[number]

export const RICH_ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'data-fund',
] as const

/** Dropped with all that is in them: code, other namespaces, and what is parsed by other rules. */
export const DROPPED_TAGS = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'applet',
  'form',
  'svg',
  'math',
  'annotation-xml',
  'foreignobject',
  'noscript',
  'template',
  'textarea',
  'select',
  'title',
  'head',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
  'frameset',
  'audio',
  'video',
  'canvas',
] as const

/** The options of DOMPurify for these rules. */
export const PURIFY_OPTIONS = {
  ALLOWED_TAGS: RICH_TAGS,
  ALLOWED_ATTR: RICH_ATTRIBUTES,
  FORBID_CONTENTS: DROPPED_TAGS,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  KEEP_CONTENT: true,
} as const

/** The hosts that a text may lead to and show pictures of, besides the page's own origin. */
export interface RichTextHosts {
  readonly links: readonly string[]
  readonly pictures: readonly string[]
}

export type RichNode = string | RichElement

/** An element of a cleaned text, with the attributes that its tag has, all checked. */
export interface RichElement {
  readonly tag: RichTag
  readonly attributes: Readonly<Partial<Record<(typeof RICH_ATTRIBUTES)[number], string>>>
  readonly children: readonly RichNode[]
}

export type RichTextProblem = 'tooLarge' | 'tooManyNodes' | 'tooDeep'

function isTooLarge(html: string): boolean {
  const { bytes } = RICH_TEXT_LIMITS
  if (html.length * 3 <= bytes) return false
  return html.length > bytes || new TextEncoder().encode(html).length > bytes
}

/** Closed by the parser itself, so that none of them is in another by being opened again. */
const CLOSES_ITSELF: ReadonlySet<string> = new Set(
  'br hr img p li td th tr dd dt option input meta link'.split(' '),
)
/** Far beyond what a text within the limits can look like before it is parsed. */
const ROUGH_DEPTH = 10 * RICH_TEXT_LIMITS.depth

/**
 * Returns what can be seen of a text to refuse it before it is parsed, which takes the square of
 * its depth: its size, how many elements it opens, and how many more it opens than it closes.
 */
export function unparsedProblem(html: string): RichTextProblem | null {
  if (isTooLarge(html)) return 'tooLarge'
  let opened = 0
  let open = 0
  for (const [, close, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (close === '') opened += 1
    if (!CLOSES_ITSELF.has(name.toLowerCase())) open = Math.max(0, open + (close === '' ? 1 : -1))
    if (open > ROUGH_DEPTH) return 'tooDeep'
    if (opened > RICH_TEXT_LIMITS.nodes) return 'tooManyNodes'
  }
  return null
}

const MOST_CELLS = 12
const MOST_PIXELS = 4_000

function wholeNumber(value: string | null, most: number): string | null {
  const number = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= most ? String(number) : null
}

/** An address inside the app, or of a listed host; null for any other. */
export function richAddress(address: string | null, hosts: readonly string[]): string | null {
  const text = address?.trim() ?? ''
  const own = ownAddress(text)
  if (own !== null) return own
  const outside = outsideAddress(text, hosts)
  return 'url' in outside ? outside.url.href : null
}

type Attributes = RichElement['attributes']
type Read = (name: (typeof RICH_ATTRIBUTES)[number]) => string | null

/** The attributes without those that are null. */
function present(given: Readonly<Record<string, string | null>>): Attributes {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
}

const cell = (read: Read) =>
  present({
    colspan: wholeNumber(read('colspan'), MOST_CELLS),
    rowspan: wholeNumber(read('rowspan'), MOST_CELLS),
  })

type Reader = (read: Read, hosts: RichTextHosts) => Attributes | null

/** Elements with attributes; null where one makes no sense without what it lacks. */
const READERS: Readonly<Partial<Record<RichTag, Reader>>> = {
  a: (read, { links }) => {
    const href = richAddress(read('href'), links)
    // An answer of the provider is no page.
    return href === null || (ownAddress(href) !== null && providerPath(href) === 'answer')
      ? null
      : { href }
  },
  img: (read, { pictures }) => {
    const src = richAddress(read('src'), pictures)
    if (src === null) return null
    const width = wholeNumber(read('width'), MOST_PIXELS)
    const height = wholeNumber(read('height'), MOST_PIXELS)
    // One of them alone gives no ratio.
    const size = width === null || height === null ? {} : { width, height }
    return { src, alt: cutText(read('alt') ?? '', 200), ...size }
  },
  span: (read) => {
    const fund = read('data-fund') ?? ''
    return /^\d{6}$/.test(fund) ? { 'data-fund': fund } : null
  },
  td: cell,
  th: cell,
}

const NONE: Attributes = {}

/**
 * The attributes of an allowed element, checked; null for a link that leads nowhere, a picture
 * without an address, a span that names no fund, and for an element that cannot be judged: it costs
 * itself, never the text.
 */
export function richAttributes(tag: RichTag, read: Read, hosts: RichTextHosts): Attributes | null {
  const reader = READERS[tag]
  if (reader === undefined) return NONE
  try {
    return reader(read, hosts)
  } catch {
    return null
  }
}

const isRichTag = (name: string): name is RichTag => RICH_TAGS.some((tag) => tag === name)

/** The allowed tag of this name, in whatever case; null for any other. */
export function richTag(name: string): RichTag | null {
  const lower = name.toLowerCase()
  return isRichTag(lower) ? lower : null
}

const VOID: ReadonlySet<RichTag> = new Set(['br', 'hr', 'img'])

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}
const escaped = (text: string) => text.replace(/[&<>"\u00a0]/g, (it) => ESCAPES[it] ?? it)

/** A cleaned text as HTML, as the provider keeps it. */
export function writeRichText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      const { tag, attributes, children } = node
      const written = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escaped(value)}"`,
      )
      const open = `<${tag}${written.join('')}>`
      return VOID.has(tag) ? open : `${open}${writeRichText(children)}</${tag}>`
    })
    .join('')
}

/** The words of a cleaned text, in order, as they are searched in and counted. */
export function richWords(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : richWords(node.children))).join('')
}
