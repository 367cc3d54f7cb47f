import { createElement, Fragment, memo } from 'react'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import type { KeywordPlace } from '#domain/fund/keyword-place.ts'
import { NumberText, type NumberTextProps } from '#ui/text/NumberText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Tag, type TagProps } from '#ui/text/Tag.tsx'
import { markedText } from './MarkedText.tsx'
import styles from './FundRow.module.css'

export interface FundTag {
  readonly text: string
  readonly tone?: TagProps['tone']
}

export interface FundRowProps {
  readonly fundCode: string
  readonly fundName: string
  /**
   * The place where the keyword matched, to be highlighted; null where it did not. Absent in lists
   * without search.
   */
  readonly mark?: KeywordPlace | null
  readonly tags?: readonly FundTag[] | undefined
  /**
   * Further facts: the minimum amount, the discount. Next to the code where there are no tags, else
   * below it.
   */
  readonly notes?: readonly string[]
  /** The user's note about it: of any length, below the facts. */
  readonly remark?: string
  /** Rank from 1; null for a fund without one. Absent in lists that are not rankings. */
  readonly place?: number | null | undefined
  readonly figure?: {
    readonly value: string
    readonly tone: NonNullable<NumberTextProps['tone']>
    /** Name and day of the figure: `近1年 07-18`. */
    readonly of: string
  }
  /** The address where the row leads; `onOpen` is what else a tap does, or all of it. */
  readonly to?: string | undefined
  readonly onOpen?: (() => void) | undefined
  /** The declared name under which a tap is tracked, with the fund's code. */
  readonly track?: string
}

const NONE: readonly FundTag[] = []

const renderTag = ({ text, tone = 'neutral' }: FundTag) => <Tag tone={tone}>{text}</Tag>

/**
 * Memoized: `kindTags` returns the same array for the same kind, so most rows skip this render.
 * Children without keys, because React then reuses elements by position.
 */
const Tags = memo(function Tags({ tags }: { readonly tags: readonly FundTag[] }) {
  return createElement(Fragment, null, ...tags.map((tag) => renderTag(tag)))
})

/** One fund in a list: name, code, kind, and the figure that the list is about. */
export function FundRow(props: FundRowProps) {
  const {
    fundCode,
    fundName,
    mark,
    tags = NONE,
    notes = [],
    remark = '',
    place,
    figure,
    to,
    onOpen,
    track,
  } = props
  return (
    <Row
      track={track}
      trackId={track === undefined ? undefined : fundCode}
      icon={place === undefined ? undefined : <Place place={place} />}
      title={mark === undefined ? fundName : highlighted(fundName, 'name', mark)}
      note={
        <>
          <span className={styles.facts}>
            <span className={styles.code}>
              {mark === undefined ? fundCode : highlighted(fundCode, 'code', mark)}
            </span>
            <Tags tags={tags} />
            {tags.length === 0 ? <NoBreakTexts texts={notes} /> : null}
          </span>
          {tags.length === 0 || notes.length === 0 ? null : (
            <span className={styles.facts}>
              <NoBreakTexts texts={notes} />
            </span>
          )}
          {remark === '' ? null : <span className={styles.remark}>{remark}</span>}
        </>
      }
      {...(figure === undefined
        ? {}
        : {
            value: <NumberText size="title" columns={2} value={figure.value} tone={figure.tone} />,
            valueNote: figure.of,
          })}
      href={to}
      onClick={onOpen}
      arrow={figure === undefined}
    />
  )
}

/** Texts that wrap between one another, never inside. */
function NoBreakTexts({ texts }: { readonly texts: readonly string[] }) {
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

const highlighted = (text: string, field: KeywordPlace['field'], mark: KeywordPlace | null) =>
  markedText(text, mark?.field === field ? mark : null)
