import { useEffect } from 'react'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FundFigures } from '#shared/parts/fund-chart/FundFigures.tsx'
import { sharedFundText } from '#features/content/fund-detail/parts/shared-fund-text.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { WatchStar } from '#shared/views/watch/WatchStar.tsx'
import { shareWords } from '#shared/parts/sharing/words-in-view.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import styles from './FundHeader.module.css'
import { WatchActs } from './WatchActs.tsx'

/** Name, tags, and the fund's main figures, each with its day. */
export function FundHeader({ fund }: { readonly fund: Fund }) {
  const title = `${fund.fundName}（${fund.fundCode}）`
  const text = sharedFundText(fund)
  useEffect(() => shareWords({ title, text, picture: '' }), [title, text])
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.name}>{fund.fundName}</h2>
        <WatchStar fundCode={fund.fundCode} fundName={fund.fundName} />
        <Button
          kind="text"
          size="small"
          track="share"
          onClick={() =>
            sharePage(title, fundDetailPaths.fundDetailSingle.to({ fundCode: fund.fundCode }), {
              text,
            })
          }
        >
          分享
        </Button>
      </div>
      <FundFigures fund={fund} />
      <WatchActs fund={fund} />
    </Card>
  )
}
