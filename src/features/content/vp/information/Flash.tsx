import { brand } from '#domain/brand.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { LongText } from '#shared/views/content/comments/LongText.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './Information.module.css'

interface Props {
  readonly item: ContentItem
  /** Opens what else can be done about it. */
  readonly onMore: () => void
}

/** A flash whole: when, of which source, and what it says. */
export function Flash({ item, onMore }: Props) {
  const { title, summary, publishTime, sourceName, important } = item
  return (
    <article className={styles.flash}>
      <div className={styles.head}>
        <p className={styles.facts}>
          <time className={styles.time}>
            {`${publishTime.slice(8, 10)}:${publishTime.slice(10, 12)}`}
          </time>
          <span>{sourceName === '' ? brand.company : sourceName}</span>
          {important && <Tag tone="warning">重要</Tag>}
        </p>
        <Button kind="text" size="small" onClick={onMore}>
          更多
          <Spoken>{` ${title}`}</Spoken>
        </Button>
      </div>
      <h2 className={styles.title}>{title}</h2>
      {summary !== '' && summary !== title && <LongText text={summary} />}
    </article>
  )
}
