import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { listItems, listMyContent, setContentSettings } from '#api/calls/content.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { bindingPaths } from '#paths/binding.ts'
import { vpPaths } from '#paths/vp.ts'
import type { ContentSettings } from '#shared/views/content/content-types.ts'
import { useBlocking } from '#shared/views/content/moderation/use-blocking.ts'
import { COMMUNITY_RULES } from '#shared/views/content/writing/community-rules.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { deviceStore } from '#platform/stores/device-store.ts'
import { reportsQuery } from './reports-query.ts'
import { ReportsCard } from './ReportsCard.tsx'
import { keepSeenOutcomes } from './seen-outcomes.ts'
import styles from './SettingsTab.module.css'

const SET = actCall(setContentSettings)

/** Shows what the user decides about viewpoints: recommendation, whom they do not want to read. */
export function SettingsTab({ head }: { readonly head: ReactNode }) {
  const query = useQuery(reportsQuery)
  const seen = query.data?.reports
  useEffect(() => {
    if (seen !== undefined) keepSeenOutcomes(deviceStore, seen)
  }, [seen])
  return (
    <DetailTemplate query={query} head={head} skeleton="rules" footNote={null}>
      {({ settings, reports, nextCursor }) => (
        <>
          <MayWrite settings={settings} />
          <Recommendation personal={settings.personal} />
          <BlockedPeople blocked={settings.blocked} />
          <ReportsCard reports={reports} more={nextCursor !== ''} />
          <Card flush>
            <Row
              title="社区公约"
              note={settings.rulesAgreed ? '您已同意' : '第一次发布时需要您同意'}
              href={COMMUNITY_RULES}
            />
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}

/** Shows why the user cannot write at the moment, and what to do. */
function MayWrite({ settings }: { readonly settings: ContentSettings }) {
  const { mutedUntil, mobileBound } = settings
  if (mutedUntil !== null) {
    return (
      <Banner tone="warning">
        {`因违反社区公约，您在 ${formatDateTime(mutedUntil, { seconds: false })} 前不能发布，期间可以阅读、点赞和收藏。`}
      </Banner>
    )
  }
  if (mobileBound) return null
  const from = vpPaths.personalHome.to({ personId: 'me', tab: 'settings' })
  return (
    <Card flush>
      <Row
        title="绑定手机号后才能发布"
        note="按规定，公开发布内容需要后台实名"
        href={bindingPaths.bindPhone.to({ step: '1', from })}
      />
    </Card>
  )
}

function Recommendation({ personal }: Pick<ContentSettings, 'personal'>) {
  const client = useQueryClient()
  const change = async () => {
    await sendAct({
      intent: 'personal recommendation',
      call: SET({ personal: personal ? '0' : '1' }),
      onDone: (payload) => {
        const isOn = payload?.settings.personal === true
        toast.show(isOn ? '已开启个性化推荐' : '已关闭，推荐将按发布时间排列')
        void client.invalidateQueries({
          queryKey: [listItems.name, 'cursor', { channel: 'recommend' }],
        })
      },
      // Also after a lost answer: what is set is in view then.
      onSettled: () => client.invalidateQueries({ queryKey: [listMyContent.name] }),
    })
  }
  return (
    <Card title="个性化推荐">
      <p className={styles.text}>
        {personal
          ? '已开启：“推荐”参考您的点赞和关注排列内容。只用于排列观点内容，不用于推荐基金，也不提供给他人。'
          : '已关闭：“推荐”对所有人都按发布时间排列。开启后，会参考您的点赞和关注排列内容，您可以随时关闭。'}
      </p>
      <Button kind="secondary" block onClick={change}>
        {personal ? '关闭个性化推荐' : '开启个性化推荐'}
      </Button>
    </Card>
  )
}

function BlockedPeople({ blocked }: Pick<ContentSettings, 'blocked'>) {
  const { unblock } = useBlocking()
  return (
    <Card title="已屏蔽的人" flush>
      {blocked.length === 0 ? (
        <p className={styles.none}>您没有屏蔽任何人。在他人的内容或主页的“更多”里可以屏蔽。</p>
      ) : (
        <RowList label="已屏蔽的人">
          {blocked.map((person) => (
            <Row
              key={person.personId}
              title={person.name}
              note="不显示其内容和评论"
              value={
                <Button
                  kind="secondary"
                  size="small"
                  onClick={async () => void (await unblock(person))}
                >
                  取消屏蔽
                  <Spoken>{` ${person.name}`}</Spoken>
                </Button>
              }
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}
