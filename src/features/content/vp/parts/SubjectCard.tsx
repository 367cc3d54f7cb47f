import type { ReactNode } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import styles from './SubjectCard.module.css'

interface Props {
  readonly title: string
  readonly about: string
  readonly facts: readonly string[]
  readonly cover?: {
    readonly url: string
    readonly alt: string
    readonly width: number
    readonly height: number
  } | null
  /** At the right of the facts: follow. */
  readonly children?: ReactNode
}

/** Shows what a page of items is about: a topic, a special, a tag. */
export function SubjectCard({ title, about, facts, cover = null, children }: Props) {
  return (
    <Card flush>
      {cover !== null && (
        <div className={styles.cover}>
          <Picture src={cover.url} alt="" width={cover.width} height={cover.height} eager />
        </div>
      )}
      <div className={styles.subject}>
        <h1 className={styles.title}>{title}</h1>
        {about !== '' && <p className={styles.about}>{about}</p>}
        <div className={styles.foot}>
          <p className={styles.facts}>
            <FactLine facts={facts} />
          </p>
          {children}
        </div>
      </div>
    </Card>
  )
}
