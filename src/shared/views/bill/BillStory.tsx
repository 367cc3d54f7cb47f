import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { RiskLine } from '#templates/RiskLine.tsx'
import { classes } from '#ui/classes.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import type { BillLook } from './bill-look.ts'
import { BillScene } from './BillScene.tsx'
import styles from './BillStory.module.css'
import { lookVariables } from './look-variables.ts'
import { useStory } from './use-story.ts'

export interface StoryPage {
  readonly key: string
  /** For the list of pages and for who listens. */
  readonly name: string
  readonly content: ReactNode
}

interface Props {
  readonly look: BillLook
  readonly pages: readonly StoryPage[]
  /** Above the pages: a notice of a copy. */
  readonly notice?: ReactNode
  /** At the top right: what is done with the whole bill. */
  readonly tools?: ReactNode
}

/**
 * A year as pages over its scene: swiped or tapped, one after another; under reduced motion, a plain
 * list. Who listens gets the same pages in the same order.
 */
export function BillStory({ look, pages, notice, tools }: Props) {
  const { track, at, show, isList } = useStory(`bill-${look.year}`, pages.length)
  const [choosing, setChoosing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // As high as the view without the bars above.
  useLayoutEffect(() => {
    const story = box.current
    if (story === null) return
    const top = Math.max(0, story.getBoundingClientRect().top + window.scrollY)
    story.style.minHeight = `calc(100vh - ${Math.round(top)}px)`
  }, [])
  return (
    <div ref={box} className={styles.story} style={lookVariables(look)}>
      <BillScene look={look} progress={isList || pages.length < 2 ? 1 : at / (pages.length - 1)} />
      {notice}
      <div className={styles.head}>
        <span className={styles.edition}>{`${look.year} 年度账单`}</span>
        {tools}
      </div>
      <ol
        ref={track}
        className={styles.track}
        aria-label={`${look.year} 年度账单，共 ${pages.length} 页`}
      >
        {pages.map(({ key, name, content }, index) => (
          <li key={key} className={styles.slide} aria-label={`第 ${index + 1} 页，${name}`}>
            {content}
          </li>
        ))}
      </ol>
      <nav className={styles.foot} aria-label="翻页">
        <button
          type="button"
          className={classes(styles.turn, at === 0 && styles.last)}
          disabled={at === 0}
          onClick={() => show(at - 1)}
        >
          上一页
        </button>
        <button type="button" className={styles.count} onClick={() => setChoosing(true)}>
          {isList ? null : (
            <span className={styles.dots} aria-hidden="true">
              {pages.map(({ key }, index) => (
                <span key={key} className={classes(styles.dot, index === at && styles.here)} />
              ))}
            </span>
          )}
          {isList ? `目录，共 ${pages.length} 页` : `${at + 1} / ${pages.length} 目录`}
        </button>
        <button
          type="button"
          className={classes(styles.turn, at === pages.length - 1 && styles.last)}
          disabled={at === pages.length - 1}
          onClick={() => show(at + 1)}
        >
          下一页
        </button>
      </nav>
      <div className={styles.risk}>
        <RiskLine />
      </div>
      <Sheet open={choosing} onClose={() => setChoosing(false)} title="目录" flush>
        <RowList label="目录">
          {pages.map(({ key, name }, index) => (
            <Row
              key={key}
              title={`${index + 1}. ${name}`}
              value={index === at && !isList ? '正在看' : undefined}
              onClick={() => {
                setChoosing(false)
                show(index)
              }}
            />
          ))}
        </RowList>
      </Sheet>
    </div>
  )
}
