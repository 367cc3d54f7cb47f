import { contentCount } from '#domain/content/content-words.ts'
import { classes } from '#ui/classes.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './MarkButton.module.css'
import type { Mark } from './use-mark.ts'

const THUMB =
  'M7.5 20H4.5V10.5h3m0 9.5V10.5L11.5 3.5c2 0 2.8 1.6 2.3 3.4L13 10h5.5a2 2 0 0 1 2 2.4l-1.2 6a2 2 0 0 1-2 1.6z'

const KINDS = {
  like: { word: '点赞', path: THUMB },
  /** A like of an answer. */
  helpful: { word: '有用', path: THUMB },
  favourite: {
    word: '收藏',
    path: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  },
} as const

interface Props {
  readonly kind: keyof typeof KINDS
  readonly mark: Mark
  /** The marked thing, for people who listen: 这条评论. */
  readonly of?: string
}

/** Likes or keeps something, with how many have. */
export function MarkButton({ kind, mark, of = '' }: Props) {
  const { word, path } = KINDS[kind]
  return (
    <button
      type="button"
      className={classes(styles.mark, mark.on && styles.on)}
      aria-pressed={mark.on}
      onClick={() => void mark.toggle()}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
      <Spoken>{`${word}${of} `}</Spoken>
      <span className={styles.count}>{mark.count === 0 ? word : contentCount(mark.count)}</span>
    </button>
  )
}
