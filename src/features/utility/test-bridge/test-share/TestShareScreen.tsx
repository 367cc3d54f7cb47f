import { brandFunds } from '#domain/brand-funds.ts'
import { brand } from '#domain/brand.ts'
import { SHARE_CHANNELS, shareData } from '#domain/navigation/share.ts'
import { documentHosts } from '#platform/build-env.ts'
import { CHANNEL_NAMES } from '#shared/parts/sharing/share-words.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { MethodCards } from '../parts/MethodCards.tsx'

// No template: it calls the container, not the provider, and shows the raw answers.
/**
 * Tests the nine share channels, the app's panel and the container's menu, with checked share
 * data.
 */
export default function TestShareScreen() {
  const home = `https://${documentHosts()[0] ?? brand.documentHost}/`
  const data = shareData('分享测试', `${home}?openid=private&fundCode=${brandFunds.example}`)
  return (
    <Page footNote="仅供开发与测试">
      <Banner tone="info">
        样例链接带有 openid，应已被去掉；没有描述，应为“{brand.shareText}”。
      </Banner>
      <MethodCards
        methods={[
          {
            method: 'share',
            presets: SHARE_CHANNELS.map((channel) => ({
              label: CHANNEL_NAMES[channel],
              args: { channel, ...data },
            })),
          },
          {
            method: 'openSharePanel',
            presets: [
              { label: '全部渠道', args: { channels: SHARE_CHANNELS, ...data } },
              { label: '只有微信', args: { channels: ['wx', 'wxf'], ...data } },
            ],
          },
          { method: 'setShareData', presets: [{ label: '本页数据', args: data }] },
        ]}
      />
    </Page>
  )
}
