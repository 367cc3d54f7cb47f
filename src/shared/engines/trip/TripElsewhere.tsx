import type { BankDeparture } from '#domain/navigation/departure.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'
import { homePaths } from '#paths/home.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { inApp } from '#platform/bridge.ts'
import { isSignedIn } from '#session/session.ts'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

interface Props {
  readonly signNo: string
  /** The bank that the trip led to; by default the payment bank's. */
  readonly kind?: BankDeparture['kind']
}

/**
 * A return from a bank where its user is not: in another browser, or as another user. Nothing of
 * the trip is shown.
 */
export function TripElsewhere({ signNo, kind = 'bankSign' }: Props) {
  const shell = useShell()
  const replace = useReplace()
  const toHome = () => replace(homePaths.home.to())
  const login = async () => void (await shell.login())
  const result = kind === 'pensionBank' ? icbcPaths.result : cmbResultPaths.cmbResult
  const target = result.to({ signNo })
  const openApp = () => shell.leave({ kind: 'app', target })
  const other = isSignedIn()
    ? { text: '回到首页', act: toHome }
    : { text: '登录后查看', act: login }
  return (
    <EmptyState
      kind="login"
      title="请回到原来的页面查看结果"
      note="这里没有登录办理时使用的账户，不显示办理信息"
      actionText={inApp() ? other.text : '打开 App'}
      onAction={inApp() ? other.act : openApp}
      {...(inApp() ? {} : { secondaryText: other.text, onSecondary: other.act })}
    />
  )
}
