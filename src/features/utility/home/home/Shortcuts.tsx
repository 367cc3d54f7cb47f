import { brand } from '#domain/brand.ts'
import { MAIN_FUND, WALLET_FUND } from '#domain/order/business-codes.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { Card } from '#ui/layout/Card.tsx'
import { ChartIcon, ListIcon, SearchIcon, WalletIcon } from '#ui/icons.tsx'
import styles from './Shortcuts.module.css'

/** Links to the most used screens. */
export function Shortcuts({ signedIn }: { readonly signedIn: boolean }) {
  const fund = (fundCode: string) => fundDetailPaths.fundDetailSingle.to({ fundCode })
  const items = [
    {
      key: 'search',
      text: '找基金',
      icon: <SearchIcon />,
      search: () => document.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
    },
    {
      key: 'wallet',
      text: brand.walletName,
      icon: <WalletIcon />,
      to: signedIn ? assetPaths.holdYuEBao.to() : fund(WALLET_FUND),
    },
    { key: 'cash', text: brand.mainFundName, icon: <ChartIcon />, to: fund(MAIN_FUND) },
    ...(signedIn
      ? [
          {
            key: 'orders',
            text: '交易记录',
            icon: <ListIcon />,
            to: transactionPaths.transactionMain.to(),
          },
        ]
      : []),
  ]
  return (
    <Card>
      <ul className={styles.items}>
        {items.map(({ key, text, icon, to, search }) => {
          const face = (
            <>
              <span className={styles.icon}>{icon}</span>
              {text}
            </>
          )
          return (
            <li key={key}>
              {to === undefined ? (
                <button type="button" className={styles.item} onClick={search}>
                  {face}
                </button>
              ) : (
                <a className={styles.item} href={to}>
                  {face}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
