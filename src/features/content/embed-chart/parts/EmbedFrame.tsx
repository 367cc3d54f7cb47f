import { useEffect, type ReactNode } from 'react'
import { brand } from '#domain/brand.ts'
import type { EmbedMessage } from '#domain/embed/embed-chart.ts'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import styles from './EmbedFrame.module.css'
import { tellParent, useToldHeight } from './use-parent.ts'

interface Framed {
  readonly id?: string | undefined
  readonly parentOrigin?: string | undefined
  readonly theme?: 'light' | 'dark' | undefined
}

interface Props {
  readonly framed: Framed
  readonly title: string
  /** The place where the whole of it is, in the frame's place. */
  readonly more: string
  readonly children: ReactNode
}

/**
 * Shows what every embedded chart has around it: whose it is, where there is more, and what of
 * risk.
 */
export function EmbedFrame({ framed, title, more, children }: Props) {
  const { id, parentOrigin, theme } = framed
  const element = useToldHeight(framed)
  useEffect(() => {
    if (theme !== undefined) document.documentElement.dataset['theme'] = theme
    tellParent({ id, parentOrigin }, { type: 'ready' })
  }, [theme, id, parentOrigin])
  return (
    <main ref={element} className={styles.frame}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {more === '' ? null : (
          <a className={styles.more} href={more} target="_top" rel="noopener">
            查看详情
          </a>
        )}
      </header>
      {children}
      <footer className={styles.foot}>
        {`数据来源：${brand.company}。${brand.pastLine}。${brand.riskLine}`}
      </footer>
    </main>
  )
}

export const LOADING = (
  <div aria-busy="true">
    <SkeletonBlock tall />
  </div>
)

type Reason = Extract<EmbedMessage, { type: 'error' }>['reason']

const WORDS: Readonly<Record<Reason, string>> = {
  parameters: '图表参数不正确，无法显示',
  notFound: '没有可以展示的基金或指数',
  unavailable: '数据暂时无法显示，请稍后再试',
}

/** Shows why nothing is drawn, to the reader and to the framing page. */
export function EmbedProblem({
  framed: { id, parentOrigin },
  reason,
}: {
  readonly framed: Framed
  readonly reason: Reason
}) {
  useEffect(() => {
    tellParent({ id, parentOrigin }, { type: 'error', reason })
  }, [id, parentOrigin, reason])
  return (
    <p className={styles.problem} role="alert">
      {WORDS[reason]}
    </p>
  )
}
