import { useQuery } from '@tanstack/react-query'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { isSignedIn } from '#session/session.ts'
import type { Assets } from '#shared/engines/holding/AssetSummary.tsx'
import { incomeFigure } from '#shared/engines/holding/income-figure.ts'
import { prerequisites } from '#shared/engines/person/prerequisites.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useUnopened } from '#shared/engines/person/use-unopened.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { unbroken } from '#ui/text/unbroken.ts'
import styles from './ElderAssets.module.css'

/** Shows what the user owns and what yesterday brought, which can be hidden; or how to see it. */
export function ElderAssets({ user }: { readonly user: boolean }) {
  const shell = useShell()
  const query = useQuery({ ...queryFor(listAssetsChannel, {}), enabled: user })
  if (!isSignedIn())
    return (
      <Card title="我的资产">
        <Button block onClick={async () => void (await shell.login())}>
          登录查看资产
        </Button>
      </Card>
    )
  if (!user)
    return (
      <Card flush>
        <Row title="绑定或开立账户" href={prerequisites.account(undefined)} />
      </Card>
    )
  return (
    <Card title="总资产（元）">
      <Loaded query={query} skeleton={<Skeleton lines={3} />}>
        {(assets) => <Own assets={assets} />}
      </Loaded>
    </Card>
  )
}

/** The figures, or for who has yet to open an account the way to one. */
function Own({ assets }: { readonly assets: Assets }) {
  const { hidden, toggle, veil } = useHiddenAmounts()
  const isUnopened = useUnopened(assets)
  const verify = useRealName()
  if (isUnopened === null) return <Skeleton lines={3} />
  if (isUnopened)
    return (
      <Button block onClick={async () => void (await verify())}>
        开户后查看资产
      </Button>
    )
  const { day, text, known, note } = incomeFigure(assets)
  return (
    <>
      <NumberText size="hero" value={veil(formatAmount(assets.totalAsset))} />
      <p className={styles.line}>
        {unbroken(`昨日收益（${day}） `)}
        <NumberText size="section" value={known ? veil(text) : text} />
      </p>
      {note === null ? null : <p className={styles.line}>{note}</p>}
      <div className={styles.act}>
        <Button kind="secondary" block onClick={toggle}>
          {hidden ? '显示金额' : '隐藏金额'}
        </Button>
      </div>
    </>
  )
}
