import { createElement, Fragment, useEffect, useMemo, type ReactNode } from 'react'
import { cutAtTerms, type Term } from '#domain/content/chapters.ts'
import {
  richWords,
  type RichElement,
  type RichNode,
  type RichTag,
  type RichTextProblem,
} from '#domain/content/rich-text.ts'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { outsidePaths } from '#paths/outside.ts'
import { screenOf } from '#paths/static.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { PartBoundary } from '#ui/layout/PartBoundary.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { TableScroll } from '#ui/lists/TableScroll.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { PictureButton } from '#ui/pictures/PictureButton.tsx'
import type { ViewedPicture } from '#ui/pictures/PictureViewer.tsx'
import { usePictureViewer } from '#ui/pictures/use-picture-viewer.ts'
import { FundChip } from './FundChip.tsx'
import { reportRefusedText, type RefusedText } from './report-refused-text.ts'
import styles from './RichText.module.css'
import { useCleanText } from './use-clean-text.ts'

interface Props {
  /** HTML from outside: no more of it is shown than rules.md#rich-text allows. */
  readonly html: string
  /** Names the text where it is reported: an item, a block of a page. */
  readonly name?: string
  /** The number of lines to hold free while it loads. */
  readonly lines?: number
  /** Draws the text in another way than whole: in chapters. */
  readonly children?: (nodes: readonly RichNode[]) => ReactNode
}

/**
 * A text with headings, lists, tables, pictures and funds, as editors write it. Where its cleaning or
 * drawing fails, the screen goes on without it, or with its words alone.
 */
export function RichText(props: Props) {
  return (
    <PartBoundary key={props.html} leavesMissing instead={notDrawn}>
      <CleanedText {...props} />
    </PartBoundary>
  )
}

function CleanedText({ html, name = '', lines = 6, children }: Props) {
  const clean = useCleanText(html)
  if (clean.state === 'loading') return <Skeleton lines={lines} />
  if (clean.state === 'failed') {
    return (
      <EmptyState
        kind="offline"
        title="正文没有加载出来"
        note="请检查网络连接后重新加载"
        actionText="重新加载"
        onAction={clean.retry}
      />
    )
  }
  if ('problem' in clean.text) {
    return <Unreadable name={name} size={html.length} problem={clean.text.problem} />
  }
  const { nodes } = clean.text
  return (
    <PartBoundary leavesMissing instead={() => bareText(nodes)}>
      <DrawnText nodes={nodes} draw={children} />
    </PartBoundary>
  )
}

interface DrawnProps {
  readonly nodes: readonly RichNode[]
  readonly draw: Props['children']
}

/** Draws within the boundary around it. */
const DrawnText = ({ nodes, draw }: DrawnProps) =>
  draw === undefined ? <RichNodes nodes={nodes} /> : draw(nodes)

/** The words of a text that cannot be drawn as it was written. */
const bareText = (nodes: readonly RichNode[]) => (
  <div className={styles.text}>
    {nodes.map(bareWords)}
    <p>部分内容未能按原样显示。</p>
  </div>
)

const bareWords = (node: RichNode, at: number) => {
  const words = richWords([node])
  // A text does not change: its place is the key of a part.
  return words.trim() === '' ? null : <p key={at}>{words}</p>
}

const notDrawn = () => (
  <EmptyState kind="error" title="正文无法显示" note="问题已记录，请稍后再来查看" />
)

interface NodesProps {
  readonly nodes: readonly RichNode[]
  /** Terms that can be tapped where they come first. */
  readonly terms?: readonly Term[]
  readonly onTerm?: (term: Term) => void
}

/** A cleaned text, or a part of one. */
export function RichNodes({ nodes, terms, onTerm }: NodesProps) {
  const pictures = useMemo(() => picturesIn(nodes), [nodes])
  const { open, viewer } = usePictureViewer(pictures)
  const say = terms === undefined || onTerm === undefined ? asItIs : withTerms(terms, onTerm)
  const show = (picture: ViewedPicture) => {
    // The same picture twice in a text is one picture.
    const at = pictures.findIndex(({ src }) => src === picture.src)
    return <PictureButton {...picture} fit="contain" onOpen={() => void open(at)} />
  }
  return (
    <div className={styles.text}>
      {createElement(Fragment, null, ...inside(nodes, { say, show }))}
      {viewer}
    </div>
  )
}

/** Draws the words of a text. */
type Say = (text: string) => ReactNode

