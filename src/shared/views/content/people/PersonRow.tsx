import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { contentPerson } from '#api/content-entities.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Avatar } from '#shared/views/content/items/PersonLine.tsx'
import text from '#shared/views/content/items/PersonText.module.css'
import { FollowButton } from '#shared/views/content/marks/FollowButton.tsx'
import { usePersonFollow } from '#shared/views/content/marks/use-person-follow.ts'
import { classes } from '#ui/classes.ts'
import { Tag } from '#ui/text/Tag.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import styles from './PersonRow.module.css'

export type ContentPerson = v.InferOutput<typeof contentPerson>

interface Props {
  readonly person: ContentPerson
  /** Facts under the name, in order; empty ones are left out. */
  readonly facts: readonly string[]
  /** More facts, which have the whole width below the follow button. */
  readonly below?: readonly string[]
  /** The last words of them, or a line about them. */
  readonly said?: ReactNode
  /** The address where a tap on the person leads; `onOpen` is for what opens in place. */
  readonly href?: string
  readonly onOpen?: () => void
}

const NOTHING: readonly string[] = []

/** A person of a list, who can be followed. */
export function PersonRow({ person, facts, below = NOTHING, said, href, onOpen }: Props) {
  const { name, left } = person
  const { follow, offered } = usePersonFollow(person)
  const whole = classes(text.person, styles.body)
  const beside = offered && styles.beside
  const body = (
    <>
      <Avatar author={person} />
      <span className={text.texts}>
        <span className={classes(text.name, beside)}>
          {name}
          {left !== null && <Tag>{`已离任 ${formatDate(left)}`}</Tag>}
        </span>
        <span className={classes(text.note, beside)}>
          <FactLine facts={facts} />
        </span>
        {below.length > 0 && (
          <span className={text.note}>
            <FactLine facts={below} />
          </span>
        )}
        {said !== undefined && said !== '' && <span className={styles.said}>{said}</span>}
      </span>
    </>
  )
  return (
    <div className={styles.row}>
      {href !== undefined ? (
        <a className={whole} href={href}>
          {body}
        </a>
      ) : onOpen !== undefined ? (
        <button type="button" className={whole} onClick={onOpen}>
          {body}
        </button>
      ) : (
        <div className={whole}>{body}</div>
      )}
      {offered && (
        <span className={styles.side}>
          <FollowButton mark={follow} name={name} />
        </span>
      )}
    </div>
  )
}
