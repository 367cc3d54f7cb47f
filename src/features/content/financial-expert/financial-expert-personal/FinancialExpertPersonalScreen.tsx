import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listItems, queryPerson } from '#api/calls/content.ts'
import { queryExpert } from '#api/calls/expert.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { countedWords } from '#domain/content/content-words.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import type { PathInput } from '#paths/path.ts'
import { itemOfKindRow } from '#shared/views/content/items/ItemRows.tsx'
import { Avatar } from '#shared/views/content/items/PersonLine.tsx'
import text from '#shared/views/content/items/PersonText.module.css'
import { prefetchCursorPages, useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { FollowButton } from '#shared/views/content/marks/FollowButton.tsx'
import { usePersonFollow } from '#shared/views/content/marks/use-person-follow.ts'
import { MoreSheet, type MoreAbout } from '#shared/views/content/moderation/MoreSheet.tsx'
import {
  BLOCKED_CONTENT,
  BlockedBanner,
  isBlocked,
} from '#shared/views/content/people/BlockedBanner.tsx'
import type { ContentPerson } from '#shared/views/content/people/PersonRow.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { factsWords } from '#features/content/financial-expert/parts/expert-words.ts'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import styles from './FinancialExpertPersonalScreen.module.css'

type Input = PathInput<typeof financialExpertPaths.financialExpertPersonal>

export const prefetch: Prefetch<Input> = ({ personId }) => [
  prefetchCall(queryPerson, { personId }),
  prefetchCall(queryExpert, { personId }),
  prefetchCursorPages(listItems, { personId }),
]

/** An expert: their badge, the facts that they choose to show, and their posts. */
export default function FinancialExpertPersonalScreen({
  input: { personId },
}: {
  readonly input: Input
}) {
  const person = useQuery(queryFor(queryPerson, { personId }))
  const expert = useQuery(queryFor(queryExpert, { personId }))
  const both =
    person.data === undefined || expert.data === undefined
      ? undefined
      : { ...expert.data, person: person.data.person, bio: person.data.bio }
  return (
    <DataTemplate
      query={combineQueries([person, expert], both)}
      title={({ person: { name } }) => name}
      skeleton={<SkeletonScreen shape="list" />}
    >
      {(data) => <Expert key={personId} {...data} />}
    </DataTemplate>
  )
}

interface ExpertProps {
  readonly person: ContentPerson
  readonly bio: string
  readonly badge: {
    readonly title: string
    readonly since: string
    readonly suspended: boolean
  } | null
  readonly facts: { readonly years: number; readonly funds: number } | null
}

function Expert({ person, bio, badge, facts }: ExpertProps) {
  const navigate = useNavigate()
  const { personId, name, line, ipPlace, mine } = person
  const list = useCursorList(listItems, { personId }, itemKey)
  const { follow, offered } = usePersonFollow(person)
  const blocked = isBlocked(person)
  const [more, setMore] = useState<MoreAbout | null>(null)
  const about = bio === '' ? line : bio
  const shown = [
    ...(badge === null ? [] : [{ label: '成为达人', value: formatDate(badge.since) }]),
    ...(facts === null ? [] : [{ label: '持有经历', value: factsWords(facts) }]),
  ]
  return (
    <>
      <ItemList
        label="发布的内容"
        list={list}
        head={
          <>
            <BlockedBanner person={person} />
            {badge?.suspended === true && <Banner tone="warning">该用户的达人身份在暂停中</Banner>}
            {badge === null && <Banner tone="info">该用户不是本季的理财达人</Banner>}
            <Card>
              <div className={text.person}>
                <Avatar author={person} />
                <div className={text.texts}>
                  <span className={classes(text.name, text.large)}>
                    {name}
                    {badge !== null && !badge.suspended && <Tag tone="gold">{badge.title}</Tag>}
                  </span>
                  <span className={text.note}>
                    <FactLine
                      facts={[
                        countedWords(follow.count, '人关注'),
                        ipPlace === '' ? '' : `IP 属地 ${ipPlace}`,
                      ]}
                    />
                  </span>
                </div>
              </div>
              {about !== '' && <p className={styles.line}>{about}</p>}
              {shown.length > 0 && (
                <div className={styles.facts}>
                  <KeyValue items={shown} />
                </div>
              )}
              {mine?.self !== true && (
                <div className={styles.acts}>
                  {/* Someone who is blocked can be unfollowed, but not newly followed. */}
                  {offered && (!blocked || follow.on) && <FollowButton mark={follow} name={name} />}
                  <Button
                    kind="text"
                    size="small"
                    onClick={() => setMore({ target: { personId }, author: person, own: false })}
                  >
                    {blocked ? '举报或取消屏蔽' : '举报或屏蔽'}
                  </Button>
                </div>
              )}
            </Card>
          </>
        }
        empty={{
          title: blocked ? BLOCKED_CONTENT : '还没有公开的内容',
          actionText: '看看理财达人',
          onAction: () => void navigate(financialExpertPaths.financialExpertHome.to()),
        }}
      >
        {itemOfKindRow}
      </ItemList>
      <MoreSheet
        about={more}
        onClose={() => setMore(null)}
        onRemove={() => {}}
        onBlocked={() => {}}
      />
    </>
  )
}
