import { queryPensionSummary } from '#api/calls/pension/pension-account.ts'
import { isZero } from '#domain/money/money.ts'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useCurrent } from '#api/use-current.ts'
import {
  PENSION_PATH,
  pensionProgress,
  type PensionStep,
} from '#domain/pension/pension-progress.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { session } from '#session/session.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import {
  usePensionAccount,
  type PensionAccount,
} from '#shared/engines/pension/use-pension-account.ts'
import styles from './PensionWay.module.css'

interface Props {
  readonly from: string | undefined
}

const LABELS: Readonly<Record<PensionStep, string>> = {
  open: '开立资金账户',
  authorize: '授权本公司查询',
  bindCard: '绑定资金账户',
  fundAccount: '开通养老金基金账户',
  contribute: '今年缴存',
  buy: '今年买入 Y 类份额',
}

/** Returns what is said of the next step, and where it is done. */
function nextStep(next: PensionStep | null, account: PensionAccount, from: string | undefined) {
  const bank = account.bankName || '银行'
  switch (next) {
    case 'open':
      return account.pending === null
        ? {
            note: '在一家银行开立，约 5 分钟',
            text: '去开立',
            to: icbcPaths.openAccount.to({ from }),
          }
        : {
            note: `${bank}正在办理`,
            text: '查看进度',
            to: icbcPaths.result.to({ signNo: account.pending.signNo, from }),
          }
    case 'authorize':
      return {
        note: `授权后可以核对${bank}的资金账户`,
        text: '去授权',
        to: icbcPaths.getAuth.to({ from }),
      }
    case 'bindCard':
      return {
        note: `绑定${bank}资金账户，尾号 ${account.cardTail ?? '--'}`,
        text: '去绑定',
        to: icbcPaths.bindCard.to({ from }),
      }
    case 'fundAccount':
      return {
        note: '验证交易密码即可，不需要再提交资料',
        text: '去开通',
        to: taxDelayPaths.bind.to({ from }),
      }
    case 'buy':
      return {
        note: '账户里还有没有投资的钱',
        text: '去买入',
        to: pensionZonePaths.pensionZone.to(),
      }
    case null:
      return { note: '', text: '查看账户', to: pensionAccountPaths.home.to() }
    case 'contribute':
      return {
        note: `在${bank}缴存，每年最多 12,000 元`,
        text: '查看账户',
        to: pensionAccountPaths.home.to(),
      }
  }
}

/** The steps from no account to a pension fund, and the one that is next. */
export function PensionWay({ from }: Props) {
  const { ready, openId } = useSnapshot(session)
  const shell = useShell()
  if (!ready) return <Waiting />
  if (openId !== '') return <OwnWay from={from} />
  return (
    <Card title="办理步骤">
      <Timeline
        steps={PENSION_PATH.map((step) => ({ key: step, label: LABELS[step], state: 'pending' }))}
      />
      <div className={styles.act}>
        <Button block onClick={() => void shell.login()}>
          登录后查看进度
        </Button>
      </div>
    </Card>
  )
}

const Waiting = () => (
  <Card>
    <Skeleton lines={6} />
  </Card>
)

function OwnWay({ from }: Props) {
  const query = usePensionAccount()
  return (
    <Loaded query={query} skeleton={<Waiting />}>
      {(account) => <Way account={account} from={from} />}
    </Loaded>
  )
}

function Way({
  account,
  from,
}: {
  readonly account: PensionAccount
  readonly from: string | undefined
}) {
  const navigate = useNavigate()
  const { status, authorized, fundAccountFlag } = account
  const summary = useCurrent(
    queryPensionSummary,
    {},
    { enabled: status === 'bound' && fundAccountFlag === '1' },
  )
  if (summary.isLoading) return <Waiting />
  const { done, next } = pensionProgress({
    status,
    authorized: authorized === '1',
    fundAccount: fundAccountFlag === '1',
    year:
      summary.data === undefined
        ? null
        : {
            contributed: !isZero(summary.data.contributed ?? '0'),
            hasCash: !isZero(summary.data.cash ?? '0'),
            invested: summary.data.holdings.length > 0 || !isZero(summary.data.inTransit),
          },
  })
  const { note, text, to } = nextStep(next, account, from)
  return (
    <Card
      title="办理进度"
      extra={
        next === null
          ? '今年的步骤都已完成'
          : `已完成 ${done.length} 步，共 ${PENSION_PATH.length} 步`
      }
    >
      <Timeline
        steps={PENSION_PATH.map((step) => ({
          key: step,
          label: LABELS[step],
          state: done.includes(step) ? 'done' : step === next ? 'now' : 'pending',
          note: step === next ? note : '',
        }))}
      />
      <div className={styles.act}>
        <Button block onClick={() => void navigate(to)}>
          {text}
        </Button>
      </div>
    </Card>
  )
}
