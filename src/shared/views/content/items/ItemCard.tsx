import { now14 } from '#platform/clock.ts'
import { classes } from '#ui/classes.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import styles from './ItemCard.module.css'
import { itemPath } from './item-path.ts'
import { itemFacts, itemHeading, KIND_WORDS } from './item-words.ts'
import { StateNotice } from './StateNotice.tsx'

interface Props {
  readonly item: ContentItem
  /** True if its kind is said: in lists of several kinds. */
  readonly kinds?: boolean
  /** On the author's own page: the author is then left out. */
  readonly own?: boolean
  /** The address where it is read, if not where its kind is. */
  readonly to?: string
  /** True if the words of a flash, which are long, are shown: where it is the only item. */
  readonly whole?: boolean
  /** Marked as not opened yet. */
  readonly unread?: boolean
}

/** An item in a list: title, a few words, who and when; a cover where it has one. */
export function ItemCard({
  item,
  kinds = false,
  own = false,
  to,
  whole = false,
  unread = false,
}: Props) {
  const { title, summary } = itemHeading(item)
  const { cover, kind } = item
  const tags = [
    item.pinned ? '置顶' : '',
    item.important ? '重要' : '',
    item.promoted ? '推广' : '',
    kinds && kind !== 'article' ? KIND_WORDS[kind] : '',
  ].filter((it) => it !== '')
  return (
    <a
      className={styles.card}
      href={to ?? itemPath(item)}
      data-track="item"
      data-track-id={item.itemId}
    >
      <span className={styles.texts}>
        {item.state !== 'shown' && <StateNotice state={item.state} reason={item.stateReason} />}
        <span className={classes(styles.title, item.title === '' && styles.plain)}>
          {unread && (
            <span className={styles.unread}>
              <Spoken>未读 </Spoken>
            </span>
          )}
          {tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              <Tag tone={tag === '重要' || tag === '推广' ? 'warning' : 'brand'}>{tag}</Tag>
            </span>
          ))}
          {title}
        </span>
        {summary !== '' && (kind !== 'flash' || whole) && (
          <span className={classes(styles.summary, whole && styles.whole)}>{summary}</span>
        )}
        <span className={styles.facts}>
          {itemFacts(item, now14(), own).map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </span>
      </span>
      {cover !== null && (
        <span className={styles.cover}>
          <Picture src={cover.url} alt="" width={4} height={3} />
        </span>
      )}
    </a>
  )
}
