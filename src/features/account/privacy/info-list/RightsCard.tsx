import { Card } from '#ui/layout/Card.tsx'
import { StepUpSheet } from '#shared/person/StepUpSheet.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { useOwnData } from './use-own-data.ts'

/** Exporting one's information, and closing the account. */
export function RightsCard() {
  const { start, stepUp } = useOwnData()
  return (
    <>
      <Card title="管理我的信息" flush>
        <RowList label="管理我的信息">
          <Row title="导出个人信息" note="每日最多 3 次" onClick={() => void start('export')} />
          <Row title="注销账户" note="注销后不能恢复" onClick={() => void start('delete')} />
        </RowList>
      </Card>
      <StepUpSheet stepUp={stepUp} />
    </>
  )
}
