import { Suspense, useState } from 'react'
import { brand } from '#domain/brand.ts'
import { appDownloads } from '#domain/brand-sites.ts'
import { downloadPaths } from '#paths/download.ts'
import { homePaths } from '#paths/home.ts'
import type { PathInput } from '#paths/path.ts'
import { inApp } from '#platform/bridge.ts'
import { blocksApps, openInApp, phone } from '#platform/open-app.ts'
import { publicAddress } from '#platform/public-address.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { Page } from '#ui/layout/Page.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import styles from './DownloadScreen.module.css'

/** The code comes when it is asked for. */
const HandOver = lazyPart(() => import('#shared/parts/outside/HandOver.tsx'))

type Input = PathInput<typeof downloadPaths.download>
type Platform = keyof typeof appDownloads

const NAMES: Readonly<Record<Platform, string>> = {
  ios: '下载 iPhone 版',
  android: '下载安卓版',
}

// No template: there is no data, only ways to the app.
/** Opens the app at the address that the user comes from, or leads to its download. */
export default function DownloadScreen({ input: { to } }: { readonly input: Input }) {
  const shell = useShell()
  const replace = useReplace()
  const [missing, setMissing] = useState(false)
  const [isHanding, setHanding] = useState(false)
  const address = to ?? homePaths.home.to()
  const own = phone()
  const platforms: readonly Platform[] = own === null ? ['ios', 'android'] : [own]
  const download = (platform: Platform) =>
    shell.leave({ kind: 'page', target: appDownloads[platform] })

  async function open() {
    if (inApp()) return replace(address)
    setMissing(false)
    const end = await openInApp(address, (link) => window.location.assign(link))
    setMissing(end === 'notOpened')
    // A page that does not open here may open on another phone.
    setHanding(end === 'notOpened')
  }

  return (
    <Page footNote={<RiskLine />}>
      {blocksApps() ? (
        <Card title={`在微信外打开${brand.company} App`}>
          <BulletList
            items={['点击右上角的“···”', '选择“在浏览器打开”', '在浏览器中点击“打开 App”或“下载”']}
          />
        </Card>
      ) : (
        <Card title={`${brand.company} App`}>
          <div className={styles.stack}>
            <p>查看资产、交易基金和收取通知，都可以在 App 中完成</p>
            {missing ? <Banner tone="info">没有打开 App。如果还没有安装，请先下载</Banner> : null}
            <Button size="large" block onClick={open}>
              打开 App
            </Button>
            {platforms.map((platform) => (
              <Button
                key={platform}
                kind="secondary"
                size="large"
                block
                onClick={() => download(platform)}
              >
                {NAMES[platform]}
              </Button>
            ))}
          </div>
        </Card>
      )}
      <Button kind="text" block onClick={() => setHanding(true)}>
        用二维码或链接在其他地方打开
      </Button>
      <Sheet
        open={isHanding}
        onClose={() => setHanding(false)}
        title={`在${brand.company} App 中继续`}
      >
        <Suspense fallback={<Skeleton lines={6} />}>
          <HandOver link={publicAddress(downloadPaths.download.to({ to: address }))} />
        </Suspense>
      </Sheet>
    </Page>
  )
}
