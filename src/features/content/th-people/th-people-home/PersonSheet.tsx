import type * as v from 'valibot'
import type { listColleagues } from '#api/calls/company.ts'
import { contentTime, countedWords } from '#domain/content/content-words.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { agedNote } from '#domain/publicity/speaker.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { vpPaths } from '#paths/vp.ts'
import { now14 } from '#platform/clock.ts'
import { usePersonFollow } from '#shared/views/content/marks/use-person-follow.ts'
import { FollowButton } from '#shared/views/content/marks/FollowButton.tsx'
import { MoreButton } from '#shared/views/content/people/MoreButton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './ThPeopleHomeScreen.module.css'

export type Colleague = v.InferOutput<typeof listColleagues.payload>['people'][number]

interface Props {
  /** Null: closed. */
  readonly colleague: Colleague | null
  readonly onClose: () => void
}

/** One of the company's people: who they are, what they said last, where to read more. */
export function PersonSheet({ colleague, onClose }: Props) {
  return (
    <Sheet open={colleague !== null} onClose={onClose} title={colleague?.person.name ?? ''} flush>
      {colleague !== null && <Facts key={colleague.person.personId} colleague={colleague} />}
    </Sheet>
  )
}

function Facts({ colleague }: { readonly colleague: Colleague }) {
  const { person, department, years, bio, newest } = colleague
  const { personId, name, title, certNo, fmUid, left, mine } = person
  const { follow, offered } = usePersonFollow(person)
  const today = now14().slice(0, 8)
  const facts = [
    { label: '部门', value: department },
    { label: '职务', value: title },
    ...(certNo === '' ? [] : [{ label: '从业资格编号', value: certNo }]),
    ...(years === 0 ? [] : [{ label: '从业', value: `${years} 年` }]),
    { label: '关注人数', value: countedWords(follow.count, '人') },
    ...(left === null ? [] : [{ label: '离任日期', value: formatDate(left) }]),
  ]
  return (
    <>
      <div className={styles.facts}>
        <p className={styles.bio}>{bio}</p>
        <KeyValue items={facts} />
        {mine?.self !== true && (
          <div className={styles.acts}>
            {offered && <FollowButton mark={follow} name={name} />}
            <MoreButton target={{ personId }} author={person} />
          </div>
        )}
      </div>
      <RowList>
        {newest !== null && (
          <Row
            whole
            title={newest.text}
            note={agedNote(newest.time.slice(0, 8), today) ?? contentTime(newest.time, now14())}
            href={vpPaths.personalHome.to({ personId })}
          />
        )}
        {fmUid === '' ? null : (
          <Row title="管理的基金" href={fundDetailPaths.fundManagerArea.to({ fmUid })} />
        )}
        <Row title="全部内容" href={vpPaths.personalHome.to({ personId })} />
      </RowList>
    </>
  )
}
