import { StepUpSheet } from '#shared/person/StepUpSheet.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useOwnData } from './use-own-data.ts'

/** Exporting one's information, and closing the account. */
export function RightsCard() {
  const { start, stepUp } = useOwnData()
  return (
    <>
      <RowCard title="管理我的信息">
        <Row title="导出个人信息" note="每日最多 3 次" onClick={() => void start('export')} />
        <Row title="注销账户" note="注销后不能恢复" onClick={() => void start('delete')} />
      </RowCard>
      <StepUpSheet stepUp={stepUp} />
    </>
  )
}
