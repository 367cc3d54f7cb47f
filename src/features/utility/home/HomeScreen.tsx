import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { listAssetsChannel } from '../../../api/asset.ts'
import { queryFundOne } from '../../../api/fund.ts'
import { callAhead } from '../../../api/query.ts'
import { queryTransactionList } from '../../../api/transaction.ts'
import { WALLET_FUND } from '../../../domain/business-codes.ts'
import { packVersion } from '../../../platform/build-env.ts'
import { session } from '../../../session/session.ts'
import { RiskLine } from '../../../templates/RiskLine.tsx'
import type { Ahead } from '../../../templates/screen.ts'
import { Page } from '../../../ui/Page.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { FundSearch } from './parts/FundSearch.tsx'
import { Holdings } from './parts/Holdings.tsx'
import { RECENT, RecentOrders } from './parts/RecentOrders.tsx'
import { Shortcuts } from './parts/Shortcuts.tsx'
import { WalletCard } from './parts/WalletCard.tsx'
import { Welcome } from './parts/Welcome.tsx'

export const ahead: Ahead<object> = (_, signedIn) => [
  ...(signedIn ? [callAhead(listAssetsChannel, {}), callAhead(queryTransactionList, RECENT)] : []),
  callAhead(queryFundOne, { fundCode: WALLET_FUND }),
]

// No template: each of its cards loads and fails by itself.
/** The app's home: what one has, what is under way, and the way to a fund. */
export default function HomeScreen() {
  const { ready, openId, encOpenId } = useSnapshot(session)
  const [keyword, setKeyword] = useState('')
  const signedIn = openId !== '' && encOpenId !== ''
  return (
    <Page footNote={<RiskLine>{`版本 ${packVersion()}`}</RiskLine>}>
      <SearchField
        label="搜索基金"
        placeholder="名称、代码、拼音、经理、公司"
        value={keyword}
        onChange={setKeyword}
        onClear={() => setKeyword('')}
      />
      {keyword.trim() === '' ? (
        <>
          {ready && !signedIn ? <Welcome /> : <Holdings enabled={signedIn} />}
          <Shortcuts signedIn={signedIn} />
          <WalletCard />
          {signedIn ? <RecentOrders /> : null}
        </>
      ) : (
        <FundSearch keyword={keyword} />
      )}
    </Page>
  )
}
