import { useEffect, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { onceLaidOut } from '#ui/layout/once-laid-out.ts'
import { useMoreBeside } from '#ui/lists/use-more-beside.ts'
import styles from './TopicChips.module.css'

interface Props {
  readonly topics: readonly { readonly topicId: string; readonly title: string }[]
  /** Undefined: all topics. */
  readonly chosen: string | undefined
  readonly onChoose: (topicId: string | undefined) => void
}

/** Topics side by side, of which one may be chosen; the chosen one again is none. */
export function TopicChips({ topics, chosen, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const at = topics.findIndex(({ topicId }) => topicId === chosen) + 1
  useMoreBeside(box)
  // The chosen chip is in view. Not scrollIntoView: that would move the page as well.
  useEffect(() => {
    const list = box.current
    const chip = list?.querySelectorAll('button')[at]
    if (list === null || chip === undefined) return undefined
    return onceLaidOut(list, () => {
      list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2
    })
  }, [at])
  const chip = (topicId: string | undefined, title: string) => {
    const isChosen = topicId === chosen
    return (
      <button
        key={topicId ?? ''}
        type="button"
        className={classes(styles.chip, isChosen && styles.chosen)}
        aria-pressed={isChosen}
        onClick={() => onChoose(isChosen ? undefined : topicId)}
      >
        <span className={styles.face}>{title}</span>
      </button>
    )
  }
  return (
    <div ref={box} role="group" aria-label="话题" className={styles.chips}>
      {chip(undefined, '全部话题')}
      {topics.map(({ topicId, title }) => chip(topicId, title))}
    </div>
  )
}
