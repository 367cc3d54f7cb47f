import { Card } from '#ui/layout/Card.tsx'
import { PasscodeSheet } from '#ui/fields/PasscodeSheet.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { useOwnData } from './use-own-data.ts'

/** Taking one's information along, and leaving. */
export function RightsCard() {
  const { asking, error, start, enter, cancel } = useOwnData()
  return (
    <>
      <Card title="管理我的信息" flush>
        <RowList label="管理我的信息">
          <Row title="导出个人信息" note="每日最多 3 次" onClick={() => void start('export')} />
          <Row title="注销账户" note="注销后不能恢复" onClick={() => void start('delete')} />
        </RowList>
      </Card>
      <PasscodeSheet
        open={asking !== null}
        title="请输入交易密码"
        subtitle={asking === 'delete' ? '注销账户' : '导出个人信息'}
        error={error}
        onComplete={enter}
        onClose={cancel}
      />
    </>
  )
}
