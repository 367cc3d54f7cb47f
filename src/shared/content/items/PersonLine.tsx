import { useState, type ReactNode } from 'react'
import { contentTime } from '#domain/content/content-words.ts'
import { agedNote, speaksForCompany } from '#domain/publicity/speaker.ts'
import { now14 } from '#platform/clock.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import type { ContentAuthor } from '#shared/content/content-types.ts'
import styles from './PersonLine.module.css'

interface Props {
  readonly author: ContentAuthor
  /** YYYYMMDDHHmmss of what they say. */
  readonly time: string
  /** Province by the address; empty where it is unknown. */
  readonly ipPlace?: string
  /** At the right: follow, more. */
  readonly children?: ReactNode
}

/** A round picture of a person, or the first character of the name. */
export function Avatar({ author }: { readonly author: Pick<ContentAuthor, 'avatar' | 'name'> }) {
  const [failed, setFailed] = useState(false)
  return author.avatar === '' || failed ? (
    <span className={styles.avatar} aria-hidden="true">
      {Array.from(author.name)[0] ?? ''}
    </span>
  ) : (
    <img
      className={styles.avatar}
      src={author.avatar}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
    />
  )
}

/**
 * Who speaks and when. Of the company's people with post and certificate number
 * (rules.md#publicity); of members with the province of their address.
 */
export function PersonLine({ author, time, ipPlace = '', children }: Props) {
  const staff = speaksForCompany(author.kind)
  const facts = [
    author.title,
    author.certNo === '' ? '' : `从业资格编号 ${author.certNo}`,
    contentTime(time, now14()),
    ipPlace === '' ? '' : `发布于${ipPlace}`,
  ].filter((it) => it !== '')
  return (
    <div className={styles.line}>
      <Avatar author={author} />
      <div className={styles.texts}>
        <span className={styles.name}>
          {author.name}
          {staff && author.left === null && <Tag tone="brand">本公司</Tag>}
          {author.left !== null && <Tag>已离任</Tag>}
        </span>
        <span className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </span>
      </div>
      {children !== undefined && <div className={styles.side}>{children}</div>}
    </div>
  )
}

/** The warning above what was said over twelve months ago; nothing before. */
export function AgedNotice({ time }: { readonly time: string }) {
  const note = agedNote(time.slice(0, 8), now14().slice(0, 8))
  return note === null ? null : <Banner tone="warning">{note}</Banner>
}
