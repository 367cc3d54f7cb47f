import { Tag } from '#ui/text/Tag.tsx'
import type { ContentState } from '#shared/views/content/content-types.ts'
import styles from './StateNotice.module.css'

const WORDS: Readonly<Partial<Record<ContentState, string>>> = {
  pending: '审核中，仅自己可见',
  rejected: '未通过审核，仅自己可见',
  hidden: '内容已被隐藏',
  deleted: '已删除',
}

interface Props {
  readonly state: ContentState
  /** The reason why it was rejected. */
  readonly reason: string
}

/** Shows what its author sees of a text that others do not see; nothing of one that is shown. */
export function StateNotice({ state, reason }: Props) {
  const word = WORDS[state]
  if (word === undefined) return null
  return (
    <p className={styles.notice}>
      <Tag tone={state === 'pending' ? 'neutral' : 'warning'}>{word}</Tag>
      {reason !== '' && <span className={styles.reason}>{reason}</span>}
    </p>
  )
}
