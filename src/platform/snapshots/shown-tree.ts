/**
 * A screen as a tree of elements and texts: never HTML, which a parser would run. What is not
 * listed here is left out when the tree is made of a page, and again when a page is made of it.
 */
export type ShownNode = string | ShownElement
export type ShownElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly ShownNode[],
]

const SVG = 'http://www.w3.org/2000/svg'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const TAGS = words(
  'a article b button caption dd del div dl dt em figcaption figure footer h1 h2 h3 h4 header hr ' +
    'i img input label li main nav ol output p s section small span strong sub sup table tbody ' +
    'td th thead time tr ul circle ellipse g line path polygon polyline rect svg text tspan',
)

/** No address, name or id, nothing that is entered or heard, no handler. */
const ATTRIBUTES = words(
  'class style src placeholder type disabled colspan rowspan aria-invalid data-accent ' +
    'data-block data-columns data-ground data-kind data-more data-moving data-state data-tone data-under-header viewBox d fill fill-rule clip-rule ' +
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray opacity transform ' +
    'points cx cy r rx ry x y x1 x2 y1 y2 dx dy width height text-anchor preserveAspectRatio',
)

/** Pictures that hold themselves, of formats without scripts. */
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[\w+/=]+$/
/** Neither functions that fetch nor escapes that hide their names. */
const FETCHES = /url|image|src\(|@|\\|expression|[<>]/i

/** Returns whether an attribute may be on a shown element. */
export function isShown(tag: string, name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name)) return false
  if (name === 'src') return tag === 'img' && PICTURE.test(value)
  // Its kind alone gives a field its look.
  if (name === 'type') return tag === 'input' && (value === 'search' || value === 'text')
  return name === 'class' || name === 'placeholder' || name === 'd' || !FETCHES.test(value)
}

export const isShownTag = (tag: string): boolean => TAGS.has(tag)

const isList = (it: unknown): it is readonly unknown[] => Array.isArray(it)

/** The DOM of a tree that came from storage; null for what may not be shown. */
export function drawnTree(tree: unknown, inSvg = false): Node | null {
  if (typeof tree === 'string') return document.createTextNode(tree)
  if (!isList(tree)) return null
  const [tag, attributes, children] = tree
  if (typeof tag !== 'string' || !isShownTag(tag)) return null
  const svg = inSvg || tag === 'svg'
  const element = svg ? document.createElementNS(SVG, tag) : document.createElement(tag)
  if (typeof attributes === 'object' && attributes !== null) {
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value !== 'string' || !isShown(tag, name, value)) continue
      // The page's policy refuses style attributes and allows what a script sets.
      if (name === 'style') element.style.cssText = value
      else element.setAttribute(name, value)
    }
  }
  // For web views without `inert`.
  if (tag === 'a' || tag === 'button' || tag === 'input') element.setAttribute('tabindex', '-1')
  if (isList(children)) {
    for (const child of children) {
      const node = drawnTree(child, svg)
      if (node !== null) element.append(node)
    }
  }
  return element
}
