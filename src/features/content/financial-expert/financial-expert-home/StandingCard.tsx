import { useState } from 'react'
import type * as v from 'valibot'
import type { queryExpertSeason } from '#api/calls/expert.ts'
import { applicationObstacle } from '#domain/content/expert.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { ApplySheet } from './ApplySheet.tsx'
import styles from './FinancialExpertHomeScreen.module.css'

type Mine = v.InferOutput<typeof queryExpertSeason.payload>['mine']

/** The place of the user, and what can be done next. */
export function StandingCard({ mine }: { readonly mine: Mine }) {
  const shell = useShell()
  if (mine === null) {
    return (
      <Card title="成为理财达人">
        <p className={styles.words}>登录后查看您是否可以申请。</p>
        <Button kind="secondary" block onClick={() => void shell.login()}>
          登录
        </Button>
      </Card>
    )
  }
  return (
    <Card title="我的达人身份" flush>
      <div className={styles.standing}>
        <Standing mine={mine} />
      </div>
      {mine.state === 'expert' && (
        <Row
          title="我的达人主页"
          href={financialExpertPaths.financialExpertPersonal.to({ personId: mine.personId })}
        />
      )}
      {(mine.state === 'expert' || mine.state === 'suspended' || mine.openAwards > 0) && (
        <Row
          title="奖励记录"
          value={mine.openAwards > 0 ? `${mine.openAwards} 份待领取` : undefined}
          href={financialExpertPaths.awardRecord.to()}
        />
      )}
    </Card>
  )
}

function Standing({ mine }: { readonly mine: NonNullable<Mine> }) {
  const verify = useRealName()
  const [applying, setApplying] = useState(false)
  const obstacle = applicationObstacle(mine)
  switch (obstacle?.code) {
    case 'expert':
      return <p className={styles.words}>您是理财达人，感谢您分享持有的经历。</p>
    case 'pending':
      return (
        <p className={styles.words}>
          {`申请审核中，${formatDateTime(mine.appliedAt ?? '', { seconds: false })} 提交，下一个交易日答复。`}
        </p>
      )
    case 'suspended':
      return (
        <Banner tone="warning">
          {`达人身份暂停至 ${formatDate(mine.until)}：${mine.reason}。期间不能以达人身份发布，到期自动恢复。`}
        </Banner>
      )
    case 'unverified':
      return (
        <>
          <p className={styles.words}>完成实名认证，并持有本公司基金满一年后可以申请。</p>
          <Button kind="secondary" block onClick={async () => void (await verify())}>
            去实名认证
          </Button>
        </>
      )
    case 'heldTooShort':
      return (
        <p className={styles.words}>
          {obstacle.code === 'heldTooShort' && mine.heldDays > 0
            ? `您已持有 ${mine.heldDays} 天，再持有 ${obstacle.daysLeft} 天即可申请。`
            : '持有本公司基金满一年后可以申请。'}
        </p>
      )
    case undefined:
      return (
        <>
          {mine.reason !== '' && <Banner tone="warning">{`上次申请未通过：${mine.reason}`}</Banner>}
          <p className={styles.words}>您已持有满一年，可以申请成为理财达人。</p>
          <Button block onClick={() => setApplying(true)}>
            申请成为理财达人
          </Button>
          <ApplySheet open={applying} onClose={() => setApplying(false)} />
        </>
      )
  }
}
