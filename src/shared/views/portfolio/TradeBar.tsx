import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { bridge } from '#platform/bridge.ts'
import { inOwnChannel } from '#platform/open-app.ts'
import { HandOverSheet } from '#shared/parts/outside/HandOverSheet.tsx'
import { ActBar } from '#templates/acts/ActBar.tsx'
import type { PortfolioView } from './portfolio.ts'

const { strategyTrans } = configAdvisePaths

interface Props {
  readonly portfolio: PortfolioView
  /** The address at which the app goes on, from another company's app. */
  readonly here: string
}

/**
 * Money in and out of a portfolio that is signed: on the app's own page where there is one, else on
 * the web's; from another company's app on to the own one.
 */
export function TradeBar({ portfolio, here }: Props) {
  const { portfolioCode, blocked } = portfolio
  const navigate = useNavigate()
  if (!inOwnChannel()) return <HandOverBar act="转入和转出" here={here} />
  const open = async (kind: 'in' | 'out') => {
    const to = strategyTrans.to({ portfolioCode, kind })
    if (!bridge().supports('goCombineTrading')) return navigate(to)
    try {
      const tradeType = kind === 'in' ? 'buy' : 'redeem'
      return void (await bridge().call('goCombineTrading', {
        portfolioCode,
        amount: '',
        tradeType,
      }))
    } catch {
      // The app could not open its page: the web's own does the same.
      return navigate(to)
    }
  }
  return (
    <ActBar
      acts={[
        {
          text: '终止',
          kind: 'secondary',
          narrow: true,
          to: strategyTrans.to({ portfolioCode, kind: 'stop' }),
        },
        { text: '转出', kind: 'secondary', onClick: () => open('out') },
        {
          text: '转入',
          missing: blocked === '' ? null : { reason: blocked },
          onClick: () => open('in'),
        },
      ]}
    />
  )
}

interface HandOverBarProps {
  readonly act: string
  readonly here: string
}

/** Leads on to the own app for an act that another company's app cannot do. */
export function HandOverBar({ act, here }: HandOverBarProps) {
  const [isHanding, setHanding] = useState(false)
  return (
    <>
      <ActBar acts={[{ text: `去 App ${act}`, onClick: () => setHanding(true) }]} />
      <HandOverSheet open={isHanding} onClose={() => setHanding(false)} to={here} act={act} />
    </>
  )
}
