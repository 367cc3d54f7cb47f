import { useNavigate } from 'react-router-dom'
import { MAIN_FUND, WALLET_FUND } from '#domain/order/business-codes.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { Card } from '#ui/layout/Card.tsx'
import { ChartIcon, ListIcon, SearchIcon, WalletIcon } from '#ui/icons.tsx'
import styles from './Shortcuts.module.css'

/** Links to the most used screens. */
export function Shortcuts({ signedIn }: { readonly signedIn: boolean }) {
  const navigate = useNavigate()
  const toFund = (fundCode: string) => () =>
    void navigate(fundDetailPaths.fundDetailSingle.to({ fundCode }))
  const to = (path: string) => () => void navigate(path)
  const items = [
    {
      key: 'search',
      text: '找基金',
      icon: <SearchIcon />,
      go: () => document.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
    },
    {
      key: 'wallet',
      text: '禾岸宝',
      icon: <WalletIcon />,
      go: signedIn ? to(assetPaths.holdYuEBao.to()) : toFund(WALLET_FUND),
    },
    { key: 'cash', text: '现金增利', icon: <ChartIcon />, go: toFund(MAIN_FUND) },
    ...(signedIn
      ? [
          {
            key: 'orders',
            text: '交易记录',
            icon: <ListIcon />,
            go: to(transactionPaths.transactionMain.to()),
          },
        ]
      : []),
  ]
  return (
    <Card>
      <ul className={styles.items}>
        {items.map(({ key, text, icon, go }) => (
          <li key={key}>
            <button type="button" className={styles.item} onClick={go}>
              <span className={styles.icon}>{icon}</span>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
