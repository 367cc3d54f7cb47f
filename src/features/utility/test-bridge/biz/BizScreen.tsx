import { brandFunds } from '#domain/brand-funds.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { MethodCards } from '../parts/MethodCards.tsx'

const order = (fundCode: string, amount: string, tradeType: string) => ({
  fundCode,
  amount,
  periods: 0,
  cycle: '',
  planName: '',
  tradeType,
})

// No template: it calls the container, not the provider, and shows the raw answers.
/** Tests the user's identity, and the methods that open the app's trading pages. */
export default function BizScreen() {
  return (
    <Page footNote="仅供开发与测试">
      <Banner tone="info">金额与代码只填入原生页面，由用户在那里确认。</Banner>
      <MethodCards
        methods={[
          {
            method: 'navigateToFundTrading',
            presets: [
              { label: '买入', args: order(brandFunds.example, '1000.00', 'buy') },
              { label: '卖出', args: order(brandFunds.example, '', 'redeem') },
              { label: '转换', args: order(brandFunds.example, '', 'convert') },
              {
                label: '定投',
                args: {
                  ...order(brandFunds.example, '500.00', 'plan'),
                  periods: 12,
                  cycle: 'month',
                  planName: '测试计划',
                },
              },
            ],
          },
          { method: 'goCombineTrading' },
          { method: 'isLoggedIn' },
          { method: 'login' },
          { method: 'goAuth' },
          { method: 'getUserInfo' },
          { method: 'getGlobalConfig' },
          { method: 'GetDeviceInfoAndSystemInfo' },
        ]}
      />
    </Page>
  )
}