const asItIs: Say = (text) => text

/** The look of words and pictures. */
interface Parts {
  readonly say: Say
  readonly show: (picture: ViewedPicture) => ReactNode
}

/** Inside of a link, whose tap is the link's. */
const PLAIN: Parts = { say: asItIs, show: (picture) => <Picture {...picture} fit="contain" /> }

function withTerms(terms: readonly Term[], onTerm: (term: Term) => void): Say {
  const seen = new Set<string>()
  return (text) => {
    const parts = cutAtTerms(text, terms, seen).map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <button
          key={part.term}
          type="button"
          className={styles.term}
          aria-haspopup="dialog"
          onClick={() => onTerm(part)}
        >
          {part.term}
        </button>
      ),
    )
    return createElement(Fragment, null, ...parts)
  }
}

const PROBLEMS: Readonly<Record<RichTextProblem, string>> = {
  tooLarge: '正文过长',
  tooManyNodes: '正文过长',
  tooDeep: '正文格式有误',
}

function Unreadable({ name, size, problem }: RefusedText) {
  useEffect(() => reportRefusedText({ name, size, problem }), [name, size, problem])
  return (
    <EmptyState
      kind="error"
      title={`${PROBLEMS[problem]}，无法显示`}
      note="问题已记录，请稍后再来查看"
    />
  )
}

const NO_SIZE = { width: '16', height: '9' }

function toPicture({ attributes }: RichElement): ViewedPicture {
  const { src = '', alt = '', width, height } = { ...NO_SIZE, ...attributes }
  return { src, alt, width: Number(width), height: Number(height) }
}

/** The pictures of a text that can be opened, each once, in order. */
function picturesIn(nodes: readonly RichNode[]): readonly ViewedPicture[] {
  const found = new Map<string, ViewedPicture>()
  const walk = (node: RichNode) => {
    if (typeof node === 'string' || node.tag === 'a') return
    if (node.tag === 'img') {
      const picture = toPicture(node)
      if (!found.has(picture.src)) found.set(picture.src, picture)
    } else node.children.forEach(walk)
  }
  nodes.forEach(walk)
  return [...found.values()]
}

/** Elements of which React is given the attributes that a rule has checked; text is text. */
const inside = (nodes: readonly RichNode[], parts: Parts): readonly ReactNode[] =>
  nodes.map((node) => (typeof node === 'string' ? parts.say(node) : element(node, parts)))

type Draw = (node: RichElement, parts: Parts) => ReactNode

const cell: Draw = ({ tag, attributes: { colspan, rowspan }, children }, parts) => {
  const spans = {
    colSpan: colspan === undefined ? undefined : Number(colspan),
    rowSpan: rowspan === undefined ? undefined : Number(rowspan),
  }
  return createElement(tag, spans, ...inside(children, parts))
}

const alone: Draw = ({ tag }) => createElement(tag)

/** A heading is read as one, without buttons. */
const heading: Draw = ({ tag, children }, { show }) =>
  createElement(tag, null, ...inside(children, { say: asItIs, show }))

/** The screen that a link leads to; null for none, or where that cannot be judged. */
function linkTarget(href: string): string | null {
  try {
    const own = ownAddress(href)
    return own === null ? outsidePaths.jump.to({ kind: 'page', target: href }) : screenOf(own)
  } catch {
    return null
  }
}

/** Elements that are not drawn as themselves with what is in them. */
const DRAWN: Readonly<Partial<Record<RichTag, Draw>>> = {
  br: alone,
  hr: alone,
  h2: heading,
  h3: heading,
  img: (node, { show }) => <span className={styles.picture}>{show(toPicture(node))}</span>,
  a: ({ attributes: { href = '' }, children }) => {
    const to = linkTarget(href)
    return createElement('a', to === null ? null : { href: to }, ...inside(children, PLAIN))
  },
  span: ({ attributes, children }) => (
    <FundChip fundCode={attributes['data-fund'] ?? ''} text={richWords(children)} />
  ),
  table: ({ children }, parts) => (
    <TableScroll label="表格">
      {createElement('table', null, ...inside(children, parts))}
    </TableScroll>
  ),
  td: cell,
  th: cell,
}

const element: Draw = (node, parts) => {
  const draw = DRAWN[node.tag]
  return draw === undefined
    ? createElement(node.tag, null, ...inside(node.children, parts))
    : draw(node, parts)
}
