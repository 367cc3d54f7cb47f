import { brandFunds } from '#domain/brand-funds.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { brand } from '#domain/brand.ts'
import type { Destination } from '#domain/navigation/navigation-item.ts'
import { documentHosts } from '#platform/build-env.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { DeepLinkCard } from './DeepLinkCard.tsx'
import { JsonField } from '../parts/JsonField.tsx'
import { destinations } from './navigation-item.ts'
import { readJson, showJson } from '../parts/read-json.ts'
import styles from '../parts/TestParts.module.css'

const SURFACES = { app: '应用内', wechat: '微信内', web: '浏览器' } as const
const KINDS = {
  screen: '本站页面',
  page: '外部网页',
  native: '原生页面',
  nowhere: '不跳转',
} as const

function destinationAddress(to: Destination): string {
  if (to.kind === 'nowhere') return '--'
  return to.kind === 'screen' ? to.to : to.url
}

/** The fields that the provider sends besides the addresses. */
const TYPES = ['forwardType', 'innerForwardType'] as const
const NOTHING = { places: [], types: ['', ''] } as const

const SAMPLE = showJson({
  forwardType: '1',
  targetUrl: fundDetailPaths.fundDetailSingle.to({ fundCode: brandFunds.example }),
  wxUrl: '',
  appUrl: `${brand.appLink}/fund`,
  innerForwardType: '',
  params: [
    { key: 'from', value: 'app', platform: '0' },
    { key: 'from', value: 'web', platform: '1' },
  ],
})

// No template: it computes addresses, and loads nothing.
/**
 * Tests addresses: this page's own, the app's scheme, and where a navigation item leads in each
 * container.
 */
export default function GetLinkScreen() {
  const navigate = useNavigate()
  const [text, setText] = useState(SAMPLE)
  const read = readJson(text)
  const found = 'problem' in read ? read : destinations(read.value, documentHosts())
  const { places, types } = 'places' in found ? found : NOTHING
  const web = places.find(({ surface }) => surface === 'web')?.to
  return (
    <Page footNote="仅供开发与测试">
      <Card title="本页" flush>
        <CopyLine label="地址" value={window.location.href} />
      </Card>
      <DeepLinkCard />
      <Card title="跳转项">
        <JsonField
          label="跳转项"
          value={text}
          onChange={setText}
          problem={'problem' in found ? found.problem : null}
        />
        <div className={styles.block}>
          <KeyValue
            items={[
              ...places.map(({ surface, to }) => ({
                label: SURFACES[surface],
                value: KINDS[to.kind],
                note: destinationAddress(to),
              })),
              ...TYPES.map((label, at) => ({ label, value: types[at] || '--' })),
            ]}
          />
        </div>
        <div className={styles.buttons}>
          <Button
            size="small"
            disabled={web?.kind !== 'screen'}
            onClick={() => {
              if (web?.kind === 'screen') void navigate(web.to)
            }}
          >
            打开本站页面
          </Button>
        </div>
      </Card>
    </Page>
  )
}
