import { useSnapshot } from 'valtio'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { assetPaths } from '#paths/asset.ts'
import { dealPaths } from '#paths/deal.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { hasAccount, session } from '#session/session.ts'
import { openCustomer } from '#shared/parts/help/open-customer.ts'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { ElderPage } from '../parts/ElderPage.tsx'
import { ElderAssets } from './ElderAssets.tsx'
import { ElderMember } from './ElderMember.tsx'
import { ElderSwitch } from './ElderSwitch.tsx'
import styles from './VipAgingHomeScreen.module.css'

const DOORS = [
  { name: '我的资产', href: assetPaths.holdList.to() },
  { name: '取钱', href: dealPaths.withdraw.to({ fundCode: WALLET_FUND }) },
  { name: '交易记录', href: transactionPaths.transactionMain.to() },
]

// No template: its parts load by themselves, and the doors are there without any of them.
/** Home of the edition for older people: assets, four doors, and nothing that advertises. */
export default function VipAgingHomeScreen() {
  useSnapshot(session)
  const user = hasAccount()
  return (
    <ElderPage>
      <InTurn>
        <ElderAssets user={user} />
        <nav className={styles.doors} aria-label="常用功能">
          {DOORS.map(({ name, href }) => (
            <a key={name} className={styles.door} href={href}>
              {name}
            </a>
          ))}
          <button type="button" className={styles.door} onClick={() => void openCustomer('长辈版')}>
            人工客服
          </button>
        </nav>
        <RowCard label="更多">
          {user ? <ElderMember /> : null}
          <Row title="全部服务" href={vipAgingPaths.allServiceAging.to()} />
        </RowCard>
        <ElderSwitch />
      </InTurn>
    </ElderPage>
  )
}
