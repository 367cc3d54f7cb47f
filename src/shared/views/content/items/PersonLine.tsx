import { useState, type ReactNode } from 'react'
import { charactersOf } from '#domain/text/cut-text.ts'
import { contentTime } from '#domain/content/content-words.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { agedNote } from '#domain/publicity/speaker.ts'
import { now14 } from '#platform/clock.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { classes } from '#ui/classes.ts'
import type { ContentAuthor } from '#shared/views/content/content-types.ts'
import { personPath } from './person-path.ts'
import styles from './PersonLine.module.css'
import text from './PersonText.module.css'

interface Props {
  readonly author: ContentAuthor
  /** YYYYMMDDHHmmss of what they say. */
  readonly time: string
  /** Province by the address; empty where it is unknown. */
  readonly ipPlace?: string
  /** At the right: follow, more. */
  readonly children?: ReactNode
}

interface AvatarProps {
  readonly author: Pick<ContentAuthor, 'avatar' | 'name'>
  /** At the head of the person's own page. */
  readonly large?: boolean
  /** On a coloured ground, from which it is set off. */
  readonly raised?: boolean
}

/** A round picture of a person, or the first character of the name. */
export function Avatar({ author, large = false, raised = false }: AvatarProps) {
  const [failed, setFailed] = useState(false)
  const look = classes(styles.avatar, large && styles.large, raised && styles.raised)
  return author.avatar === '' || failed ? (
    <span className={look} aria-hidden="true">
      {charactersOf(author.name)[0] ?? ''}
    </span>
  ) : (
    <img
      className={look}
      src={author.avatar}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
    />
  )
}

/**
 * Shows who speaks and when, and the way to their page. Of the company's people with post and
 * certificate number (rules.md#publicity); of members with the province of their address.
 */
export function PersonLine({ author, time, ipPlace = '', children }: Props) {
  const facts = [author.title, author.certNo === '' ? '' : `从业资格编号 ${author.certNo}`].filter(
    (it) => it !== '',
  )
  const to = personPath(author)
  const whole = classes(text.person, styles.person)
  const person = (
    <>
      <Avatar author={author} />
      <span className={text.texts}>
        <span className={text.name}>
          {author.name}
          <PersonTag author={author} />
        </span>
        <span className={classes(text.note, styles.facts)}>
          {facts.map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
          <span className={styles.facts}>
            <span className={styles.fact}>{contentTime(time, now14())}</span>
            {ipPlace !== '' && <span>{`发布于${ipPlace}`}</span>}
          </span>
        </span>
      </span>
    </>
  )
  return (
    <div className={styles.line}>
      {to === null ? (
        <div className={whole}>{person}</div>
      ) : (
        <a className={whole} href={to}>
          {person}
        </a>
      )}
      {children !== undefined && <div className={styles.side}>{children}</div>}
    </div>
  )
}

const TAGS: Readonly<Record<ContentAuthor['kind'], string>> = {
  manager: '本公司',
  advisor: '本公司',
  editor: '本公司',
  column: '专栏',
  member: '',
}

/** Shows whether somebody speaks for the company, and since when they no longer do. */
export function PersonTag({ author }: { readonly author: Pick<ContentAuthor, 'kind' | 'left'> }) {
  if (author.left !== null) return <Tag>{`已离任 ${formatDate(author.left)}`}</Tag>
  const word = TAGS[author.kind]
  return word === '' ? null : <Tag tone="brand">{word}</Tag>
}

/** The warning above what was said over twelve months ago; nothing before. */
export function AgedNotice({ time }: { readonly time: string }) {
  const note = agedNote(time.slice(0, 8), now14().slice(0, 8))
  return note === null ? null : <Banner tone="warning">{note}</Banner>
}
