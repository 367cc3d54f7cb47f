import { newUserPaths } from '#paths/activities/new-user.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

/** The three steps to a first fund for who is signed out, each with how long it takes. */
export function NewcomerSteps() {
  const verify = useRealName()
  const leaveFor = useLeaveFor()
  return (
    <Card title="新人三步" flush>
      <RowList label="新人三步">
        <Row title="1　开户" note="身份证和银行卡，约 3 分钟" onClick={() => void verify()} />
        <Row
          title="2　风险测评"
          note="约 3 分钟，看清自己能承受多大的波动"
          onClick={() => leaveFor('assessment')}
        />
        <Row
          title="3　选第一只基金"
          note="10 元起，先看风险和费用"
          href={fundPortalPaths.buyFundList.to({})}
        />
        <Row title="新人专区" note="每一步的奖励" href={newUserPaths.home.to()} />
      </RowList>
    </Card>
  )
}
