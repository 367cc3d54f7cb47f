import { now14 } from '#platform/clock.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listTalks, queryTogether } from '#api/calls/company.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { vpPaths } from '#paths/vp.ts'
import { useFollow } from '#shared/views/content/marks/use-mark.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './TalksCard.module.css'

type Talk = v.InferOutput<typeof listTalks.payload>['talks'][number]

/** The calendar of talks, each with a reminder while it is still to come. */
export function TalksCard() {
  const query = useQuery(queryFor(listTalks, {}))
  return (
    <Card title="讲座日历" flush>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="rows" lines={4} />}
        isEmpty={({ talks }) => isEmptyList(talks)}
        empty={<EmptyState kind="empty" title="近期没有讲座" note="新的讲座会提前一周公布" />}
      >
        {({ talks }) => (
          <>
            <UnreadableNotice of={[talks]} />
            <RowList label="讲座日历">
              {talks.map((talk) => (
                <TalkRow key={talk.talkId} talk={talk} />
              ))}
            </RowList>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function TalkRow({ talk }: { readonly talk: Talk }) {
  const { title, about, speaker, startTime, minutes } = talk
  return (
    <div className={styles.talk}>
      <span className={styles.day}>
        <span className={styles.date}>{formatNearDay(startTime, now14())}</span>
        <span
          className={styles.note}
        >{`${startTime.slice(8, 10)}:${startTime.slice(10, 12)}`}</span>
      </span>
      <span className={styles.texts}>
        <span className={styles.head}>
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className={styles.note}>
              <FactLine facts={[`${speaker.name} ${speaker.title}`, `${minutes} 分钟`]} />
            </span>
          </span>
          <span className={styles.side}>
            <TalkAct talk={talk} />
          </span>
        </span>
        <span className={styles.note}>{about}</span>
      </span>
    </div>
  )
}

function TalkAct({ talk: { talkId, title, state, itemId, reminded } }: { readonly talk: Talk }) {
  const client = useQueryClient()
  const reminder = useFollow({ talkId }, { on: reminded, count: 0 })
  if (state === 'live') return <Tag tone="warning">进行中</Tag>
  if (state === 'over') {
    return itemId === null ? (
      <Tag>已结束</Tag>
    ) : (
      <a className={styles.link} href={vpPaths.articleDetail.to({ itemId })}>
        看文字
        <Spoken>{` ${title}`}</Spoken>
      </a>
    )
  }
  const toggle = async () => {
    await reminder.toggle()
    // The calendar of 投资陪伴 lists the talks with a reminder.
    await client.invalidateQueries({ queryKey: [queryTogether.name] })
    await client.invalidateQueries({ queryKey: [listTalks.name] })
  }
  return (
    <Button kind="secondary" size="small" onClick={toggle}>
      {reminder.on ? '已预约' : '预约提醒'}
      <Spoken>{` ${title}`}</Spoken>
    </Button>
  )
}
