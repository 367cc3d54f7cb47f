import { isShown, isShownTag, type ShownElement, type ShownNode } from './shown-tree.ts'

/** A picture of a chart, in bytes; a larger one leaves its place empty. */
const MOST_PICTURE = 40_000

const px = (length: number) => `${Math.round(length * 100) / 100}px`

/** A canvas as a picture in its place. */
function pictureOf(canvas: HTMLCanvasElement): ShownElement {
  const { position, left, top } = getComputedStyle(canvas)
  const { width, height } = canvas.getBoundingClientRect()
  const place = position === 'absolute' ? `position:absolute;left:${left};top:${top};` : ''
  const style = `display:block;${place}width:${px(width)};height:${px(height)}`
  const src = canvas.width > 0 ? canvas.toDataURL('image/webp', 0.9) : ''
  const isKept = src !== '' && src.length <= MOST_PICTURE
  // Without its picture an `img` has a frame.
  return isKept ? ['img', { style, src }, []] : ['div', { style }, []]
}

/** Displays that stack their children, so that what is below the first screen can be left out. */
const STACKS = new Set(['block', 'flow-root', 'list-item', 'contents'])

function isStack(style: CSSStyleDeclaration): boolean {
  return STACKS.has(style.display) || (style.display === 'flex' && style.flexDirection === 'column')
}

function attributesOf(element: Element, tag: string): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const { name, value } of element.attributes)
    if (isShown(tag, name, value)) kept[name] = value
  return kept
}

/** The place of a picture that is loaded from elsewhere: without its address it would be a frame. */
function placeOf(image: HTMLImageElement, attributes: Readonly<Record<string, string>>) {
  const { width, height } = image.getBoundingClientRect()
  const style = `display:inline-block;width:${px(width)};height:${px(height)}`
  const { width: _, height: __, ...kept } = attributes
  return ['span', { ...kept, style }, []] as const
}

function takenElement(element: Element): ShownNode | null {
  if (element instanceof HTMLCanvasElement) return pictureOf(element)
  // A form has the look of a box, and nothing to send.
  const tag = element.localName === 'form' ? 'div' : element.localName
  const style = getComputedStyle(element)
  if (!isShownTag(tag) || style.display === 'none') return null
  const attributes = attributesOf(element, tag)
  if (element instanceof HTMLImageElement && attributes['src'] === undefined) {
    return placeOf(element, attributes)
  }
  return [tag, attributes, takenChildren(element, isStack(style))]
}

const isInView = (element: Element) => {
  const box = element.getClientRects()[0]
  return box !== undefined && box.top < innerHeight && box.bottom > 0
}

/**
 * Returns whether an element begins below the first screen and has nothing in it, as a bar at the
 * bottom is.
 */
function isBelow(element: Element): boolean {
  const box = element.getClientRects()[0]
  if (box === undefined || box.top <= innerHeight) return false
  return ![...element.querySelectorAll('*')].some(isInView)
}

/** The nodes inside an element, without those that begin below the first screen. */
function takenChildren(parent: Element, stack: boolean): ShownNode[] {
  const taken: ShownNode[] = []
  for (const child of parent.childNodes) {
    if (child instanceof Text) {
      if (child.data !== '') taken.push(child.data)
      continue
    }
    if (!(child instanceof Element)) continue
    const node = stack && isBelow(child) ? null : takenElement(child)
    if (node !== null) taken.push(node)
  }
  return taken
}

/** The first screen of a page that is at its top, as a tree without scripts or entered values. */
export const takenTree = (root: Element): ShownNode[] => takenChildren(root, true)
