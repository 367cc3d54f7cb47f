import { useState } from 'react'
import type * as v from 'valibot'
import { freezeAccount, querySecurity } from '#api/calls/security.ts'
import { useReread } from '#api/use-reread.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { prerequisites } from '#shared/engines/person/prerequisites.ts'
import { PasswordSheet } from '#shared/engines/person/PasswordSheet.tsx'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import {
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import styles from './SecurityScreen.module.css'
import { UnfreezeSheet } from './UnfreezeSheet.tsx'

const FREEZE = submissionCall(freezeAccount, { ...PASSWORD_ROWS, tokenExpired: GENERAL })

const STOPS = [
  '买入、卖出、转换和快速取出立即停止',
  '定投不再扣款，计划保留',
  '手机号、密码和银行卡不能变更',
  '已提交的交易照常确认，到账的资金照常入账',
]

interface Props {
  readonly security: v.InferOutput<typeof querySecurity.payload>
}

/** Shows whether the account is frozen, and what freezes it or ends that. */
export function FreezeCard({ security: { frozen, frozenTime, hasPassword } }: Props) {
  const reread = useReread(querySecurity)
  const [unfreezing, setUnfreezing] = useState(false)
  const [requestNo, setRequestNo] = useState(newRequestNo)
  const freezing = useSubmission({
    requiresPassword: true,
    check: () =>
      dialog.confirmed({
        title: '确认冻结账户',
        content: '冻结后不能交易和变更资料。解除时需要交易密码和短信验证码',
        confirmText: '冻结',
      }),
    idempotencyKey: requestNo,
    call: async ({ seal, password }) =>
      FREEZE({ requestNo, ...(await seal({ transPwd: password })) }),
    onDone() {
      setRequestNo(newRequestNo())
      toast.show('账户已冻结')
    },
    words: { unknown: { at: 'password', text: noAnswer('请重新输入') } },
    onSettled: reread,
    repeatable: true,
  })
  if (frozen === '1') {
    return (
      <Card title="账户已冻结">
        <p className={styles.note}>{`自 ${formatDateTime(frozenTime, { seconds: false })} 起`}</p>
        <BulletList items={STOPS} />
        <div className={styles.act}>
          <Button size="large" block onClick={() => setUnfreezing(true)}>
            解除冻结
          </Button>
        </div>
        <UnfreezeSheet open={unfreezing} onClose={() => setUnfreezing(false)} />
      </Card>
    )
  }
  return (
    <Card title="账户状态：正常">
      <p className={styles.note}>手机丢失或发现异常登录时，可以立即冻结账户</p>
      <BulletList items={STOPS} />
      {hasPassword === '1' ? (
        <div className={styles.act}>
          <Button kind="danger" size="large" block onClick={() => freezing.start()}>
            冻结账户
          </Button>
        </div>
      ) : (
        <Row title="先设置交易密码" href={prerequisites.tradingPassword(undefined)} />
      )}
      <PasswordSheet of={freezing} subtitle="冻结账户" />
    </Card>
  )
}
