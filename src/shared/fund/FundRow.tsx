import { createElement, Fragment, memo } from 'react'
import { NO_FIGURE } from '#domain/money/format-figures.ts'
import type { KeywordPlace } from '#domain/fund/fund-search.ts'
import { NumberText, type NumberTextProps } from '#ui/text/NumberText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Tag, type TagProps } from '#ui/text/Tag.tsx'
import styles from './FundRow.module.css'

export interface FundTag {
  readonly text: string
  readonly tone?: TagProps['tone']
}

export interface FundRowProps {
  readonly fundCode: string
  readonly fundName: string
  /** What a search found of it; null for nothing. Absent in lists that are not searched. */
  readonly mark?: KeywordPlace | null
  readonly tags?: readonly FundTag[]
  /**
   * What else one should know to choose: the least amount, the discount. Beside the code where no
   * tags stand there.
   */
  readonly notes?: readonly string[]
  /**
   * The place in a ranking, from 1; null where it has none. Absent in lists that are no rankings.
   */
  readonly place?: number | null
  readonly figure?: {
    readonly value: string
    readonly tone: NonNullable<NumberTextProps['tone']>
    /** What it is and of which day: `近1年 07-18`. */
    readonly of: string
  }
  /** Where the row leads; `onOpen` is what else a tap does, or all of it. */
  readonly to?: string | undefined
  readonly onOpen?: (() => void) | undefined
}

const NONE: readonly FundTag[] = []
const NOWHERE = { start: 0, end: 0 }

const drawTag = ({ text, tone = 'neutral' }: FundTag) => <Tag tone={tone}>{text}</Tag>

/**
 * Kinds of funds are few: where the very same list comes again, nothing is drawn anew. By place:
 * other tags need no new elements.
 */
const Tags = memo(function Tags({ tags }: { readonly tags: readonly FundTag[] }) {
  return createElement(Fragment, null, ...tags.map((tag) => drawTag(tag)))
})

/** One fund in a list: name, code and kind, and the one figure that the list is about. */
export function FundRow(props: FundRowProps) {
  const { fundCode, fundName, mark, tags = NONE, notes = [], place, figure, to, onOpen } = props
  return (
    <Row
      {...(place === undefined ? {} : { icon: <Place place={place} /> })}
      title={mark === undefined ? fundName : marked(fundName, 'name', mark)}
      note={
        <>
          <span className={styles.facts}>
            <span className={styles.code}>
              {mark === undefined ? fundCode : marked(fundCode, 'code', mark)}
            </span>
            <Tags tags={tags} />
            {tags.length === 0 ? <Pieces texts={notes} /> : null}
          </span>
          {tags.length === 0 || notes.length === 0 ? null : (
            <span className={styles.facts}>
              <Pieces texts={notes} />
            </span>
          )}
        </>
      }
      {...(figure === undefined
        ? {}
        : {
            value: <NumberText size="title" columns={2} value={figure.value} tone={figure.tone} />,
            valueNote: figure.of,
          })}
      {...(to === undefined ? {} : { href: to })}
      {...(onOpen === undefined ? {} : { onClick: onOpen })}
      arrow={figure === undefined}
    />
  )
}

/** Texts beside or under one another, none broken inside. */
function Pieces({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className={styles.piece}>
      {text}
    </span>
  ))
}

function Place({ place }: { readonly place: number | null }) {
  const top = place !== null && place <= 3
  return (
    <span className={styles.place}>
      <NumberText
        label="排名"
        value={place === null ? NO_FIGURE : String(place)}
        size={top ? 'title' : 'note'}
        tone={top ? 'ink' : 'inherit'}
        columns={3}
      />
    </span>
  )
}

/**
 * Of the same parts whether or not anything is marked: the first key of a search then changes texts
 * only, and makes no elements. A function and no component, for a key draws it some ten times.
 */
function marked(text: string, field: KeywordPlace['field'], mark: KeywordPlace | null) {
  const { start, end } = mark?.field === field ? mark : NOWHERE
  return (
    <>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
