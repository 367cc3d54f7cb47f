import { ActBar } from '#templates/acts/ActBar.tsx'
import { useSnapshot } from 'valtio'
import { brand } from '#domain/brand.ts'
import { outsideAddress } from '#domain/navigation/outside-address.ts'
import { siteAt } from '#domain/navigation/sites.ts'
import { partnerSites } from '#domain/brand-sites.ts'
import type { outsidePaths } from '#paths/outside.ts'
import type { PathInput } from '#paths/path.ts'
import { outsideHosts, outsideSites } from '#platform/outside-sites.ts'
import { session } from '#session/session.ts'
import { RefusedAddress } from '#shared/parts/outside/RefusedAddress.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

type Input = PathInput<typeof outsidePaths.jump>

const MALL_HOME = `https://${partnerSites[0].host}/`

// No template: there is no data, only where the link leads.
/** Says where a link leads before anyone goes there (rules.md#leaving-for-outside-pages). */
export default function JumpScreen({ input: { kind, target } }: { readonly input: Input }) {
  const shell = useShell()
  const { openId } = useSnapshot(session)
  const outside = outsideAddress(target ?? (kind === 'mall' ? MALL_HOME : ''), outsideHosts())
  if ('refused' in outside) return <RefusedAddress reason={outside.refused} />
  const { hostname, href } = outside.url
  const name = siteAt(hostname, outsideSites())?.name ?? hostname
  const signed = kind !== 'page'
  const go =
    signed && openId === ''
      ? { text: '登录后前往', onClick: async () => void (await shell.login()) }
      : {
          text: '继续前往',
          onClick: () => shell.leave({ kind, target: kind === 'mall' ? (target ?? '') : href }),
        }
  return (
    <>
      <Page footNote="请勿在陌生页面输入交易密码和短信验证码">
        <Card title={`即将前往${name}`}>
          <p>
            {signed
              ? `您将离开${brand.company}的页面，并以当前账户登录${name}`
              : `您将离开${brand.company}的页面，内容由${name}提供`}
          </p>
        </Card>
        <Card>
          <KeyValue
            items={[
              { label: '网站', value: name },
              { label: '域名', value: hostname },
            ]}
          />
        </Card>
      </Page>
      <ActBar
        acts={[
          { text: '返回', kind: 'secondary', narrow: true, onClick: shell.back },
          { ...go, sends: kind === 'mall' ? 'autoLoginUrl' : undefined },
        ]}
      />
    </>
  )
}
