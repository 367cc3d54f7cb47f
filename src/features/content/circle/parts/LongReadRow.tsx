import { LEVEL_WORDS } from '#domain/content/circle-items.ts'
import { circlePaths } from '#paths/circle.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './LongReadRow.module.css'
import type { Place } from './device-reading.ts'
import { useReading } from './use-reading.ts'

function placeWords(place: Place | null): string {
  if (place === null) return ''
  return place.done ? '已读完' : `读到第 ${place.chapter} 章`
}

/** A long read in a list: for whom it is, how long, and how far it is read on this device. */
export function LongReadRow({ item }: { readonly item: ContentItem }) {
  const { placeIn } = useReading()
  const { itemId, title, summary, author, reading } = item
  const progress = placeWords(placeIn(itemId))
  const facts = [
    author.name,
    reading === null ? '' : `${reading.chapters} 章`,
    reading === null ? '' : `约 ${reading.minutes} 分钟`,
  ].filter((it) => it !== '')
  return (
    <a className={styles.row} href={circlePaths.dryCargoDetail.to({ itemId })}>
      <span className={styles.title}>
        {reading !== null && (
          <span className={styles.level}>
            <Tag tone={reading.level === 'basic' ? 'brand' : 'neutral'}>
              {LEVEL_WORDS[reading.level]}
            </Tag>
          </span>
        )}
        {title}
      </span>
      {summary !== '' && <span className={styles.summary}>{summary}</span>}
      <span className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
        {progress !== '' && <span className={styles.progress}>{progress}</span>}
      </span>
    </a>
  )
}
