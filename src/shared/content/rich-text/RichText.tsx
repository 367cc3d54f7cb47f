import { createElement, Fragment, useEffect, type ReactNode } from 'react'
import {
  richWords,
  type RichElement,
  type RichNode,
  type RichTag,
  type RichTextProblem,
} from '#domain/content/rich-text.ts'
import { isOwnAddress } from '#domain/navigation/own-address.ts'
import { outsidePaths } from '#paths/outside.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { TableScroll } from '#ui/lists/TableScroll.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { FundChip } from './FundChip.tsx'
import { reportRefusedText, type RefusedText } from './report-refused-text.ts'
import styles from './RichText.module.css'
import { useCleanText } from './use-clean-text.ts'

interface Props {
  /** HTML from outside: no more of it is shown than rules.md#rich-text allows. */
  readonly html: string
  /** Names the text where it is reported: an item, a block of a page. */
  readonly name?: string
  /** How many lines to hold free while it loads. */
  readonly lines?: number
}

/** A text with headings, lists, tables, pictures and funds, as editors write it. */
export function RichText({ html, name = '', lines = 6 }: Props) {
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
  return (
    <div className={styles.text}>{createElement(Fragment, null, ...inside(clean.text.nodes))}</div>
  )
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

/** Elements of which React is given the attributes that a rule has checked; text is text. */
const inside = (nodes: readonly RichNode[]): readonly ReactNode[] =>
  nodes.map((node) => (typeof node === 'string' ? node : element(node)))

type Draw = (node: RichElement) => ReactNode

const cell: Draw = ({ tag, attributes: { colspan, rowspan }, children }) => {
  const spans = {
    ...(colspan === undefined ? {} : { colSpan: Number(colspan) }),
    ...(rowspan === undefined ? {} : { rowSpan: Number(rowspan) }),
  }
  return createElement(tag, spans, ...inside(children))
}

const alone: Draw = ({ tag }) => createElement(tag)

/** Elements that are not drawn as themselves with what is in them. */
const DRAWN: Readonly<Partial<Record<RichTag, Draw>>> = {
  br: alone,
  hr: alone,
  img: ({ attributes }) => {
    const { src = '', alt = '', width, height } = { ...NO_SIZE, ...attributes }
    return (
      <span className={styles.picture}>
        <Picture src={src} alt={alt} width={Number(width)} height={Number(height)} fit="contain" />
      </span>
    )
  },
  a: ({ attributes: { href = '' }, children }) => {
    const to = isOwnAddress(href) ? href : outsidePaths.jump.to({ kind: 'page', target: href })
    return createElement('a', { href: to }, ...inside(children))
  },
  span: ({ attributes, children }) => (
    <FundChip fundCode={attributes['data-fund'] ?? ''} text={richWords(children)} />
  ),
  table: ({ children }) => (
    <TableScroll label="表格">{createElement('table', null, ...inside(children))}</TableScroll>
  ),
  td: cell,
  th: cell,
}

const element: Draw = (node) => {
  const draw = DRAWN[node.tag]
  return draw === undefined ? createElement(node.tag, null, ...inside(node.children)) : draw(node)
}
